// What the standard library of Swift does not show of the system's calls on files and memory.
#ifndef CFILES_H
#define CFILES_H

#include <stdbool.h>

/// Lets two files of one file system change places, all at once. 0, or an error number: `ENOTSUP` where that cannot be done.
int cfiles_exchange(const char *path, const char *other);

/// Asks to be told of whoever opens a file to write it, who then waits until the descriptor is closed. 0; `EAGAIN` where somebody
/// has it open for that; another error number where the system or the file system cannot tell.
///
/// - descriptor: open for reading alone.
int cfiles_guard(int descriptor);

/// Whether nobody has asked to write the file since `cfiles_guard`.
bool cfiles_is_guarded(int descriptor);

/// Gives a file the owner, group, permissions and extended attributes of another. 0 or an error number.
int cfiles_copy_attributes(int from, int to);

/// Lets a write beyond a limit of the process fail, where it would end the process.
void cfiles_survive_limits(void);

/// Has each large piece of memory go back to the system when it is given up, whatever was given up before. glibc keeps larger and
/// larger ones by itself, between which what follows finds no room.
void cfiles_return_large_memory(void);

#endif
