#include "plain.h"

#include <pthread.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "CUnicode.h"

static plain_class line_class(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC: return PLAIN_LETTER;
    case U_LB_NUMERIC: return PLAIN_NUMBER;
    case U_LB_OPEN_PUNCTUATION: return PLAIN_OPENING;
    case U_LB_QUOTATION: return PLAIN_QUOTE;
    case U_LB_CLOSE_PUNCTUATION: case U_LB_CLOSE_PARENTHESIS: case U_LB_EXCLAMATION: case U_LB_INFIX_NUMERIC:
      return PLAIN_CLOSING;
    case U_LB_BREAK_SYMBOLS: return PLAIN_SLASH;
    case U_LB_BREAK_BOTH: return PLAIN_DASH;
    case U_LB_BREAK_AFTER: case U_LB_HYPHEN: case U_LB_PREFIX_NUMERIC: case U_LB_POSTFIX_NUMERIC:
    case U_LB_INSEPARABLE:
      return c == 0x09 ? PLAIN_NONE : PLAIN_SYMBOL;
    case U_LB_SPACE: return PLAIN_SPACE;
    case U_LB_LINE_FEED: return PLAIN_LINE_FEED;
    default: return PLAIN_NONE;
  }
}

static uint8_t flags_of(UChar32 c) {
  uint8_t flags = class_of(c);
  int32_t cluster = u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK);
  // GB4, GB5 and GB999 of UAX #29 part these from each other; CR is left out, since it stays with LF.
  if (cluster == U_GCB_OTHER || cluster == U_GCB_CONTROL || cluster == U_GCB_LF) flags |= CU_GRAPHEME;
  return flags;
}

// Characters whose shaping looks at their neighbours by HarfBuzz's own rules are not plain: marks, what is invisible, and the
// fraction slash; nor are tabs, which have a width of their own, and what steers UAX #9.
static uint8_t script_of(UChar32 c, uint8_t flags) {
  if (!(flags & CU_GRAPHEME) || (flags & (CU_MARK | CU_CONTROL) && c != 0x0A) || c == 0x09 || c == 0x2044)
    return CU_OTHER_SCRIPT;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return CU_OTHER_SCRIPT;
  switch (u_charDirection(c)) {
    case U_RIGHT_TO_LEFT: case U_RIGHT_TO_LEFT_ARABIC: case U_ARABIC_NUMBER: return CU_OTHER_SCRIPT;
    default: break;
  }
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(c, &status)) {
    case USCRIPT_COMMON: return 0;
    case USCRIPT_LATIN: return CU_LATIN;
    case USCRIPT_GREEK: return CU_GREEK;
    case USCRIPT_CYRILLIC: return CU_CYRILLIC;
    default: return CU_OTHER_SCRIPT;
  }
}

// A word in which no line can end: what opens or quotes, then letters, figures and quotes, then what closes or quotes. LB14
// and LB19 keep the first with the letters, LB19, LB23, LB25 and LB28 the letters together, LB13 and LB19 the last with them.
//
// A state is the place of its 4 bits in a character's steps, so that following a step takes one shift.
typedef enum { AHEAD = 0, WITHIN = 4, BEHIND = 8, BROKEN = 12 } word_state;

static uint16_t steps(word_state ahead, word_state within, word_state behind) {
  return (uint16_t)(ahead << AHEAD | within << WITHIN | behind << BEHIND | BROKEN << BROKEN);
}

static uint16_t steps_of(plain_class line) {
  switch (line) {
    case PLAIN_LETTER: case PLAIN_NUMBER: return steps(WITHIN, WITHIN, BROKEN);
    case PLAIN_OPENING: return steps(AHEAD, BROKEN, BROKEN);
    case PLAIN_QUOTE: return steps(AHEAD, WITHIN, BEHIND);
    case PLAIN_CLOSING: return steps(BROKEN, BEHIND, BEHIND);
    default: return steps(BROKEN, BROKEN, BROKEN);
  }
}

static plain_tables tables;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_tables(void) {
  for (int32_t c = 0; c <= PLAIN_COUNT; c++) {
    plain_character *character = &tables.characters[c];
    if (c < PLAIN_COUNT && is_in_tables((uint16_t)c)) {
      tables.flags[c] = flags_of(c);
      character->line = (uint8_t)line_class(c);
      character->script = script_of(c, tables.flags[c]);
    } else {
      character->line = PLAIN_NONE;
      character->script = CU_OTHER_SCRIPT;
    }
    character->steps = steps_of((plain_class)character->line);
  }
}

const plain_tables *plain(void) {
  pthread_once(&once, make_tables);
  return &tables;
}

