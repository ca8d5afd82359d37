#define _GNU_SOURCE
#include "cfiles.h"

#include <errno.h>
#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>

int cfiles_exchange(const char *path, const char *other) {
  const unsigned exchange = 1 << 1;  // RENAME_EXCHANGE, which not every C library names.
  if (syscall(SYS_renameat2, AT_FDCWD, path, AT_FDCWD, other, exchange) == 0) return 0;
  return errno == ENOSYS || errno == EINVAL ? ENOTSUP : errno;
}

int cfiles_guard(int descriptor) {
  // Who wants to write is announced by a signal that would end the process.
  signal(SIGIO, SIG_IGN);
  return fcntl(descriptor, F_SETLEASE, F_RDLCK) == 0 ? 0 : errno;
}

bool cfiles_is_guarded(int descriptor) { return fcntl(descriptor, F_GETLEASE) == F_RDLCK; }

static ssize_t list_names(int file, char *names, size_t size) { return flistxattr(file, names, size); }
static ssize_t value_of(int file, const char *name, void *value, size_t size) { return fgetxattr(file, name, value, size); }
static int set_value(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0);
}
#else
int cfiles_exchange(const char *path, const char *other) {
  return renamex_np(path, other, RENAME_SWAP) == 0 ? 0 : errno;
}

int cfiles_guard(int descriptor) { return ENOTSUP; }
bool cfiles_is_guarded(int descriptor) { return true; }

static ssize_t list_names(int file, char *names, size_t size) { return flistxattr(file, names, size, 0); }
static ssize_t value_of(int file, const char *name, void *value, size_t size) {
  return fgetxattr(file, name, value, size, 0, 0);
}
static int set_value(int file, const char *name, const void *value, size_t size) {
  return fsetxattr(file, name, value, size, 0, 0);
}
#endif

static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = value_of(from, name, NULL, 0);
  if (size < 0) return errno;
  void *value = malloc((size_t)size + 1);
  if (!value) return ENOMEM;
  size = value_of(from, name, value, (size_t)size);
  int code = size < 0 || set_value(to, name, value, (size_t)size) != 0 ? errno : 0;
  free(value);
  return code;
}

static int copy_extended(int from, int to) {
  ssize_t size = list_names(from, NULL, 0);
  if (size <= 0) return size == 0 || errno == ENOTSUP ? 0 : errno;
  char *names = malloc((size_t)size);
  if (!names) return ENOMEM;
  size = list_names(from, names, (size_t)size);
  int code = size < 0 ? errno : 0;
  for (ssize_t at = 0; code == 0 && at < size;) {
    code = copy_attribute(from, to, names + at);
    while (at < size && names[at] != 0) at++;
    at++;
  }
  free(names);
  return code;
}

int cfiles_copy_attributes(int from, int to) {
  struct stat old, new;
  if (fstat(from, &old) != 0 || fstat(to, &new) != 0) return errno;
  if ((old.st_uid != new.st_uid || old.st_gid != new.st_gid) && fchown(to, old.st_uid, old.st_gid) != 0) return errno;
  int code = copy_extended(from, to);
  if (code != 0) return code;
  return fchmod(to, old.st_mode & 07777) == 0 ? 0 : errno;
}

void cfiles_survive_limits(void) { signal(SIGXFSZ, SIG_IGN); }

void cfiles_return_large_memory(void) {
#ifdef __GLIBC__
  // A threshold that is set no longer moves, nor does that from which memory is the system's.
  mallopt(M_TRIM_THRESHOLD, 1 << 27);
#endif
}
