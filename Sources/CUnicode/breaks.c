#include "CUnicode.h"

#include "plain.h"
#include "words.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

// A line iterator and what it was opened for.
typedef struct {
  UBreakIterator *iterator;
  char language[ULOC_FULLNAME_CAPACITY];
  int32_t strictness;
  // Whether these are the rules for all languages that have none of their own.
  int32_t is_root;
} line_rules;

// How many line iterators a thread keeps: ICU 72 has four sets of rules that a language chooses.
enum { KEPT = 4 };

// Opening an iterator costs 170 us the first time and 3 us later, so each thread keeps its own: one for graphemes, one for
// words, and some for lines, for the languages and strictnesses that were used last.
typedef struct {
  UBreakIterator *graphemes;
  UBreakIterator *words;
  line_rules lines[KEPT];
  int32_t oldest;
} iterators;

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int32_t key_status;

static void close_iterators(void *pointer) {
  iterators *own = pointer;
  if (own->graphemes) ubrk_close(own->graphemes);
  if (own->words) ubrk_close(own->words);
  for (int32_t i = 0; i < KEPT; i++)
    if (own->lines[i].iterator) ubrk_close(own->lines[i].iterator);
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

static line_rules *line_rules_for(const char *language, int32_t strictness, UErrorCode *status) {
  iterators *own = own_iterators();
  if (!own || strictness < 0 || strictness > 2) {
    *status = own ? U_ILLEGAL_ARGUMENT_ERROR : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  const char *wanted = language && strlen(language) < ULOC_FULLNAME_CAPACITY ? language : "";
  for (int32_t i = 0; i < KEPT; i++) {
    line_rules *known = &own->lines[i];
    if (known->iterator && known->strictness == strictness && !strcmp(known->language, wanted)) return known;
  }
  char locale[ULOC_FULLNAME_CAPACITY];
  line_locale(wanted[0] ? wanted : NULL, strictness, locale);
  UBreakIterator *fresh = ubrk_open(UBRK_LINE, locale, NULL, 0, status);
  if (U_FAILURE(*status)) return NULL;
  line_rules *place = &own->lines[own->oldest];
  own->oldest = (own->oldest + 1) % KEPT;
  if (place->iterator) ubrk_close(place->iterator);
  place->iterator = fresh;
  strcpy(place->language, wanted);
  place->strictness = strictness;
  const char *actual = ubrk_getLocaleByType(fresh, ULOC_ACTUAL_LOCALE, status);
  place->is_root = actual && !strcmp(actual, "root");
  return place;
}

int32_t cu_line_rules(const char *language, int32_t strictness, char name[CU_RULES_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  line_rules *rules = line_rules_for(language, strictness, &status);
  if (U_FAILURE(status)) return status;
  const char *actual = ubrk_getLocaleByType(rules->iterator, ULOC_ACTUAL_LOCALE, &status);
  name[0] = 0;
  if (U_SUCCESS(status) && actual) strncat(name, actual, CU_RULES_CAPACITY - 1);
  return 0;
}

// Whether a line must end behind a code unit: the classes BK, CR, LF and NL of UAX #14. ICU's rule status does not say so:
// every break that a dictionary finds before a line end gets the status of that line end.
static int ends_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

// What a break at a place is, after the code unit before it.
static uint8_t break_behind(uint16_t unit) { return ends_line(unit) ? CU_LINE_BREAK | CU_HARD_BREAK : CU_LINE_BREAK; }

// The breaks that ICU finds from `start` to `end`, that at the end included.
static int32_t iterate(
    UBreakIterator *iterator, const uint16_t *text, int32_t start, int32_t end, uint8_t within, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text + start, end - start, &status);
  if (U_FAILURE(status)) return status;
  for (int32_t found = ubrk_next(iterator); found != UBRK_DONE; found = ubrk_next(iterator)) {
    int32_t place = start + found;
    if (ends_line(text[place - 1])) flags[place] |= CU_LINE_BREAK | CU_HARD_BREAK;
    else if ((flags[place] & within) == within) flags[place] |= CU_LINE_BREAK;
  }
  return 0;
}

// The same by the root's rules, but ICU is asked only about what lies between two joints and is no plain word by itself: its
// rules begin anew at every break, so what is before a joint does not matter, nor does what is behind one.
static int32_t iterate_between_joints(UBreakIterator *iterator, const uint16_t *text, int32_t length, uint8_t *flags) {
  const plain_tables *tables = plain();
  int32_t start = 0;
  int32_t is_one_word = 1;
  for (int32_t place = 0; place < length;) {
    plain_word word = plain_word_at(tables, text, length, place);
    is_one_word = is_one_word && word.is_unbroken && word.is_joint;
    place = word.end;
    if (!word.is_joint) continue;
    if (is_one_word) {
      flags[place] |= break_behind(text[place - 1]);
    } else {
      int32_t status = iterate(iterator, text, start, place, 0, flags);
      if (status) return status;
    }
    start = place;
    is_one_word = 1;
  }
  return 0;
}

// The breaks of UAX #14 in `text`, which stands for a text whose line ends are the same.
static int32_t find_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, uint8_t within, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  line_rules *rules = line_rules_for(language, strictness, &status);
  if (U_FAILURE(status)) return status;
  if (rules->is_root && !within) return iterate_between_joints(rules->iterator, text, length, flags);
  return iterate(rules->iterator, text, 0, length, within, flags);
}

int32_t cu_iterated_line_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  line_rules *rules = line_rules_for(language, strictness, &status);
  return U_FAILURE(status) ? status : iterate(rules->iterator, text, 0, length, 0, flags);
}

