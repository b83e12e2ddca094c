#include "CUnicode.h"

#include "plain.h"
#include "words.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/utf16.h>

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

// About how many code units a batch has: ICU takes some milliseconds for so many. And how many at a batch's end are looked at
// only for the sake of what is before them: our own decision, no rule and no word of a dictionary looks farther.
enum { BATCH = 1 << 16, MARGIN = 256 };

// Where a batch from `start` ends, not within a surrogate pair.
static int32_t batch_end(const uint16_t *text, int32_t length, int32_t start, int32_t size) {
  if (length - start <= size) return length;
  int32_t end = start + size;
  return U16_IS_LEAD(text[end - 1]) && U16_IS_TRAIL(text[end]) ? end - 1 : end;
}

// Whether the character before a place is of a script whose words a dictionary finds.
static int is_behind_complex(const uint16_t *piece, int32_t place) {
  if (piece[place - 1] < 0xE00) return 0;
  UChar32 c;
  U16_PREV(piece, 0, place, c);
  return u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT;
}

// Marks the breaks that ICU finds in a piece of text that begins where a line can; `flags` are the piece's. Only places that
// have the flags `within` count, or any place with 0: with CU_GRAPHEME no line ends inside a grapheme cluster, as it does by
// UAX #14 alone between an ideograph and an emoji modifier, or between a space and a combining mark. Gives where the
// next piece begins: at the end, unless more text follows; then at a break, or at 0 where none is found. ICU's rules begin anew
// at every break, and so do dictionaries at every word. What is left of a run of words would be too short for a dictionary,
// so a break outside such a run comes first, and one inside far from the run's end.
static int32_t iterate(
    UBreakIterator *iterator, const uint16_t *piece, int32_t count, int32_t is_last, uint8_t within, uint8_t *flags,
    int32_t *next) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, piece, count, &status);
  if (U_FAILURE(status)) return status;
  int32_t limit = is_last ? count : count - MARGIN, last = 0, sure = 0;
  for (int32_t found = ubrk_next(iterator); found != UBRK_DONE && found <= limit; found = ubrk_next(iterator)) {
    if (ends_line(piece[found - 1])) flags[found] |= CU_LINE_BREAK | CU_HARD_BREAK;
    else if ((flags[found] & within) == within) flags[found] |= CU_LINE_BREAK;
    last = found;
    if (found > limit / 2 && !is_last && !is_behind_complex(piece, found)) sure = found;
  }
  *next = is_last ? count : sure ? sure : last;
  return 0;
}

// The same for a batch of a longer piece, or more where no line can end in a batch.
static int32_t iterate_batch(
    UBreakIterator *iterator, const uint16_t *piece, int32_t count, uint8_t within, uint8_t *flags, int32_t *next) {
  int32_t size = BATCH;
  int32_t status = 0;
  do {
    int32_t end = batch_end(piece, count, 0, size);
    status = iterate(iterator, piece, end, end == count, within, flags, next);
    size = size < INT32_MAX / 2 ? size * 2 : INT32_MAX;
  } while (!status && *next == 0);
  return status;
}

// The same by the root's rules, from `start` on, but ICU is asked only about what lies between two joints and is no plain word
// by itself: its rules begin anew at every break, so what is before a joint does not matter, nor does what is behind one.
static int32_t iterate_between_joints(
    UBreakIterator *iterator, const uint16_t *text, int32_t length, int32_t *start, uint8_t *flags) {
  const plain_tables *tables = plain();
  // A word that ends here may go on behind it.
  int32_t visible = batch_end(text, length, *start, 2 * BATCH);
  int32_t begin = *start, stop = batch_end(text, length, *start, BATCH);
  int32_t is_one_word = 1;
  for (int32_t place = begin; begin < stop;) {
    plain_word word = plain_word_at(tables, text, visible, place);
    int32_t is_joint = word.is_joint && (word.end < visible || visible == length);
    is_one_word = is_one_word && word.is_unbroken && is_joint;
    place = word.end;
    if (!is_joint && place < visible) continue;
    int32_t status = 0, next = place - begin;
    if (is_one_word) flags[place] |= break_behind(text[place - 1]);
    else if (is_joint) status = iterate(iterator, text + begin, place - begin, 1, CU_GRAPHEME, flags + begin, &next);
    else status = iterate_batch(iterator, text + begin, length - begin, CU_GRAPHEME, flags + begin, &next);
    if (status) return status;
    begin += next;
    // Behind a batch the words that are visible are no longer two batches.
    if (!is_joint) break;
    place = begin;
    is_one_word = 1;
  }
  *start = begin;
  return 0;
}

// The breaks of UAX #14 between grapheme clusters, in a batch of the text from `start` on.
static int32_t find_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, int32_t *start, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  line_rules *rules = line_rules_for(language, strictness, &status);
  if (U_FAILURE(status)) return status;
  if (rules->is_root) return iterate_between_joints(rules->iterator, text, length, start, flags);
  int32_t next = 0;
  int32_t failure = iterate_batch(rules->iterator, text + *start, length - *start, CU_GRAPHEME, flags + *start, &next);
  *start += next;
  return failure;
}

