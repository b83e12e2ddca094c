#ifndef GALLEY_CUNICODE_WORDS_H
#define GALLEY_CUNICODE_WORDS_H
#include <stdint.h>

// Not for Swift: the two ways of CSS word-break that ICU 72 does not know, though it has names for them.

// Copies a text with every character that word-break: break-all treats as an ideograph replaced by one; marks of Southeast
// Asian scripts become marks that no dictionary takes.
void cu_letters_to_ideographs(const uint16_t *text, int32_t length, uint16_t *result);

// Takes back the soft breaks between letters that word-break: keep-all forbids, behind `start` up to `end`.
void cu_keep_words(const uint16_t *text, int32_t length, int32_t start, int32_t end, uint8_t *flags);

#endif
