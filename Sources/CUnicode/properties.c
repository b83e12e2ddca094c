#include <unicode/unorm2.h>

#include "CUnicode.h"
#include "machine.h"
#include "unicode_data.h"

static const data_record *record_of(int32_t character) {
  return &data_records[record_number(data_blocks, data_numbers, character)];
}

// The other bracket of a pair, for a character that is a bracket.
static uint16_t paired_bracket(int32_t character) {
  int32_t low = 0, high = DATA_BRACKETS - 1;
  while (low < high) {
    int32_t middle = (low + high + 1) / 2;
    if (data_brackets[middle][0] <= character) low = middle;
    else high = middle - 1;
  }
  return data_brackets[low][1];
}

// What two brackets of a pair have in common: the opening one, angle brackets U+2329 and U+3008 made one.
static uint16_t pair_of(int32_t character, uint8_t bracket) {
  uint16_t opening = bracket & DATA_OPENING ? (uint16_t)character : paired_bracket(character);
  return opening == 0x2329 ? 0x3008 : opening;
}

void cu_bidi_classes(const uint16_t *text, int32_t start, int32_t end, uint8_t *classes, int32_t *brackets) {
  for (int32_t i = start; i < end;) {
    start = i;
    int32_t character = next_character(text, end, &i);
    const data_record *record = record_of(character);
    classes[start] = classes[i - 1] = record->bidi;
    if (record->more & DATA_OPENING) brackets[start] = pair_of(character, record->more);
    if (record->more & DATA_CLOSING) brackets[start] = -(int32_t)pair_of(character, record->more);
  }
}

int32_t cu_script_runs(
    const uint16_t *text, int32_t end, cu_script_state *state, cu_script_run *runs, int32_t capacity) {
  int32_t stored = 0;
  int32_t i = state->offset;
  while (i < end && stored < capacity) {
    int32_t start = i, character = next_character(text, end, &i);
    const data_record *record = record_of(character);
    // 0 is the script of characters without one of their own.
    uint8_t script = record->script, current = state->script;
    if (script == current && state->has_runs && !(record->more & (DATA_OPENING | DATA_CLOSING))) continue;
    if (!script && record->more & DATA_OPENING && state->depth < CU_BRACKETS) {
      state->closing[state->depth] = paired_bracket(character);
      state->scripts[state->depth++] = current;
    } else if (!script && record->more & DATA_CLOSING) {
      int32_t d = state->depth;
      while (d > 0 && state->closing[d - 1] != character) d--;
      if (d > 0) {
        script = state->scripts[d - 1];
        state->depth = d - 1;
      }
    }
    if (!script) script = current;
    if (script == current && state->has_runs) continue;
    state->script = script;
    if (!current && script && state->has_runs) {
      // The text began with common characters, which take this first real script, and so do the brackets among them.
      for (int32_t d = 0; d < state->depth; d++)
        if (!state->scripts[d]) state->scripts[d] = script;
      state->first_tag = data_scripts[script];
      continue;
    }
    runs[stored++] = (cu_script_run){start, data_scripts[script]};
    state->has_runs = 1;
  }
  state->offset = i;
  return stored;
}

int32_t cu_normalize(
    const uint16_t *text, int32_t length, int32_t compose, uint16_t *result, int32_t capacity, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *form = compose ? unorm2_getNFCInstance(&status) : unorm2_getNFDInstance(&status);
  if (U_FAILURE(status)) return status;
  *count = unorm2_normalize(form, text, length, result, capacity, &status);
  return U_FAILURE(status) ? status : 0;
}
