// What the allocator of Linux offers beyond the C standard.
#ifdef __linux__
#include <malloc.h>
#endif
