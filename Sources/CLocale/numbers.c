#include "CLocale.h"
#include "language.h"

#include <string.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

static uint8_t category_of(const UChar *keyword) {
  static const char *const names[] = {"zero", "one", "two", "few", "many"};
  char name[8];
  u_UCharsToChars(keyword, name, 7);
  name[7] = 0;
  for (uint8_t category = CL_ZERO; category <= CL_MANY; category++) {
    if (strcmp(name, names[category]) == 0) return category;
  }
  return CL_OTHER;
}

int32_t cl_plural_categories(
    const char *language, const double *numbers, int32_t count, uint8_t *categories) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[LOCALE_CAPACITY];
  locale_of(language, locale, &status);
  UPluralRules *rules = uplrules_open(locale, &status);
  for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
    UChar keyword[16] = {0};
    uplrules_select(rules, numbers[i], keyword, 15, &status);
    categories[i] = category_of(keyword);
  }
  if (rules != NULL) uplrules_close(rules);
  return U_FAILURE(status) ? status : 0;
}

int32_t cl_format_decimal(
    const char *language, double number, int32_t decimals, int32_t digits, uint16_t *text, int32_t capacity,
    int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[LOCALE_CAPACITY];
  locale_of(language, locale, &status);
  *length = 0;
  UNumberFormat *format = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  if (U_SUCCESS(status)) {
    unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, decimals);
    unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, decimals);
    unum_setAttribute(format, UNUM_MIN_INTEGER_DIGITS, digits);
    *length = unum_formatDouble(format, number, text, capacity, NULL, &status);
  }
  if (format != NULL) unum_close(format);
  return U_FAILURE(status) ? status : 0;
}