// A place before every cluster, but for spaces, which stay with what is before them, and line ends.
static void break_anywhere(const uint16_t *text, int32_t length, uint8_t *flags) {
  for (int32_t place = 1; place <= length; place++) {
    if (!(flags[place] & CU_GRAPHEME)) continue;
    if (ends_line(text[place - 1])) flags[place] |= CU_LINE_BREAK | CU_HARD_BREAK;
    else if (place == length || !(flags[place] & CU_SPACE || ends_line(text[place]))) flags[place] |= CU_LINE_BREAK;
  }
}

int32_t cu_line_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, int32_t word_break,
    uint8_t *flags) {
  if (strictness == CU_ANYWHERE) {
    break_anywhere(text, length, flags);
    return 0;
  }
  if (word_break == CU_BREAK_ALL) {
    uint16_t *ideographs = malloc((size_t)length * sizeof *ideographs);
    if (!ideographs) return U_MEMORY_ALLOCATION_ERROR;
    cu_letters_to_ideographs(text, length, ideographs);
    int32_t status = find_breaks(ideographs, length, language, strictness, CU_GRAPHEME, flags);
    free(ideographs);
    return status;
  }
  int32_t status = find_breaks(text, length, language, strictness, 0, flags);
  if (!status && word_break == CU_KEEP_ALL) cu_keep_words(text, length, flags);
  return status;
}

// Whether each code unit is a cluster by itself: most text of plain characters is that, and needs no iterator.
static int has_simple_graphemes(const uint16_t *text, int32_t length) {
  const uint8_t *plain_flags = plain()->flags;
  uint8_t all = CU_GRAPHEME;
  for (int32_t i = 0; i < length; i++) all &= plain_flags[plain_index(text[i])];
  return all;
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

int32_t cu_words(const uint16_t *text, int32_t length, cu_range *words, int32_t capacity, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  iterators *own = own_iterators();
  if (!own) return U_MEMORY_ALLOCATION_ERROR;
  if (!own->words) own->words = ubrk_open(UBRK_WORD, "root", NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  ubrk_setText(own->words, text, length, &status);
  if (U_FAILURE(status)) return status;
  int32_t start = 0, stored = 0;
  for (int32_t end = ubrk_next(own->words); end != UBRK_DONE; end = ubrk_next(own->words)) {
    int32_t kind = ubrk_getRuleStatus(own->words);
    if (kind >= UBRK_WORD_LETTER && kind < UBRK_WORD_LETTER_LIMIT) {
      if (stored < capacity) words[stored] = (cu_range){start, end};
      stored++;
    }
    start = end;
  }
  *count = stored;
  return 0;
}
