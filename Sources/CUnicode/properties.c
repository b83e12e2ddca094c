#include "CUnicode.h"

#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <string.h>

static uint8_t class_of(UChar32 c) {
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

int32_t cu_classify(const uint16_t *text, int32_t length, uint8_t *flags) {
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U16_NEXT(text, i, length, c);
    uint8_t found = class_of(c);
    if (found)
      while (start < i) flags[start++] |= found;
  }
  return 0;
}

// No character below U+0590 is right to left, an Arabic number, or a control of the bidirectional algorithm.
static int is_left_to_right(const uint16_t *text, int32_t length) {
  for (int32_t i = 0; i < length; i++)
    if (text[i] >= 0x590) return 0;
  return 1;
}

int32_t cu_bidi_levels(const uint16_t *text, int32_t length, int32_t base, uint8_t *levels) {
  if (base != 1 && is_left_to_right(text, length)) {
    memset(levels, 0, length);
    return 0;
  }
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return status;
  ubidi_setPara(bidi, text, length, base == 0 ? 0 : base == 1 ? 1 : UBIDI_DEFAULT_LTR, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  if (U_SUCCESS(status)) {
    memcpy(levels, found, length);
    int32_t paragraphs = ubidi_countParagraphs(bidi);
    for (int32_t p = 0; p < paragraphs && U_SUCCESS(status); p++) {
      int32_t start = 0, limit = 0;
      UBiDiLevel level = 0;
      ubidi_getParagraphByIndex(bidi, p, &start, &limit, &level, &status);
      if (U_SUCCESS(status) && level & 1)
        for (int32_t i = start; i < limit; i++) levels[i] |= 0x80;
    }
  }
  ubidi_close(bidi);
  return U_FAILURE(status) ? status : 0;
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

// Deeper brackets than this keep the script around them; the same depth is enough for UAX #9's pairs.
enum { BRACKETS = 63 };

int32_t cu_script_runs(
    const uint16_t *text, int32_t length, cu_script_run *runs, int32_t capacity, int32_t *count) {
  struct { UChar32 closing; UScriptCode script; } open[BRACKETS];
  int32_t depth = 0, stored = 0;
  UScriptCode current = USCRIPT_COMMON;
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U16_NEXT(text, i, length, c);
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode script = script_of(c, &status);
    if (U_FAILURE(status)) return status;
    int32_t bracket = script == USCRIPT_COMMON ? bracket_type_of(c) : U_BPT_NONE;
    if (bracket == U_BPT_OPEN && depth < BRACKETS) {
      open[depth].closing = u_getBidiPairedBracket(c);
      open[depth++].script = current;
    } else if (bracket == U_BPT_CLOSE) {
      int32_t d = depth;
      while (d > 0 && open[d - 1].closing != c) d--;
      if (d > 0) {
        script = open[d - 1].script;
        depth = d - 1;
      }
    }
    if (script == USCRIPT_COMMON) script = current;
    if (script == current && stored > 0) continue;
    if (current == USCRIPT_COMMON && script != USCRIPT_COMMON) {
      // The text began with common characters, which take this first real script, and so do the brackets among them.
      for (int32_t d = 0; d < depth; d++)
        if (open[d].script == USCRIPT_COMMON) open[d].script = script;
      if (stored == 1 && capacity > 0) runs[0].tag = tag_of(script);
      current = script;
      if (stored == 1) continue;
    }
    current = script;
    if (stored < capacity) runs[stored] = (cu_script_run){start, tag_of(script)};
    stored++;
  }
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
