#include "measuring.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
int galley_is_under_callgrind(void) { return RUNNING_ON_VALGRIND != 0; }
void galley_begin_counting(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}
void galley_end_counting(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
// Without valgrind's headers nothing is counted, and the program says so.
int galley_is_under_callgrind(void) { return 0; }
void galley_begin_counting(void) {}
void galley_end_counting(const char *name) { (void)name; }
#endif
