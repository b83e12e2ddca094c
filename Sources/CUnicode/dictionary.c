#include "dictionary.h"

#include <pthread.h>
#include <unicode/ubrk.h>

#include "CUnicode.h"

#if U_ICU_VERSION_MAJOR_NUM < 72
#error "Galley needs ICU 72 or newer, which Debian 12 and Ubuntu 24.04 have; install a newer libicu-dev."
#endif

// Opening an iterator costs 170 us the first time and 3 us later, so each thread keeps its own.
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int key_failure;

static void close_iterator(void *iterator) { ubrk_close(iterator); }

static void make_key(void) { key_failure = pthread_key_create(&key, close_iterator); }

static UBreakIterator *own_iterator(UErrorCode *status) {
  if (pthread_once(&once, make_key) || key_failure) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UBreakIterator *iterator = pthread_getspecific(key);
  if (iterator) return iterator;
  iterator = ubrk_open(UBRK_LINE, "root", NULL, 0, status);
  if (U_FAILURE(*status)) return NULL;
  if (pthread_setspecific(key, iterator)) {
    ubrk_close(iterator);
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  return iterator;
}

// How many code units at the end may belong to a word that goes on behind it: our own decision, no dictionary has longer words.
enum { MARGIN = 256 };

int32_t dictionary_breaks(const uint16_t *text, int32_t length, int32_t is_last, uint8_t *flags, int32_t *next) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = own_iterator(&status);
  if (U_FAILURE(status)) return status;
  ubrk_setText(iterator, text, length, &status);
  if (U_FAILURE(status)) return status;
  int32_t limit = is_last ? length - 1 : length - MARGIN;
  *next = is_last ? length : 0;
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE && end <= limit; end = ubrk_next(iterator)) {
    if (flags[end] & CU_GRAPHEME) flags[end] |= CU_LINE_BREAK;
    if (!is_last) *next = end;
  }
  return 0;
}
