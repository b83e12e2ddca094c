#ifndef GALLEY_DICTIONARY_H
#define GALLEY_DICTIONARY_H
#include <stdint.h>

// Not for Swift: the words of Thai, Lao, Khmer, and Burmese, which ICU finds with its dictionaries.

// Marks with CU_LINE_BREAK the beginnings of words in text whose characters are all of the class SA, where clusters begin, which `flags`
// has to say; 0 is not one. If more such text follows, the last words are left out. Stores where the next call is to begin, or 0 if it
// needs more text. Returns 0 or ICU's error code.
int32_t dictionary_breaks(const uint16_t *text, int32_t length, int32_t is_last, uint8_t *flags, int32_t *next);

#endif
