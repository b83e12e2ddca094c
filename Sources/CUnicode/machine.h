#ifndef GALLEY_MACHINE_H
#define GALLEY_MACHINE_H
#include <stdint.h>

// State machines that find breaks (UAX #14 and #29); ../../Unicode generates their tables.
//
// A state is the index of its row in a table of steps, and a text begins in state 0. A step is steps[state + category]: the next state, with
// flags in the lowest bits, which are 0 in every state.
enum {
  STEP_BREAK = 1,    // There is a break before the character.
  STEP_RESOLVE = 2,  // There is one at the open position.
  STEP_OPEN = 4,     // What follows decides whether there is one before the character, which is the open position from now on.
  STEP_FLAGS = 7,
};

static inline uint32_t state_behind(uint32_t step) { return step & ~(uint32_t)STEP_FLAGS; }

// What becomes of the open position if the text ends in a state, by the number of its row.
enum { END_KEEP, END_BREAK, END_NOTHING };

// The character at an offset, which is moved behind it. Lone surrogates are characters of their own.
static inline int32_t next_character(const uint16_t *text, int32_t length, int32_t *offset) {
  int32_t unit = text[(*offset)++];
  if ((unit & 0xFC00) != 0xD800 || *offset == length || (text[*offset] & 0xFC00) != 0xDC00) return unit;
  return (unit << 10) + text[(*offset)++] - ((0xD800 << 10) + 0xDC00 - 0x10000);
}

// The number of a character's record, of which there is one for all characters with equal properties.
static inline uint32_t record_number(const uint16_t *blocks, const uint16_t *numbers, int32_t character) {
  return numbers[blocks[character >> 7] + (character & 127)];
}

// Whether a line must end behind a code unit: the classes BK, CR, LF and NL of UAX #14.
static inline int32_t ends_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

// About how many code units are looked at in one go, which takes less than a millisecond.
enum { BATCH = 1 << 16 };

static inline int32_t batch_end(int32_t length, int32_t start) { return length - start <= BATCH ? length : start + BATCH; }

#endif