// The same with letters taken for ideographs; no break within a cluster counts.
static int32_t find_breaks_in_words(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, int32_t *start, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  line_rules *rules = line_rules_for(language, strictness, &status);
  if (U_FAILURE(status)) return status;
  int32_t next = 0, failure = 0;
  for (int32_t size = BATCH; !failure && next == 0; size = size < INT32_MAX / 2 ? size * 2 : INT32_MAX) {
    int32_t end = batch_end(text, length, *start, size);
    uint16_t *ideographs = malloc((size_t)(end - *start) * sizeof *ideographs);
    if (!ideographs) return U_MEMORY_ALLOCATION_ERROR;
    cu_letters_to_ideographs(text + *start, end - *start, ideographs);
    failure = iterate(
        rules->iterator, ideographs, end - *start, end == length, CU_GRAPHEME, flags + *start, &next);
    free(ideographs);
  }
  *start += next;
  return failure;
}

int32_t cu_iterated_line_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  line_rules *rules = line_rules_for(language, strictness, &status);
  int32_t next = 0;
  return U_FAILURE(status) ? status : iterate(rules->iterator, text, length, 1, 0, flags, &next);
}

// A place before every cluster, but for spaces, which stay with what is before them, and line ends.
static void break_anywhere(const uint16_t *text, int32_t length, int32_t start, int32_t end, uint8_t *flags) {
  for (int32_t place = start + 1; place <= end; place++) {
    if (!(flags[place] & CU_GRAPHEME)) continue;
    if (ends_line(text[place - 1])) flags[place] |= CU_LINE_BREAK | CU_HARD_BREAK;
    else if (place == length || !(flags[place] & CU_SPACE || ends_line(text[place]))) flags[place] |= CU_LINE_BREAK;
  }
}

int32_t cu_line_breaks(
    const uint16_t *text, int32_t length, const char *language, int32_t strictness, int32_t word_break, int32_t *start,
    uint8_t *flags) {
  int32_t begin = *start;
  if (strictness == CU_ANYWHERE) {
    *start = batch_end(text, length, begin, BATCH);
    break_anywhere(text, length, begin, *start, flags);
    return 0;
  }
  if (word_break == CU_BREAK_ALL) return find_breaks_in_words(text, length, language, strictness, start, flags);
  int32_t status = find_breaks(text, length, language, strictness, start, flags);
  if (!status && word_break == CU_KEEP_ALL) cu_keep_words(text, length, begin, *start, flags);
  return status;
}

// Whether each code unit is a cluster by itself: most text of plain characters is that, and needs no iterator.
static int has_simple_graphemes(const uint16_t *text, int32_t length) {
  const uint8_t *plain_flags = plain()->flags;
  uint8_t all = CU_GRAPHEME;
  for (int32_t i = 0; i < length; i++) all &= plain_flags[plain_index(text[i])];
  return all;
}

int32_t cu_graphemes(const uint16_t *text, int32_t length, int32_t *start, uint8_t *flags) {
  int32_t begin = *start, end = batch_end(text, length, begin, BATCH);
  if (has_simple_graphemes(text + begin, end - begin)) {
    // What is behind the last cluster may belong to it.
    *start = end == length ? length : end - 1;
    for (int32_t i = begin; i <= *start; i++) flags[i] |= CU_GRAPHEME;
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  iterators *own = own_iterators();
  if (!own) return U_MEMORY_ALLOCATION_ERROR;
  if (!own->graphemes) own->graphemes = ubrk_open(UBRK_CHARACTER, "root", NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  flags[begin] |= CU_GRAPHEME;
  // More than a batch where that is one cluster.
  for (int32_t size = BATCH; *start == begin && begin < length; size = size < INT32_MAX / 2 ? size * 2 : INT32_MAX) {
    end = batch_end(text, length, begin, size);
    ubrk_setText(own->graphemes, text + begin, end - begin, &status);
    if (U_FAILURE(status)) return status;
    for (int32_t place = ubrk_next(own->graphemes); place != UBRK_DONE; place = ubrk_next(own->graphemes)) {
      if (begin + place == end && end < length) break;
      flags[begin + place] |= CU_GRAPHEME;
      *start = begin + place;
    }
  }
  return 0;
}

int32_t cu_words(
    const uint16_t *text, int32_t length, int32_t *start, cu_range *words, int32_t capacity, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  iterators *own = own_iterators();
  if (!own) return U_MEMORY_ALLOCATION_ERROR;
  if (!own->words) own->words = ubrk_open(UBRK_WORD, "root", NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  int32_t begin = *start, stored = 0, next = 0;
  for (int32_t size = BATCH; next == 0; size = size < INT32_MAX / 2 ? size * 2 : INT32_MAX) {
    int32_t end = batch_end(text, length, begin, size), is_last = end == length;
    const uint16_t *piece = text + begin;
    ubrk_setText(own->words, piece, end - begin, &status);
    if (U_FAILURE(status)) return status;
    int32_t limit = is_last ? end - begin : end - begin - MARGIN;
    int32_t word = 0, last = 0, sure = 0, stored_at_sure = 0;
    stored = 0;
    for (int32_t found = ubrk_next(own->words); found != UBRK_DONE && found <= limit; found = ubrk_next(own->words)) {
      int32_t kind = ubrk_getRuleStatus(own->words);
      if (kind >= UBRK_WORD_LETTER && kind < UBRK_WORD_LETTER_LIMIT) {
        if (stored < capacity) words[stored] = (cu_range){begin + word, begin + found};
        stored++;
      }
      word = last = found;
      if (!is_last && !is_behind_complex(piece, found)) {
        sure = found;
        stored_at_sure = stored;
      }
    }
    next = is_last ? end - begin : sure > limit / 2 ? sure : last;
    if (next == sure && !is_last) stored = stored_at_sure;
  }
  *count = stored;
  if (stored <= capacity) *start = begin + next;
  return 0;
}
