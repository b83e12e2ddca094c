#include "CUnicode.h"
#include "plain.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

uint8_t class_of(UChar32 c) {
  if (c < 0x300) {
    if (c == 0x20 || c == 0x09) return CU_SPACE;
    return c < 0x20 || (c >= 0x7F && c < 0xA0) ? CU_CONTROL : 0;
  }
  if (c == 0x2028 || c == 0x2029) return CU_CONTROL;
  if (c == 0x0E33 || c == 0x0EB3) return CU_MARK;
  if (U_GET_GC_MASK(c) & U_GC_M_MASK) return CU_MARK;
  if (c == 0x2007 || c == 0x202F) return 0;
  return u_isUWhiteSpace(c) ? CU_SPACE : 0;
}

int32_t cu_classify(const uint16_t *text, int32_t start, int32_t end, uint8_t *flags) {
  const uint8_t *plain_flags = plain()->flags;
  for (int32_t i = start; i < end;) {
    int32_t first = i;
    if (is_in_tables(text[i])) {
      flags[i] |= plain_flags[text[i]] & ~CU_GRAPHEME;
      i++;
      continue;
    }
    UChar32 c;
    U16_NEXT(text, i, end, c);
    uint8_t found = class_of(c);
    if (found)
      while (first < i) flags[first++] |= found;
  }
  return 0;
}

// What two brackets of a pair have in common: the opening one, angle brackets U+2329 and U+3008 made one.
static uint16_t pair_of(UChar32 c, int32_t type) {
  UChar32 opening = type == U_BPT_OPEN ? c : u_getBidiPairedBracket(c);
  return (uint16_t)(opening == 0x2329 ? 0x3008 : opening);
}

void cu_bidi_classes(const uint16_t *text, int32_t start, int32_t end, uint8_t *classes, uint16_t *brackets) {
  for (int32_t i = start; i < end;) {
    start = i;
    UChar32 c;
    U16_NEXT(text, i, end, c);
    uint8_t found = (uint8_t)u_charDirection(c);
    if (found == U_OTHER_NEUTRAL) {
      int32_t type = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
      if (type != U_BPT_NONE) brackets[start] = pair_of(c, type);
      if (type == U_BPT_OPEN) found |= CU_OPENING_BRACKET;
    }
    while (start < i) classes[start++] = found;
  }
}

static uint32_t tag_of(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name || strlen(name) < 4) return 0x5A797979;  // 'Zyyy', common
  return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

static UScriptCode script_of(UChar32 c, UErrorCode *status) {
  if (c < 0x80) return (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? USCRIPT_LATIN : USCRIPT_COMMON;
  UScriptCode script = uscript_getScript(c, status);
  return script == USCRIPT_INHERITED ? USCRIPT_COMMON : script;
}

static int32_t bracket_type_of(UChar32 c) {
  if (c >= 0x80) return u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (c == '(' || c == '[' || c == '{') return U_BPT_OPEN;
  return c == ')' || c == ']' || c == '}' ? U_BPT_CLOSE : U_BPT_NONE;
}

static int continues_latin(uint16_t unit) { return unit < 0x80 && bracket_type_of(unit) == U_BPT_NONE; }

int32_t cu_script_runs(
    const uint16_t *text, int32_t end, cu_script_state *state, cu_script_run *runs, int32_t capacity, int32_t *count) {
  int32_t stored = 0;
  int32_t i = state->place;
  while (i < end && stored < capacity) {
    UScriptCode current = state->script;
    // Most of a Latin text: letters in its script, and ASCII that is no bracket.
    if (current == USCRIPT_LATIN && state->has_runs && continues_latin(text[i])) {
      i++;
      continue;
    }
    int32_t start = i;
    UChar32 c;
    U16_NEXT(text, i, end, c);
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = script_of(c, &status);
    if (U_FAILURE(status)) return status;
    int32_t bracket = script == USCRIPT_COMMON ? bracket_type_of(c) : U_BPT_NONE;
    if (bracket == U_BPT_OPEN && state->depth < CU_BRACKETS) {
      state->closing[state->depth] = u_getBidiPairedBracket(c);
      state->scripts[state->depth++] = current;
    } else if (bracket == U_BPT_CLOSE) {
      int32_t d = state->depth;
      while (d > 0 && state->closing[d - 1] != c) d--;
      if (d > 0) {
        script = state->scripts[d - 1];
        state->depth = d - 1;
      }
    }
    if (script == USCRIPT_COMMON) script = current;
    if (script == current && state->has_runs) continue;
    state->script = script;
    if (current == USCRIPT_COMMON && script != USCRIPT_COMMON && state->has_runs) {
      // The text began with common characters, which take this first real script, and so do the brackets among them.
      for (int32_t d = 0; d < state->depth; d++)
        if (state->scripts[d] == USCRIPT_COMMON) state->scripts[d] = script;
      state->first_tag = tag_of(script);
      continue;
    }
    runs[stored++] = (cu_script_run){start, tag_of(script)};
    state->has_runs = 1;
  }
  state->place = i;
  *count = stored;
  return 0;
}

int32_t cu_normalize(
    const uint16_t *text, int32_t length, int32_t compose, uint16_t *result, int32_t capacity, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *form = compose ? unorm2_getNFCInstance(&status) : unorm2_getNFDInstance(&status);
  if (U_FAILURE(status)) return status;
  *count = unorm2_normalize(form, text, length, result, capacity, &status);
  return U_FAILURE(status) ? status : 0;
}
