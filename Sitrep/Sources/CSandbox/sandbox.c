#include "CSandbox.h"

#ifdef __linux__

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// MARK: Calls (seccomp)

#ifdef ARCHITECTURE

struct filter {
  struct sock_filter code[400];
  unsigned short length;
};

static void add(struct filter *filter, unsigned short code, uint32_t value, unsigned char yes, unsigned char no) {
  filter->code[filter->length++] = (struct sock_filter){code, yes, no, value};
}

static void answer(struct filter *filter, uint32_t action) { add(filter, BPF_RET | BPF_K, action, 0, 0); }

static void load(struct filter *filter, size_t offset) { add(filter, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0); }

// The two halves of an argument; both architectures have the lower one first.
static size_t low(int argument) { return offsetof(struct seccomp_data, args) + 8 * (size_t)argument; }
static size_t high(int argument) { return low(argument) + 4; }

static void allow(struct filter *filter, uint32_t call) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
  answer(filter, SECCOMP_RET_ALLOW);
}

static void refuse(struct filter *filter, uint32_t call, uint32_t error) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
  answer(filter, SECCOMP_RET_ERRNO | error);
}

// Allowed where the argument has any of the bits.
static void allow_with(struct filter *filter, uint32_t call, int argument, uint32_t bits) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  load(filter, low(argument));
  add(filter, BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, SECCOMP_RET_ERRNO | EPERM);
}

// Allowed where the argument has none of the bits.
static void allow_without(struct filter *filter, uint32_t call, int argument, uint32_t bits) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  load(filter, low(argument));
  add(filter, BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, SECCOMP_RET_ERRNO | EPERM);
}

// Allowed where the argument is below this number.
static void allow_below(struct filter *filter, uint32_t call, int argument, uint32_t bound) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
  load(filter, low(argument));
  add(filter, BPF_JMP | BPF_JGE | BPF_K, bound, 1, 0);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, SECCOMP_RET_ERRNO | EPERM);
}

// Allowed where the argument is this value.
static void allow_if(struct filter *filter, uint32_t call, int argument, uint64_t value) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 6);
  load(filter, low(argument));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)value, 0, 3);
  load(filter, high(argument));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(value >> 32), 0, 1);
  answer(filter, SECCOMP_RET_ALLOW);
  answer(filter, SECCOMP_RET_ERRNO | EPERM);
}

static void begin(struct filter *filter) {
  filter->length = 0;
  // Numbers of calls mean something else to the other architectures that the processor understands.
  load(filter, offsetof(struct seccomp_data, arch));
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  answer(filter, SECCOMP_RET_KILL_PROCESS);
  load(filter, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  add(filter, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  answer(filter, SECCOMP_RET_KILL_PROCESS);
#endif
}

// What every program needs that computes, and reads and writes what is open already.
static void allow_computing(struct filter *filter) {
  static const uint32_t calls[] = {
      // clang-format off
      __NR_read, __NR_readv, __NR_pread64, __NR_write, __NR_writev, __NR_close, __NR_fstat, __NR_lseek,
      __NR_mmap, __NR_munmap, __NR_mremap, __NR_mprotect, __NR_madvise, __NR_brk,
      __NR_futex, __NR_set_robust_list, __NR_membarrier, __NR_sched_yield, __NR_sched_getaffinity,
      __NR_rt_sigaction, __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_sigaltstack,
      __NR_getpid, __NR_gettid, __NR_getrandom, __NR_restart_syscall, __NR_exit, __NR_exit_group,
      __NR_clock_gettime, __NR_clock_getres, __NR_clock_nanosleep, __NR_nanosleep, __NR_gettimeofday,
      __NR_ppoll, __NR_epoll_create1, __NR_epoll_ctl, __NR_epoll_pwait, __NR_eventfd2,
      __NR_timerfd_create, __NR_timerfd_settime,
#ifdef __NR_rseq
      __NR_rseq,
#endif
#ifdef __NR_poll
      __NR_poll,
#endif
#ifdef __NR_epoll_wait
      __NR_epoll_wait,
#endif
      // clang-format on
  };
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) allow(filter, calls[index]);
  // Threads, but no processes. The C library asks with the first call, whose flags no filter can see, and goes on with
  // the second where it is not there.
#ifdef __NR_clone3
  refuse(filter, __NR_clone3, ENOSYS);
#endif
  allow_with(filter, __NR_clone, 0, CLONE_THREAD);
  // Its own limits only, of which it can raise none.
  allow_if(filter, __NR_prlimit64, 0, 0);
}

// What a program needs beside that to start, and to read files: Landlock says which.
static void allow_reading_files(struct filter *filter) {
  static const uint32_t calls[] = {
      // clang-format off
      __NR_newfstatat, __NR_statx, __NR_statfs, __NR_fstatfs, __NR_getdents64, __NR_readlinkat, __NR_faccessat,
      __NR_getcwd, __NR_uname, __NR_sysinfo, __NR_set_tid_address,
      __NR_fadvise64, __NR_getuid, __NR_geteuid, __NR_getgid, __NR_getegid, __NR_getppid,
#ifdef __NR_faccessat2
      __NR_faccessat2,
#endif
#ifdef __NR_arch_prctl
      __NR_arch_prctl,
#endif
#ifdef __NR_access
      __NR_access,
#endif
#ifdef __NR_stat
      __NR_stat, __NR_lstat, __NR_readlink,
#endif
      // clang-format on
  };
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) allow(filter, calls[index]);
  // Flags of descriptors are asked and set; who gets signals by them is not.
  allow_below(filter, __NR_fcntl, 1, F_SETFL);
  const uint32_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
  allow_without(filter, __NR_openat, 2, writing);
#ifdef __NR_open
  allow_without(filter, __NR_open, 1, writing);
#endif
}

