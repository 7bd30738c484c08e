// The kind of a file system from statfs(2), which the Glibc module leaves out.
#ifndef GALLEY_CSTATFS_H
#define GALLEY_CSTATFS_H

#include <stdint.h>
#include <sys/vfs.h>

/// The number of the kind of file system a path lies on, as linux/magic.h lists them; 0 where it cannot be told.
static inline uint32_t galley_file_system_kind(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (uint32_t)status.f_type : 0;
}

#endif
