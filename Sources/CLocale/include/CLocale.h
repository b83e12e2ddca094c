#ifndef GALLEY_CLOCALE_H
#define GALLEY_CLOCALE_H
#include <stdint.h>

/// Plural rules, numbers, amounts of units, and lists of languages, from ICU's library for internationalization.
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

/// How long the names of units are, and the words between the items of a list.
enum { CL_NARROW = 0, CL_SHORT = 1, CL_WIDE = 2 };

/// An amount of a unit of CLDR, such as "hour", with at most `decimals` decimals, in the width CL_NARROW ("9h"), CL_SHORT
/// ("9 hr"), or CL_WIDE ("9 hours"). Stores up to `capacity` code units and their number.
int32_t cl_format_amount(
    const char *language, double number, const char *unit, int32_t width, int32_t decimals, uint16_t *text,
    int32_t capacity, int32_t *length);

/// What a list names: all of its items, as in "a, b, and c", or the parts of an amount, as in "9 hr, 41 min".
enum { CL_ITEMS = 0, CL_AMOUNTS = 1 };

/// A list of `count` texts, which are in `texts` one after another, each `lengths[i]` code units long. Stores up to
/// `capacity` code units and their number.
int32_t cl_format_list(
    const char *language, const uint16_t *texts, const int32_t *lengths, int32_t count, int32_t kind, int32_t width,
    uint16_t *text, int32_t capacity, int32_t *length);

#endif
