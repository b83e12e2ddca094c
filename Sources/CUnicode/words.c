#include "words.h"

#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

static int32_t line_class(UChar32 c) { return u_getIntPropertyValue(c, UCHAR_LINE_BREAK); }

// CSS Text 3, "typographic letter unit": of the general categories Letter and Number.
static int is_letter(UChar32 c) { return (U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_N_MASK)) != 0; }

// CSS Text 3, word-break: break-all: what resolves to NU, AL or SA (rule LB1: AI, XX and SG to AL), and Hebrew. The standard
// also names all other letters; as in browsers, those of other classes stay as they are: Hangul and ideographs break anyway,
// and whether lines begin with small kana or iteration marks is for line-break to say.
static int becomes_ideograph(int32_t class) {
  switch (class) {
    case U_LB_NUMERIC: case U_LB_ALPHABETIC: case U_LB_HEBREW_LETTER: case U_LB_COMPLEX_CONTEXT: case U_LB_AMBIGUOUS:
    case U_LB_UNKNOWN: case U_LB_SURROGATE:
      return 1;
    default:
      return 0;
  }
}

void cu_letters_to_ideographs(const uint16_t *text, int32_t length, uint16_t *result) {
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U16_NEXT(text, i, length, c);
    for (int32_t place = start; place < i; place++) result[place] = text[place];
    if (!becomes_ideograph(line_class(c))) continue;
    int is_mark = (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_MC_MASK)) != 0;
    if (i - start == 1) {
      result[start] = is_mark ? 0x301 : 0x4E00;
    } else {
      // U+20000, an ideograph; U+1E944, a mark, both as pairs.
      result[start] = is_mark ? 0xD83A : 0xD840;
      result[start + 1] = is_mark ? 0xDD44 : 0xDC00;
    }
  }
}

// What word-break: keep-all does not part: letters, and other characters of the classes NU, AL, AI and ID.
static int is_kept(UChar32 c, int32_t class) {
  return is_letter(c) || class == U_LB_NUMERIC || class == U_LB_ALPHABETIC || class == U_LB_AMBIGUOUS
      || class == U_LB_IDEOGRAPHIC;
}

void cu_keep_words(const uint16_t *text, int32_t length, int32_t start, int32_t end, uint8_t *flags) {
  for (int32_t place = start + 1; place <= end && place < length; place++) {
    if ((flags[place] & (CU_LINE_BREAK | CU_HARD_BREAK)) != CU_LINE_BREAK) continue;
    // The typographic character unit before the place is a cluster, and its first character says what it is.
    int32_t start = place - 1;
    while (start > 0 && !(flags[start] & CU_GRAPHEME)) start--;
    UChar32 before, after;
    U16_GET(text, 0, start, length, before);
    U16_GET(text, 0, place, length, after);
    int32_t class_before = line_class(before), class_after = line_class(after);
    // Where a dictionary found words, it stays in force.
    if (class_before == U_LB_COMPLEX_CONTEXT && class_after == U_LB_COMPLEX_CONTEXT) continue;
    if (is_kept(before, class_before) && is_kept(after, class_after)) flags[place] &= (uint8_t)~CU_LINE_BREAK;
  }
}
