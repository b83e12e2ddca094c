#include "CUnicode.h"
#include "machine.h"
#include "unicode_data.h"

typedef struct {
  cu_range *ranges;
  int32_t capacity, count;
} word_list;

// Ends a word, and stores it if it has a letter.
static void end_word(cu_break_state *state, int32_t offset, word_list *words) {
  if (state->letter >= state->word) words->ranges[words->count++] = (cu_range){state->word, offset};
  state->word = offset;
}

int32_t cu_words(const uint16_t *text, int32_t length, cu_break_state *state, cu_range *ranges, int32_t capacity) {
  word_list words = {ranges, capacity, 0};
  int32_t end = batch_end(length, state->offset);
  if (state->offset == 0) state->letter = -1;
  // A step ends up to two words, and so does the end of the text.
  while (state->offset < end && words.count + 4 <= words.capacity) {
    int32_t start = state->offset;
    const data_record *record = &data_records[record_number(data_blocks, data_numbers, next_character(text, length, &state->offset))];
    uint32_t step = data_word_steps[state->state + record->word];
    if (step & STEP_RESOLVE) end_word(state, state->open, &words);
    if (step & STEP_BREAK) end_word(state, start, &words);
    if (step & STEP_OPEN) state->open = start;
    if (record->more & DATA_WORD_LETTER) state->letter = start;
    state->state = state_behind(step);
  }
  if (state->offset == length) {
    if (data_word_ends[state->state / DATA_WORD_ROW] == END_BREAK) end_word(state, state->open, &words);
    end_word(state, length, &words);
  }
  return words.count;
}

void cu_word_breaks(const uint16_t *text, int32_t length, cu_break_state *state, uint8_t *breaks) {
  int32_t end = batch_end(length, state->offset);
  while (state->offset < end) {
    int32_t start = state->offset;
    const data_record *record = &data_records[record_number(data_blocks, data_numbers, next_character(text, length, &state->offset))];
    uint32_t step = data_word_steps[state->state + record->word];
    if (step & STEP_RESOLVE) breaks[state->open] = 1;
    if (step & STEP_BREAK) breaks[start] = 1;
    if (step & STEP_OPEN) state->open = start;
    state->state = state_behind(step);
  }
  if (state->offset < length) return;
  if (length > 0 && data_word_ends[state->state / DATA_WORD_ROW] == END_BREAK) breaks[state->open] = 1;
  breaks[0] = breaks[length] = 1;
}
