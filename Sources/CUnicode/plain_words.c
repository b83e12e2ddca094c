#include <string.h>

#include "CUnicode.h"
#include "machine.h"
#include "unicode_data.h"

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

// No plain character has two code units.
static inline const data_record *record_of(uint16_t unit) {
  return &data_records[record_number(data_blocks, data_numbers, unit)];
}

int32_t cu_word_may_begin(uint16_t unit) { return record_of(unit)->plain != CU_OTHER_SCRIPT; }

// The first unit of four is in the lowest bits.
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "letters_end needs a little-endian machine");

static inline int32_t is_letter(uint16_t unit) { return (unit | 0x20) >= 'a' && (unit | 0x20) <= 'z'; }

// Where the letters from A to Z and a to z end that begin at a position. Four are compared at once: the lowest bit of `others` is in the first
// unit that is no letter.
static inline int32_t letters_end(const uint16_t *text, int32_t offset, int32_t length) {
  const uint64_t each = 0x0001000100010001u;
  for (; length - offset >= 4; offset += 4) {
    uint64_t units = four(text + offset) | 0x20 * each, low = units & 0x7F * each;
    uint64_t others = ((low + (0x7F - 'z') * each) | ~(low + (0x80 - 'a') * each)) & 0x80 * each;
    others |= units & 0xFF80 * each;
    if (others != 0) return offset + __builtin_ctzll(others) / 16;
  }
  while (offset < length && is_letter(text[offset])) offset++;
  return offset;
}

static inline uint8_t is_unbroken(uint32_t steps, uint32_t state) {
  return !(steps & (STEP_BREAK | STEP_RESOLVE)) && data_line_ends[state / DATA_LINE_ROW] != END_BREAK;
}

// What the machine makes of words of the letters from A to Z, which share a record: Unicode/generate checks that.
typedef struct {
  uint32_t first;    // The step for a letter at the start.
  uint8_t stays;     // Whether more letters change nothing, as without word-break: break-all.
  uint8_t ends;      // Whether letters and a space with a letter behind it are a word that nothing breaks.
  uint8_t plain;
} letter_steps;

static letter_steps letter_steps_of(const uint8_t *categories) {
  uint32_t number = record_number(data_blocks, data_numbers, 'a'), letter = categories[number];
  uint32_t first = data_line_steps[letter], state = state_behind(first);
  uint32_t space = data_line_steps[state + categories[record_number(data_blocks, data_numbers, ' ')]];
  uint32_t next = data_line_steps[state_behind(space) + letter];
  return (letter_steps){
      .first = first, .stays = data_line_steps[state + letter] == state,
      .ends = next & STEP_BREAK && is_unbroken(first | space, state_behind(space)), .plain = data_records[number].plain};
}

int32_t cu_divide(
    const uint16_t *text, int32_t length, int32_t rules, cu_word *words, int32_t capacity, int32_t *count, int32_t *end) {
  const uint8_t *categories = data_line_categories[rules];
  const letter_steps letters = letter_steps_of(categories);
  int32_t start = 0, stored = 0;
  uint8_t scripts = 0, begins_line = 1;
  while (start < length && stored < capacity && !(scripts & CU_OTHER_SCRIPT)) {
    // The machine starts anew at a break behind a space: Unicode/generate checks that. It finds no break at the start (LB2).
    uint32_t state = 0, steps = 0;
    int32_t i = letters.stays ? letters_end(text, start, length) : start;
    if (i > start) {
      state = state_behind(letters.first);
      steps = letters.first;
      scripts |= letters.plain;
      if (letters.ends && length - i >= 2 && text[i] == 0x20 && is_letter(text[i + 1])) {
        words[stored++] = (cu_word){
            .hash = hash_of(text + start, i + 1 - start), .start = start, .visible_end = i, .content_end = i + 1,
            .begins_line = begins_line, .is_unbroken = 1};
        begins_line = 0;
        start = i + 1;
        continue;
      }
    }
    for (; i < length && text[i] != 0x0A; i++) {
      uint32_t number = record_number(data_blocks, data_numbers, text[i]);
      uint32_t step = data_line_steps[state + categories[number]];
      if (step & STEP_BREAK && text[i - 1] == 0x20) break;
      steps |= step;
      scripts |= data_records[number].plain;
      state = state_behind(step);
    }
    uint8_t ends_line = i < length && text[i] == 0x0A;
    int32_t visible_end = i;
    while (visible_end > start && text[visible_end - 1] == 0x20) visible_end--;
    words[stored++] = (cu_word){
        .hash = hash_of(text + start, i - start), .start = start, .visible_end = visible_end, .content_end = i,
        .begins_line = begins_line, .ends_line = ends_line, .is_unbroken = is_unbroken(steps, state)};
    begins_line = ends_line;
    start = i + ends_line;
  }
  *count = stored;
  *end = start;
  return scripts;
}

int32_t cu_plain_scripts(const uint16_t *text, int32_t start, int32_t end) {
  const uint8_t letters = data_records[record_number(data_blocks, data_numbers, 'a')].plain;
  uint8_t scripts = 0;
  for (int32_t i = start; i < end && !(scripts & CU_OTHER_SCRIPT);) {
    int32_t next = letters_end(text, i, end);
    scripts |= next > i ? letters : record_of(text[i])->plain;
    i = next > i ? next : i + 1;
  }
  return scripts;
}

void cu_plain_flags(const uint16_t *text, int32_t length, uint8_t *flags) {
  for (int32_t i = 0; i < length; i++) flags[i] = record_of(text[i])->flags | CU_GRAPHEME;
}
