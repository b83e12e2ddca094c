#ifndef CFAULTS_H
#define CFAULTS_H

#include <stdbool.h>

/// Which calls fail.
enum faults_kind {
  /// malloc, calloc, realloc, strdup and fmemopen, but not libhyphen's; errno is ENOMEM.
  FAULTS_MEMORY = 1,
  /// open, fopen, fstat, read, fread, mmap, opendir and readdir; errno is EIO.
  FAULTS_FILES = 2,
  /// libhyphen's malloc, calloc, realloc and strdup, after which it ends the process; errno is ENOMEM.
  FAULTS_LIBHYPHEN = 3,
};

/// Puts counting functions in place of the C library's in the import tables of FreeType, HarfBuzz, Fontconfig, ICU, libhyphen,
/// the libraries that they use, and the program itself, for the rest of the process. Swift allocates through its runtime,
/// whose imports stay: its allocations never fail. Returns how many imports were replaced.
int faults_install(void);

/// Lets the calling thread's `nth` call of a kind fail, counted from 1; with `onward` all later ones too. 0 lets none fail.
void faults_arm(enum faults_kind kind, long nth, bool onward);

/// Lets calls succeed again. Returns how many calls of the kind the thread made since `faults_arm`.
long faults_disarm(void);

/// Lets the calling thread's calls succeed, without counting them, until `faults_resume`.
void faults_pause(void);
void faults_resume(void);

/// How many blocks the libraries hold that were allocated since `faults_install`, less those freed since.
long faults_live_blocks(void);

#endif
