#ifndef GALLEY_CUNICODE_VERSIONS_H
#define GALLEY_CUNICODE_VERSIONS_H
#include <stdint.h>

/// The state machines for lines, grapheme clusters, and words of another version of Unicode than the one that ships, to hold them
/// against the ICU that has that version.

/// In the order in which `Unicode/generate --tables` writes them.
enum { CV_LINES = 0, CV_GRAPHEMES = 1, CV_WORDS = 2, CV_MACHINES = 3 };

typedef struct cv_machines cv_machines;

/// Reads what `Unicode/generate --tables` has written; NULL if it is something else.
cv_machines *cv_load(const uint32_t *numbers, int32_t count);

void cv_free(cv_machines *machines);

/// Stores 1 at each position of the text, of length + 1 positions, at which there is a break; the end is always one. `variant` is 0 but for lines,
/// where it is the number of the rules.
void cv_breaks(
    const cv_machines *machines, int32_t machine, int32_t variant, const uint16_t *text, int32_t length, uint8_t *breaks);

/// The same according to ICU's rules for a locale, such as "ja@lb=loose". Returns 0 or ICU's error code.
int32_t cv_icu_breaks(int32_t machine, const char *locale, const uint16_t *text, int32_t length, uint8_t *breaks);

/// A character of each category of a variant, of which there are up to 256; returns their number.
int32_t cv_representatives(const cv_machines *machines, int32_t machine, int32_t variant, int32_t *characters);

/// Compares the machine with ICU in every text of three of the characters, with and without a space before each. Stores the first
/// `capacity` texts in which they differ, of six code points each with -1 at the end, and returns the number of all that differ, or
/// -1 if ICU fails.
int32_t cv_compare(
    const cv_machines *machines, int32_t machine, int32_t variant, const char *locale, const int32_t *characters, int32_t count,
    int32_t *texts, int32_t capacity);

/// ICU's major version, and that of its Unicode.
int32_t cv_icu_version(void);
int32_t cv_icu_unicode_version(void);

#endif
