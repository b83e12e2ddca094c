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
  cu_character_state known = *state;
  while (known.offset < end) {
    int32_t start = known.offset;
    const data_record *record =
        &data_records[record_number(data_blocks, data_numbers, next_character(text, length, &known.offset))];
    uint32_t step = data_grapheme_steps[known.state + record->grapheme];
    flags[start] |= record->flags;
    if (known.offset > start + 1) flags[start + 1] |= record->flags;
    if (step & STEP_BREAK) {
      flags[start] |= CU_GRAPHEME;
      if (known.may_be_emoji && is_emoji(text, known.cluster, start)) flags[known.cluster] |= CU_EMOJI;
      known.cluster = start;
      known.may_be_emoji = record->emoji & DATA_EMOJI;
    }
    known.state = state_behind(step);
    known.bidi_classes |= (uint32_t)1 << record->bidi;
    if (record->script && record->script != known.script) {
      if (known.script) known.has_several_scripts = 1;
      else known.script = record->script;
    }
  }
  if (known.offset == length) {
    flags[length] |= CU_GRAPHEME;
    if (known.may_be_emoji && is_emoji(text, known.cluster, length)) flags[known.cluster] |= CU_EMOJI;
  }
  known.script_tag = data_scripts[known.script];
  *state = known;
}