// For all threads at once.
static int enforce(struct filter *filter) {
  answer(filter, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog program = {filter->length, filter->code};
  long result = syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &program);
  // A number above 0 is that of a thread that cannot have the same filter.
  if (result > 0) errno = EBUSY;
  return result == 0 ? 0 : -1;
}

static int has_calls(void) {
  uint32_t action = SECCOMP_RET_KILL_PROCESS;
  return syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

#else

static int has_calls(void) { return 0; }

#endif

// MARK: Files (Landlock)

// The numbers are the same on every architecture. They and the names are our own, because the headers of Debian 12 know
// only the first two versions.
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446, ASK_FOR_VERSION = 1, BENEATH_PATH = 1 };

static const uint64_t EXECUTE = 1 << 0, READ_FILE = 1 << 2, READ_FOLDER = 1 << 3;

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t parent;
};

static long landlock_version(void) { return syscall(CREATE_RULESET, NULL, 0, ASK_FOR_VERSION); }

// A set of rules that refuses all that this system can refuse: files, TCP, and signals and abstract sockets of others.
static int deny_files(long version) {
  struct ruleset rules = {(1 << 13) - 1, 0, 0};
  size_t size = 8;
  if (version >= 2) rules.files |= 1 << 13;
  if (version >= 3) rules.files |= 1 << 14;
  if (version >= 4) rules.network = 3, size = 16;
  if (version >= 5) rules.files |= 1 << 15;
  if (version >= 6) rules.scopes = 3, size = 24;
  return (int)syscall(CREATE_RULESET, &rules, size, 0);
}

// What is not there needs no permission.
static int permit(int rules, const char *path, uint64_t access) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return 0;
  struct path_rule rule = {access, place};
  int result = (int)syscall(ADD_RULE, rules, BENEATH_PATH, &rule, 0);
  close(place);
  return result;
}

static int permit_drawing(int rules, const char *tool) {
  static const char *const programs[] = {"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"};
  static const char *const files[] = {"/etc/ld.so.cache", "/etc/localtime", "/dev/null", "/dev/urandom"};
  // Libraries, fonts, and what Poppler knows of alphabets.
  static const char *const folders[] = {
      "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/fonts", "/usr/share/fonts",
      "/usr/local/share/fonts", "/usr/share/fontconfig", "/var/cache/fontconfig", "/usr/share/X11/fonts",
      "/usr/share/poppler", "/usr/share/ghostscript/fonts",
  };
  int result = permit(rules, tool, EXECUTE | READ_FILE);
  for (size_t index = 0; index < sizeof programs / sizeof *programs; index++)
    result |= permit(rules, programs[index], EXECUTE | READ_FILE);
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) result |= permit(rules, files[index], READ_FILE);
  for (size_t index = 0; index < sizeof folders / sizeof *folders; index++)
    result |= permit(rules, folders[index], READ_FILE | READ_FOLDER);
  return result;
}

static int confine_files(const char *tool) {
  long version = landlock_version();
  if (version < 1) return 0;
  int rules = deny_files(version);
  if (rules < 0) return -1;
  int result = tool ? permit_drawing(rules, tool) : 0;
  if (result == 0) result = (int)syscall(RESTRICT_SELF, rules, 0);
  close(rules);
  return result;
}

// MARK: Both

int sandbox_missing(void) {
  return (has_calls() ? 0 : SANDBOX_CALLS) | (landlock_version() < 1 ? SANDBOX_FILES : 0);
}

static int begin_confinement(const char *tool) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return confine_files(tool);
}

int sandbox_decode(void) {
  if (begin_confinement(NULL) != 0) return -1;
  if (!has_calls()) return 0;
#ifdef ARCHITECTURE
  struct filter filter;
  begin(&filter);
  allow_computing(&filter);
  // Of what is open, by its number.
  allow_with(&filter, __NR_newfstatat, 3, AT_EMPTY_PATH);
  return enforce(&filter);
#else
  return 0;
#endif
}

int sandbox_draw(const char *tool) {
  if (begin_confinement(tool) != 0) return -1;
  if (!has_calls()) return 0;
#ifdef ARCHITECTURE
  struct filter filter;
  begin(&filter);
  allow_computing(&filter);
  allow_reading_files(&filter);
  // Once: what it becomes does not know the pointer.
  allow_if(&filter, __NR_execve, 0, (uint64_t)(uintptr_t)tool);
  return enforce(&filter);
#else
  return 0;
#endif
}

#else

int sandbox_missing(void) { return SANDBOX_CALLS | SANDBOX_FILES; }

int sandbox_decode(void) { return 0; }

int sandbox_draw(const char *tool) {
  (void)tool;
  return 0;
}

#endif

// MARK: Core dumps

#include <sys/resource.h>

void sandbox_forbid_core_dumps(void) {
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}
