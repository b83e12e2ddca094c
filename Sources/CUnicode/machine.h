#ifndef GALLEY_MACHINE_H
#define GALLEY_MACHINE_H
#include <stdint.h>

// State machines that find breaks (UAX #14 and #29); ../../Unicode generates their tables.

// The tables of a machine. The record of a character is numbers[blocks[c >> 7] << 7 | (c & 127)], its category that of the record. A step is
// steps[state << shift | category]: the next state in the low byte, and flags above it. A text begins in state 0.
typedef struct {
  const uint16_t *blocks, *numbers;
  const uint8_t *categories;
  const uint16_t *steps;
  const uint8_t *ends;
  int32_t shift;
} break_machine;

enum {
  STEP_BREAK = 1 << 8,    // There is a break before the character.
  STEP_RESOLVE = 1 << 9,  // There is one at the open place.
  STEP_OPEN = 1 << 10,    // What follows decides whether there is one before the character, which is the open place from now on.
};

// What becomes of the open place if the text ends in a state.
enum { END_KEEP, END_BREAK, END_NOTHING };

// The character at an offset, which is moved behind it. Lone surrogates are characters of their own.
static inline int32_t next_character(const uint16_t *text, int32_t length, int32_t *offset) {
  int32_t unit = text[(*offset)++];
  if ((unit & 0xFC00) != 0xD800 || *offset == length || (text[*offset] & 0xFC00) != 0xDC00) return unit;
  return (unit << 10) + text[(*offset)++] - ((0xD800 << 10) + 0xDC00 - 0x10000);
}

static inline uint32_t record_number(const uint16_t *blocks, const uint16_t *numbers, int32_t character) {
  return numbers[(uint32_t)blocks[character >> 7] << 7 | (character & 127)];
}

static inline uint32_t step_of(const break_machine *machine, uint32_t state, uint32_t category) {
  return machine->steps[state << machine->shift | category];
}

// Whether a line must end behind a code unit: the classes BK, CR, LF and NL of UAX #14.
static inline int32_t ends_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

// About how many code units are looked at in one go, which takes less than a millisecond.
enum { BATCH = 1 << 16 };

static inline int32_t batch_end(int32_t length, int32_t start) { return length - start <= BATCH ? length : start + BATCH; }

#endif
