// What the C library and the system of Linux offer beyond the C standard.
#ifdef __linux__
#include <malloc.h>
#include <sys/syscall.h>
#include <unistd.h>

// A new file that is in memory only and has no name; -1, with errno, where there can be none. It goes with its last
// descriptor. (The C library's own function for it is not seen from Swift.)
static inline int open_file_in_memory(void) {
  return (int)syscall(SYS_memfd_create, "upload", 1u /* closed by exec */);
}
#endif
