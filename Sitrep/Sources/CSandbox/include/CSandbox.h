// Takes from a process what it does not need to look at a stranger's file. Nothing that is taken can be had again.
#ifndef CSANDBOX_H
#define CSANDBOX_H

// Parts of the protection, as bits.
enum {
  // System calls are refused unless they are on a list (seccomp).
  SANDBOX_CALLS = 1,
  // Files and folders are refused unless they are on a list (Landlock).
  SANDBOX_FILES = 2,
};

// The parts that this system does not have; 0 where it has all.
int sandbox_missing(void);

// For a process that decodes what it reads from standard input and writes to standard output.
//
// From now on it can open nothing, connect to nothing, start nothing and signal nobody; more threads of its own are
// allowed. A call that is refused fails with EPERM. The process is killed when the thread that started it ends.
// Returns 0, or -1 with errno: then nothing of the file may be read.
int sandbox_decode(void);

// For a process that is about to become the program at `tool` (by `execve` with this very pointer), which draws a PDF
// from standard input to standard output. It may read libraries and fonts beside that, and nothing else.
int sandbox_draw(const char *tool);

// Keeps a crash from writing the memory of this process, and of those that it starts, to a file.
//
// Where the system pipes core dumps to a program, that is told of the limit and has to heed it itself.
void sandbox_forbid_core_dumps(void);

#endif
