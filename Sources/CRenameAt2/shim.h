// renameat2(2) as two plain functions: glibc declares it only under _GNU_SOURCE, which the Glibc module does not set.
#ifndef GALLEY_CRENAMEAT2_H
#define GALLEY_CRENAMEAT2_H

#include <sys/syscall.h>
#include <unistd.h>

/// Swaps two existing entries in one step (RENAME_EXCHANGE = 2 in linux/fs.h).
static inline int galley_exchange(int first_folder, const char *first, int second_folder, const char *second) {
  return (int)syscall(SYS_renameat2, first_folder, first, second_folder, second, 2u);
}

/// Renames only where nothing bears the new name yet (RENAME_NOREPLACE = 1 in linux/fs.h).
static inline int galley_rename_new(int old_folder, const char *old_name, int new_folder, const char *new_name) {
  return (int)syscall(SYS_renameat2, old_folder, old_name, new_folder, new_name, 1u);
}

#endif
