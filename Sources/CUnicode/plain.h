#ifndef GALLEY_PLAIN_H
#define GALLEY_PLAIN_H
#include <stdint.h>

// Plain characters: letters, figures and punctuation of Latin, Greek and Cyrillic, for which a table answers at once.

// What a character is to UAX #14, as far as the shortcut through plain words goes.
typedef enum {
  PLAIN_NONE,      // Anything else: what happens at its sides is for ICU to say.
  PLAIN_LETTER,    // AL
  PLAIN_NUMBER,    // NU
  PLAIN_OPENING,   // OP
  PLAIN_QUOTE,     // QU
  PLAIN_CLOSING,   // CL, CP, EX, IS: no line begins with them, not even after spaces (LB13).
  PLAIN_SLASH,     // SY: the same.
  PLAIN_DASH,      // B2
  PLAIN_SYMBOL,    // BA, HY, PR, PO, IN: what matters is only that lines may begin with them after spaces.
  PLAIN_SPACE,     // SP
  PLAIN_LINE_FEED, // LF
  PLAIN_CLASSES,
} plain_class;

// Characters below PLAIN_LATIN, and those of general punctuation up to PLAIN_COUNT, may be plain.
enum { PLAIN_LATIN = 0x530, PLAIN_PUNCTUATION = 0x2010, PLAIN_COUNT = 0x2040 };

// What a character does in a word.
typedef struct {
  // The states that follow the four states of plain_word_at, 4 bits each; see there.
  uint16_t steps;
  // A plain_class.
  uint8_t line;
  // CU_LATIN, CU_GREEK or CU_CYRILLIC, 0 for what all scripts have in common, CU_OTHER_SCRIPT for what is not plain.
  uint8_t script;
} plain_character;

// The last entry of each is that of all characters from PLAIN_COUNT on.
typedef struct {
  plain_character characters[PLAIN_COUNT + 1];
  // CU_SPACE and CU_CONTROL, and CU_GRAPHEME if the character is a cluster between any two others that have it here. All 0
  // where characters are not plain.
  uint8_t flags[PLAIN_COUNT + 1];
} plain_tables;

// The tables, made from ICU's properties at the first call and never changed.
const plain_tables *plain(void);

static inline int32_t plain_index(uint16_t unit) { return unit < PLAIN_COUNT ? unit : PLAIN_COUNT; }

static inline int32_t is_in_tables(uint16_t unit) {
  return unit < PLAIN_LATIN || (unit >= PLAIN_PUNCTUATION && unit < PLAIN_COUNT);
}

// A word with the spaces or the line feed behind it.
typedef struct {
  int32_t end;
  // Where its spaces begin.
  int32_t content_end;
  // The scripts of its characters, together.
  uint8_t scripts;
  // Whether a line can end nowhere inside it.
  uint8_t is_unbroken;
  // Whether a line can end at its end, whatever else is in the text.
  uint8_t is_joint;
} plain_word;

// The word that begins at a place where a line can begin.
plain_word plain_word_at(const plain_tables *tables, const uint16_t *text, int32_t length, int32_t place);

// CU_MARK, CU_SPACE and CU_CONTROL of any character.
uint8_t class_of(int32_t c);

#endif
