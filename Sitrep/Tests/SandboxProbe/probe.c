// Enters the protection of the program's children and says what it can still do, one line for each attempt: its name
// and "allowed" or the error. It has no part in the program.
//
//   sandboxprobe decode          as the child that decodes
//   sandboxprobe draw PATH       as the child that draws, which becomes this program at PATH
//   sandboxprobe other           as the child that decodes, with a call of another architecture: it does not come back
//   sandboxprobe parent PATH ... starts a child, says its number and waits to be killed

#define _GNU_SOURCE
#include <CSandbox.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static void say(const char *name, long result) {
  printf("%s %s\n", name, result >= 0 ? "allowed" : strerrorname_np(errno));
  fflush(stdout);
}

static void *nothing(void *argument) { return argument; }

// An error number in the way of system calls.
static long from(int error) {
  errno = error;
  return error ? -1 : 0;
}

static void try_threads(void) {
  pthread_t thread;
  int error = pthread_create(&thread, NULL, nothing, NULL);
  if (!error) pthread_join(thread, NULL);
  say("thread", from(error));
}

static void try_fork(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  say("fork", child);
  child = (pid_t)syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL);
  if (child == 0) _exit(0);
  say("clone", child);
}

static void try_all(const char *program) {
  char *arguments[] = {(char *)program, NULL};
  struct rlimit limit = {1, 1};
  say("ipv4-socket", socket(AF_INET, SOCK_STREAM, 0));
  say("unix-socket", socket(AF_UNIX, SOCK_STREAM, 0));
  say("socket-pair", socketpair(AF_UNIX, SOCK_STREAM, 0, (int[2]){0}));
  say("read-secret", open("/etc/passwd", O_RDONLY));
  say("read-data", open("/tmp", O_RDONLY | O_DIRECTORY));
  say("read-process", open("/proc/self/environ", O_RDONLY));
  say("read-library", open("/usr/lib", O_RDONLY | O_DIRECTORY));
  say("write-file", open("/tmp/sitrep-probe", O_WRONLY | O_CREAT, 0600));
  say("write-device", open("/dev/null", O_WRONLY));
  say("make-folder", mkdir("/tmp/sitrep-probe.d", 0700));
  say("delete", unlink("/tmp/sitrep-probe"));
  say("memory-file", memfd_create("probe", 0));
  try_fork();
  say("exec", execve("/bin/true", arguments, NULL));
  say("exec-itself", execve(program, arguments, NULL));
  say("signal-parent", kill(getppid(), 0));
  say("limit-parent", syscall(SYS_prlimit64, getppid(), RLIMIT_NOFILE, &limit, NULL));
  say("trace", ptrace(PTRACE_TRACEME, 0, NULL, NULL));
  say("new-rules", prctl(PR_SET_DUMPABLE, 1));
  try_threads();
  say("memory", mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
}

static int start_child(char **arguments) {
  pid_t child = fork();
  if (child == 0) {
    execv(arguments[0], arguments);
    _exit(127);
  }
  printf("%d\n", child);
  fflush(stdout);
  for (;;) pause();
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "";
  if (!strcmp(mode, "decode")) {
    say("sandbox", sandbox_decode());
    try_all(arguments[0]);
  } else if (!strcmp(mode, "draw") && count > 2) {
    char *again[] = {arguments[2], "drawn", NULL};
    say("sandbox", sandbox_draw(arguments[2]));
    say("exec-other", execve("/bin/true", again, NULL));
    execve(arguments[2], again, NULL);
    say("exec-tool", -1);
  } else if (!strcmp(mode, "drawn")) {
    try_all(arguments[0]);
  } else if (!strcmp(mode, "other")) {
    say("sandbox", sandbox_decode());
    say("other", syscall(0x40000000 | SYS_getpid));
  } else if (!strcmp(mode, "parent") && count > 2) {
    return start_child(arguments + 2);
  } else {
    return 2;
  }
  return 0;
}
