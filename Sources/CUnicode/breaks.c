#include "CUnicode.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

// Opening an iterator costs 170 us the first time and 3 us later, so each thread keeps its own: one for graphemes and
// one for lines, the latter for the language and strictness that were used last.
typedef struct {
  UBreakIterator *graphemes;
  UBreakIterator *lines;
  char language[ULOC_FULLNAME_CAPACITY];
  int32_t strictness;
} iterators;

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int32_t key_status;

static void close_iterators(void *pointer) {
  iterators *own = pointer;
  if (own->graphemes) ubrk_close(own->graphemes);
  if (own->lines) ubrk_close(own->lines);
  free(own);
}

static void make_key(void) { key_status = pthread_key_create(&key, close_iterators); }

static iterators *own_iterators(void) {
  if (pthread_once(&once, make_key) || key_status) return NULL;
  iterators *own = pthread_getspecific(key);
  if (own) return own;
  own = calloc(1, sizeof *own);
  if (own && pthread_setspecific(key, own)) {
    free(own);
    return NULL;
  }
  return own;
}

static const char *const strictness_names[] = {"loose", "normal", "strict"};

// ICU's name for a BCP 47 tag with a strictness; the root locale's for a tag that ICU does not understand.
static void line_locale(const char *language, int32_t strictness, char locale[ULOC_FULLNAME_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  locale[0] = 0;
  if (language) uloc_forLanguageTag(language, locale, ULOC_FULLNAME_CAPACITY - 16, NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) locale[0] = 0;
  status = U_ZERO_ERROR;
  uloc_setKeywordValue("lb", strictness_names[strictness], locale, ULOC_FULLNAME_CAPACITY, &status);
  if (U_FAILURE(status)) {
    strcpy(locale, "root@lb=");
    strcat(locale, strictness_names[strictness]);
  }
}

static UBreakIterator *line_iterator(iterators *own, const char *language, int32_t strictness, UErrorCode *status) {
  const char *wanted = language && strlen(language) < sizeof own->language ? language : "";
  if (own->lines && own->strictness == strictness && !strcmp(own->language, wanted)) return own->lines;
  char locale[ULOC_FULLNAME_CAPACITY];
  line_locale(wanted[0] ? wanted : NULL, strictness, locale);
  UBreakIterator *fresh = ubrk_open(UBRK_LINE, locale, NULL, 0, status);
  if (U_FAILURE(*status)) return NULL;
  if (own->lines) ubrk_close(own->lines);
  own->lines = fresh;
  strcpy(own->language, wanted);
  own->strictness = strictness;
  return fresh;
}

// Whether a line must end behind a code unit: the classes BK, CR, LF and NL of UAX #14. ICU's rule status does not say so:
// every break that a dictionary finds before a line end gets the status of that line end.
static int ends_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

int32_t cu_line_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, uint8_t *flags) {
  if (strictness < 0 || strictness > 2) return U_ILLEGAL_ARGUMENT_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  iterators *own = own_iterators();
  if (!own) return U_MEMORY_ALLOCATION_ERROR;
  UBreakIterator *iterator = line_iterator(own, language, strictness, &status);
  if (U_FAILURE(status)) return status;
  ubrk_setText(iterator, text, length, &status);
  if (U_FAILURE(status)) return status;
  for (int32_t place = ubrk_next(iterator); place != UBRK_DONE; place = ubrk_next(iterator))
    flags[place] |= ends_line(text[place - 1]) ? CU_LINE_BREAK | CU_HARD_BREAK : CU_LINE_BREAK;
  return 0;
}

// Below U+0300 every code unit is a cluster, but for CR LF: no iterator is needed for most Latin text.
static int has_simple_graphemes(const uint16_t *text, int32_t length) {
  uint16_t all = 0;
  for (int32_t i = 0; i < length; i++) {
    if (text[i] >= 0x300) return 0;
    all |= text[i] == 0x0D;
  }
  return !all;
}

int32_t cu_graphemes(const uint16_t *text, int32_t length, uint8_t *flags) {
  if (has_simple_graphemes(text, length)) {
    for (int32_t i = 0; i <= length; i++) flags[i] |= CU_GRAPHEME;
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  iterators *own = own_iterators();
  if (!own) return U_MEMORY_ALLOCATION_ERROR;
  if (!own->graphemes) own->graphemes = ubrk_open(UBRK_CHARACTER, "root", NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  ubrk_setText(own->graphemes, text, length, &status);
  if (U_FAILURE(status)) return status;
  flags[0] |= CU_GRAPHEME;
  for (int32_t place = ubrk_next(own->graphemes); place != UBRK_DONE; place = ubrk_next(own->graphemes))
    flags[place] |= CU_GRAPHEME;
  return 0;
}
