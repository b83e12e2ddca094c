#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

enum { TEXT_STYLE = 0xFE0E, EMOJI_STYLE = 0xFE0F, JOINER = 0x200D };

// Whether a cluster from `start` to `end` is shown as an emoji (UTS #51, 2.1 to 2.4 and 4): its first character is one by
// default or by a selector behind it, or begins a sequence that is emoji as a whole: with a skin tone, or joined to another.
// A keycap without its selector and single digits are text.
static int is_emoji(const uint16_t *text, int32_t start, int32_t end) {
  int32_t i = start;
  UChar32 first, next;
  U16_NEXT(text, i, end, first);
  if (!u_hasBinaryProperty(first, UCHAR_EMOJI)) return 0;
  next = -1;
  int32_t rest = i;
  if (rest < end) U16_NEXT(text, rest, end, next);
  if (next == EMOJI_STYLE) return 1;
  if (next == TEXT_STYLE) return 0;
  if (u_hasBinaryProperty(first, UCHAR_EMOJI_PRESENTATION)) return 1;
  if (next >= 0 && u_hasBinaryProperty(next, UCHAR_EMOJI_MODIFIER)) return 1;
  if (next == JOINER && rest < end) {
    U16_NEXT(text, rest, end, next);
    return u_hasBinaryProperty(next, UCHAR_EMOJI);
  }
  return 0;
}

// No character below U+2194 is an emoji by default, nor is one from U+2E80 to U+D7FF: there a selector must follow.
static int may_be_emoji(const uint16_t *text, int32_t place, int32_t length) {
  uint16_t unit = text[place];
  if (unit < 0x2194 || (unit >= 0x2E80 && unit < 0xD800)) return place + 1 < length && text[place + 1] == EMOJI_STYLE;
  return 1;
}

void cu_emoji(const uint16_t *text, int32_t start, int32_t end, uint8_t *flags) {
  while (start < end) {
    int32_t next = start + 1;
    if (may_be_emoji(text, start, end)) {
      while (next < end && !(flags[next] & CU_GRAPHEME)) next++;
      if (flags[start] & CU_GRAPHEME && is_emoji(text, start, next)) flags[start] |= CU_EMOJI;
    }
    start = next;
  }
}
