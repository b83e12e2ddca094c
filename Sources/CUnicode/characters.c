#include "CUnicode.h"
#include "machine.h"
#include "unicode_data.h"

enum { TEXT_STYLE = 0xFE0E, EMOJI_STYLE = 0xFE0F, JOINER = 0x200D };

static uint8_t emoji_of(int32_t character) { return data_records[record_number(data_blocks, data_numbers, character)].emoji; }

// No character below U+2194 is an emoji by default, nor is one from U+2E80 to U+D7FF: there a selector must follow.
static int needs_selector(uint16_t unit) { return unit < 0x2194 || (unit >= 0x2E80 && unit < 0xD800); }

// Whether a cluster from `start` to `end` is shown as an emoji (UTS #51, 2.1 to 2.4 and 4): its first character is one by
// default or by a selector behind it, or begins a sequence that is emoji as a whole: with a skin tone, or joined to another.
// A keycap without its selector and single digits are text.
static int is_emoji(const uint16_t *text, int32_t start, int32_t end) {
  int32_t i = start;
  uint8_t first = emoji_of(next_character(text, end, &i));
  if (!(first & DATA_EMOJI)) return 0;
  int32_t next = i < end ? next_character(text, end, &i) : 0;
  if (next == EMOJI_STYLE) return 1;
  if (next == TEXT_STYLE || needs_selector(text[start])) return 0;
  if (first & DATA_EMOJI_PRESENTATION || emoji_of(next) & DATA_EMOJI_MODIFIER) return 1;
  return next == JOINER && i < end && emoji_of(next_character(text, end, &i)) & DATA_EMOJI;
}

void cu_characters(const uint16_t *text, int32_t length, cu_character_state *state, uint8_t *flags) {
  int32_t end = batch_end(length, state->offset);
  // In variables of their own, since what is written to `flags` might be the state for all that the compiler knows.
  int32_t offset = state->offset, cluster = state->cluster;
  uint32_t current = state->state, bidi_classes = state->bidi_classes;
  uint8_t may_be_emoji = state->may_be_emoji, highest = state->highest_script, lowest = state->lowest_script;
  while (offset < end) {
    int32_t start = offset;
    const data_record *record =
        &data_records[record_number(data_blocks, data_numbers, next_character(text, length, &offset))];
    uint32_t step = data_grapheme_steps[current + record->grapheme];
    flags[start] |= step & STEP_BREAK ? record->flags | CU_GRAPHEME : record->flags;
    if (offset > start + 1) flags[start + 1] |= record->flags;
    if (step & STEP_BREAK) {
      if (may_be_emoji && is_emoji(text, cluster, start)) flags[cluster] |= CU_EMOJI;
      cluster = start;
      may_be_emoji = record->emoji & DATA_EMOJI;
    }
    current = state_behind(step);
    bidi_classes |= (uint32_t)1 << record->bidi;
    // Stored negated, the lowest number is a maximum too, so that 0 (no script of its own) changes neither.
    uint8_t script = record->script, negated = (uint8_t)-script;
    if (script > highest) highest = script;
    if (negated > lowest) lowest = negated;
  }
  if (offset == length) {
    flags[length] |= CU_GRAPHEME;
    if (may_be_emoji && is_emoji(text, cluster, length)) flags[cluster] |= CU_EMOJI;
  }
  *state = (cu_character_state){
      .offset = offset, .cluster = cluster, .may_be_emoji = may_be_emoji, .state = current, .bidi_classes = bidi_classes,
      .highest_script = highest, .lowest_script = lowest, .script_tag = data_scripts[highest],
      .has_several_scripts = highest != (uint8_t)-lowest};
}
