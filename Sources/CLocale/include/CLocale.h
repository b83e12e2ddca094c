#ifndef GALLEY_CLOCALE_H
#define GALLEY_CLOCALE_H
#include <stdint.h>

/// Plural rules and numbers of languages, from ICU's library for internationalization.
///
/// No ICU header is included here: Foundation brings an ICU of its own, and the two clash. Every function returns 0, or
/// ICU's error code (a UErrorCode above 0), and may be called from any thread. A language is a BCP 47 tag; ICU treats one
/// that it doesn't know as the root locale.

/// The plural categories of CLDR, in its order.
enum { CL_ZERO = 0, CL_ONE = 1, CL_TWO = 2, CL_FEW = 3, CL_MANY = 4, CL_OTHER = 5 };

/// The category that a language's rules for amounts select for each number.
int32_t cl_plural_categories(const char *language, const double *numbers, int32_t count, uint8_t *categories);

/// A number in the language's decimal style, with its digits and separators, a number of decimals, and a least number of
/// digits before them. Stores up to `capacity` code units and their number.
int32_t cl_format_decimal(
    const char *language, double number, int32_t decimals, int32_t digits, uint16_t *text, int32_t capacity,
    int32_t *length);

#endif
