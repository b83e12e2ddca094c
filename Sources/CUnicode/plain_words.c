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

int32_t cu_divide(
    const uint16_t *text, int32_t length, int32_t rules, cu_word *words, int32_t capacity, int32_t *count, int32_t *end) {
  const uint8_t *categories = data_line_categories[rules];
  int32_t place = 0, stored = 0;
  uint8_t scripts = 0, begins_line = 1;
  while (place < length && stored < capacity && !(scripts & CU_OTHER_SCRIPT)) {
    // The machine starts anew at a break behind a space: Unicode/generate checks that. It finds no break at the start (LB2).
    uint32_t state = 0, breaks = 0;
    int32_t i = place;
    for (; i < length && text[i] != 0x0A; i++) {
      uint32_t number = record_number(data_blocks, data_numbers, text[i]);
      uint32_t step = data_line_steps[state + categories[number]];
      if (step & STEP_BREAK && text[i - 1] == 0x20) break;
      breaks |= step;
      scripts |= data_records[number].plain;
      state = state_behind(step);
    }
    uint8_t ends_line = i < length && text[i] == 0x0A;
    int32_t visible_end = i;
    while (visible_end > place && text[visible_end - 1] == 0x20) visible_end--;
    uint8_t is_unbroken =
        !(breaks & (STEP_BREAK | STEP_RESOLVE)) && data_line_ends[state / DATA_LINE_ROW] != END_BREAK;
    words[stored++] = (cu_word){
        .hash = hash_of(text + place, i - place), .start = place, .visible_end = visible_end, .content_end = i,
        .begins_line = begins_line, .ends_line = ends_line, .is_unbroken = is_unbroken};
    begins_line = ends_line;
    place = i + ends_line;
  }
  *count = stored;
  *end = place;
  return scripts;
}

void cu_plain_flags(const uint16_t *text, int32_t length, uint8_t *flags) {
  for (int32_t i = 0; i < length; i++) flags[i] = record_of(text[i])->flags | CU_GRAPHEME;
}
