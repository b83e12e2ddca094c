// `make generate` writes this file from Unicode 18.0.0 and the rules in the folder Unicode.
#ifndef GALLEY_UNICODE_DATA_H
#define GALLEY_UNICODE_DATA_H
#include <stdint.h>

// What is known about a character. Characters with equal properties share a record.
typedef struct {
  uint8_t grapheme, word;  // Categories of the machines.
  uint8_t flags;           // CU_MARK, CU_SPACE, and CU_CONTROL.
  uint8_t emoji;           // DATA_EMOJI and so on.
  uint8_t plain;           // The script of a plain character, as in cu_divide.
  uint8_t script;          // An index of data_scripts.
  uint8_t bidi;            // The Bidi_Class, numbered as ICU's UCharDirection.
  uint8_t more;            // DATA_OPENING, DATA_CLOSING, DATA_WORD_LETTER, and DATA_KEPT.
} data_record;

enum {
  DATA_EMOJI = 1,
  DATA_EMOJI_PRESENTATION = 2,
  DATA_EMOJI_MODIFIER = 4,
  DATA_OPENING = 1,
  DATA_CLOSING = 2,
  DATA_WORD_LETTER = 4,  // A word with it has letters: Word_Break is ALetter or Hebrew_Letter.
  DATA_KEPT = 8,  // word-break: keep-all doesn't part it from others: letters, numbers, and the classes NU, AL, AI, and ID.
  DATA_LINE_VARIANTS = 12,
  DATA_LINE_ROW = 128,  // The lengths of the rows of steps.
  DATA_WORD_ROW = 32,
  DATA_RECORDS = 920,
  DATA_SCRIPTS = 177,
  DATA_BRACKETS = 130,
};

// The record of a character is data_records[data_numbers[data_blocks[c >> 7] + (c & 127)]].
extern const uint16_t data_blocks[8704];
extern const uint16_t data_numbers[40576];
extern const data_record data_records[920];

// For each variant of the rules for lines, the categories of the records: the strictness, 3 more for Chinese and Japanese, and 6 more for
// word-break: break-all.
extern const uint8_t data_line_categories[12][920];
// From here on categories are those of characters in which a dictionary finds words.
enum { DATA_FIRST_COMPLEX = 68 };

extern const uint16_t data_line_steps[], data_grapheme_steps[], data_word_steps[];
extern const uint8_t data_line_ends[], data_word_ends[];

// The ISO 15924 letters of the scripts as big-endian numbers; the first is that of characters without a script of their own.
extern const uint32_t data_scripts[177];

// The brackets in order, and the other one of their pairs.
extern const uint16_t data_brackets[130][2];

#endif