// LB18 breaks after spaces, whatever is farther away, but for LB7 and LB13 (not before what closes), LB14 (not behind what
// opens), LB15 (not between what quotes and what opens) and LB17 (not between dashes).
static int is_joint(plain_class last, plain_class next) {
  if (last == PLAIN_NONE || last == PLAIN_OPENING) return 0;
  switch (next) {
    case PLAIN_LETTER: case PLAIN_NUMBER: case PLAIN_QUOTE: case PLAIN_SYMBOL: return 1;
    case PLAIN_OPENING: return last != PLAIN_QUOTE;
    case PLAIN_DASH: return last != PLAIN_DASH;
    default: return 0;
  }
}

// Inlined where a text is divided: to hand a word over costs as much as to find one.
static inline __attribute__((always_inline)) plain_word word_at(
    const plain_tables *tables, const uint16_t *text, int32_t length, int32_t place) {
  const plain_character *characters = tables->characters;
  plain_word word = {0};
  uint8_t next = PLAIN_NONE, scripts = 0;
  uint32_t state = AHEAD;
  int32_t i = place;
  for (; i < length; i++) {
    plain_character character = characters[plain_index(text[i])];
    next = character.line;
    if (next >= PLAIN_SPACE) break;
    state = character.steps >> state & 0xF;
    scripts |= character.script;
  }
  word.scripts = scripts;
  word.content_end = i;
  while (i < length && (next = characters[plain_index(text[i])].line) == PLAIN_SPACE) i++;
  word.is_unbroken = state == WITHIN || state == BEHIND;
  word.end = i;
  if (i == length) {
    word.is_joint = 1;
  } else if (next == PLAIN_LINE_FEED) {
    // LB5 and LB6: after a line feed always, before it never.
    word.is_unbroken |= word.content_end == place;
    word.is_joint = 1;
    word.end = i + 1;
  } else {
    uint8_t last = word.content_end > place ? characters[plain_index(text[word.content_end - 1])].line : PLAIN_NONE;
    word.is_joint = word.content_end < i && is_joint((plain_class)last, (plain_class)next);
  }
  return word;
}

plain_word plain_word_at(const plain_tables *tables, const uint16_t *text, int32_t length, int32_t place) {
  return word_at(tables, text, length, place);
}

static uint64_t four(const uint16_t *units) {
  uint64_t part;
  memcpy(&part, units, sizeof part);
  return part;
}

// The two halves of a product, which depends on all bits of both, as one.
static uint64_t mixed(uint64_t a, uint64_t b) {
  unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

// Most words have up to eight code units: their first four and their last, which may be the same, without a loop or a branch that
// nobody could foresee. The numbers are odd and have no pattern: fractions of the golden ratio and of the square root of 3.
static uint64_t hash_of(const uint16_t *units, int32_t count) {
  const uint64_t golden = 0x9E3779B97F4A7C15u, root = 0xBB67AE8584CAA73Bu;
  uint64_t hash = (uint64_t)count * golden, first = 0, last = 0;
  if (count >= 4) {
    const uint16_t *end = units + count;
    for (; end - units > 8; units += 8) hash = mixed(four(units) ^ root, four(units + 4) ^ hash);
    // Of a longer word some may have gone into the hash already.
    if (end - units < 4) units = end - 4;
    first = four(units);
    last = four(end - 4);
  } else if (count > 0) {
    first = (uint64_t)units[0] << 32 | (uint64_t)units[count / 2] << 16 | units[count - 1];
  }
  return mixed(mixed(first ^ root, last ^ hash) ^ golden, root);
}

int32_t cu_word_may_begin(uint16_t unit) { return plain()->characters[plain_index(unit)].script != CU_OTHER_SCRIPT; }

int32_t cu_divide(
    const uint16_t *text, int32_t length, cu_word *words, int32_t capacity, int32_t *count, int32_t *end) {
  const plain_tables *tables = plain();
  int32_t place = 0, stored = 0;
  uint8_t scripts = 0, begins_line = 1;
  for (; place < length && stored < capacity && !(scripts & CU_OTHER_SCRIPT); stored++) {
    plain_word part = {.end = place};
    uint8_t is_unbroken = 1;
    do {
      part = word_at(tables, text, length, part.end);
      is_unbroken &= part.is_unbroken & part.is_joint;
      scripts |= part.scripts;
    } while (!part.is_joint && !(scripts & CU_OTHER_SCRIPT));
    uint8_t ends_line = text[part.end - 1] == 0x0A;
    int32_t content_end = part.end - ends_line;
    words[stored] = (cu_word){
        .hash = hash_of(text + place, content_end - place), .start = place, .visible_end = part.content_end,
        .content_end = content_end, .begins_line = begins_line, .ends_line = ends_line, .is_unbroken = is_unbroken};
    begins_line = ends_line;
    place = part.end;
  }
  *count = stored;
  *end = place;
  return scripts;
}

void cu_plain_flags(const uint16_t *text, int32_t length, uint8_t *flags) {
  const uint8_t *plain_flags = plain()->flags;
  for (int32_t i = 0; i < length; i++) flags[i] = plain_flags[plain_index(text[i])];
}
