#include <string.h>
#include <strings.h>

#include "CUnicode.h"
#include "dictionary.h"
#include "machine.h"
#include "unicode_data.h"

// Whether a BCP 47 tag begins with a language.
static int32_t is_language(const char *tag, const char *language) {
  size_t length = strlen(language);
  return !strncasecmp(tag, language, length) && (tag[length] == 0 || tag[length] == '-' || tag[length] == '_');
}

int32_t cu_line_rules(const char *language, int32_t strictness, int32_t word_break) {
  if (strictness == CU_ANYWHERE) return CU_ANYWHERE_RULES;
  int32_t is_chinese_or_japanese = language && (is_language(language, "ja") || is_language(language, "zh"));
  return strictness + 3 * is_chinese_or_japanese + 6 * (word_break == CU_BREAK_ALL);
}

// Where what is decided ends: at the open position if there is one.
static int32_t decided_end(const cu_break_state *state) {
  return data_line_ends[state->state / DATA_LINE_ROW] == END_NOTHING ? state->offset : state->open;
}

static void mark_break(const uint16_t *text, int32_t offset, uint8_t *flags) {
  // No line ends inside a grapheme cluster, as it does by UAX #14 alone between a space and a combining mark.
  if (!(flags[offset] & CU_GRAPHEME)) return;
  // Few positions are behind a control character, as line ends are.
  int32_t is_hard = flags[offset - 1] & CU_CONTROL && ends_line(text[offset - 1]);
  flags[offset] |= is_hard ? CU_LINE_BREAK | CU_HARD_BREAK : CU_LINE_BREAK;
}

// The words of the complex text that ends at a position, or goes on behind it.
static int32_t find_words(const uint16_t *text, int32_t offset, int32_t is_last, cu_break_state *state, uint8_t *flags) {
  int32_t start = state->complex_start, next = 0;
  int32_t status = dictionary_breaks(text + start, offset - start, is_last, flags + start, &next);
  state->complex_start += next;
  return status;
}

static int32_t find_breaks(
    const uint16_t *text, int32_t length, int32_t rules, cu_break_state *state, uint8_t *flags) {
  const uint8_t *categories = data_line_categories[rules];
  int32_t end = batch_end(length, state->offset);
  // In variables of their own, since what is written to `flags` might be the state for all that the compiler knows.
  int32_t offset = state->offset, open = state->open, is_complex = state->is_complex;
  uint32_t current = state->state;
  while (offset < end) {
    int32_t start = offset;
    uint32_t category = categories[record_number(data_blocks, data_numbers, next_character(text, length, &offset))];
    if ((category >= DATA_FIRST_COMPLEX) != is_complex) {
      int32_t status = is_complex ? find_words(text, start, 1, state, flags) : 0;
      if (status) return status;
      is_complex = !is_complex;
      state->complex_start = start;
    }
    uint32_t step = data_line_steps[current + category];
    if (step & STEP_RESOLVE) mark_break(text, open, flags);
    if (step & STEP_BREAK) mark_break(text, start, flags);
    if (step & STEP_OPEN) open = start;
    current = state_behind(step);
  }
  *state = (cu_break_state){
      .offset = offset, .open = open, .complex_start = state->complex_start, .state = current,
      .is_complex = (uint8_t)is_complex};
  if (is_complex) {
    int32_t status = find_words(text, offset, offset == length, state, flags);
    if (status) return status;
  }
  if (offset == length) {
    if (data_line_ends[current / DATA_LINE_ROW] == END_BREAK) mark_break(text, open, flags);
    if (length > 0) mark_break(text, length, flags);
  }
  return 0;
}

// A position before every cluster, but for spaces, which stay with what is before them, and line ends.
static void break_anywhere(const uint16_t *text, int32_t length, cu_break_state *state, uint8_t *flags) {
  int32_t start = state->offset, end = batch_end(length, start);
  for (int32_t offset = start + 1; offset <= end; offset++) {
    if (offset == length || ends_line(text[offset - 1]) || !(flags[offset] & CU_SPACE || ends_line(text[offset])))
      mark_break(text, offset, flags);
  }
  state->offset = end;
}

static uint32_t record_at(const uint16_t *text, int32_t length, int32_t offset) {
  return record_number(data_blocks, data_numbers, next_character(text, length, &offset));
}

// Takes back the soft breaks between letters that word-break: keep-all forbids (CSS Text 3, 5.2), behind `start` up to `end`.
static void keep_words(const uint16_t *text, int32_t length, int32_t start, int32_t end, uint8_t *flags) {
  const uint8_t *categories = data_line_categories[CU_STRICT];
  for (int32_t offset = start + 1; offset <= end && offset < length; offset++) {
    if ((flags[offset] & (CU_LINE_BREAK | CU_HARD_BREAK)) != CU_LINE_BREAK) continue;
    // The typographic character unit before the position is a cluster, and its first character says what it is.
    int32_t cluster = offset - 1;
    while (cluster > 0 && !(flags[cluster] & CU_GRAPHEME)) cluster--;
    uint32_t before = record_at(text, length, cluster), after = record_at(text, length, offset);
    // Where a dictionary found words, it stays in force.
    if (categories[before] >= DATA_FIRST_COMPLEX && categories[after] >= DATA_FIRST_COMPLEX) continue;
    if (data_records[before].more & data_records[after].more & DATA_KEPT) flags[offset] &= (uint8_t)~CU_LINE_BREAK;
  }
}

int32_t cu_line_breaks(
    const uint16_t *text, int32_t length, int32_t rules, int32_t word_break, cu_break_state *state, uint8_t *flags) {
  if (rules == CU_ANYWHERE_RULES) {
    break_anywhere(text, length, state, flags);
    return 0;
  }
  int32_t start = decided_end(state);
  int32_t status = find_breaks(text, length, rules, state, flags);
  if (!status && word_break == CU_KEEP_ALL) keep_words(text, length, start, decided_end(state), flags);
  return status;
}
