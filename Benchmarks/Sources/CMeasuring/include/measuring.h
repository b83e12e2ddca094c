#pragma once
#include <stdint.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The CPU time of the calling thread, in seconds.
static inline double galley_thread_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/// Time that passes for everyone, in seconds.
static inline double galley_wall_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/// How often the calling thread has allocated memory: malloc, calloc, realloc, aligned_alloc, posix_memalign and memalign.
int64_t galley_allocations(void);

/// Whether the program runs under callgrind.
int galley_is_under_callgrind(void);
/// Makes callgrind, started with --instr-atstart=no, begin to count at zero.
void galley_begin_counting(void);
/// Makes callgrind write a file of the counts that carries the name, and stop counting.
void galley_end_counting(const char *name);

#ifdef __cplusplus
}
#endif
