#include "CLocale.h"
#include "language.h"

#include <stdio.h>
#include <stdlib.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

enum { SKELETON_CAPACITY = 128 };

int32_t cl_format_amount(
    const char *language, double number, const char *unit, int32_t width, int32_t decimals, uint16_t *text,
    int32_t capacity, int32_t *length) {
  static const char *const widths[] = {"narrow", "short", "full-name"};
  UErrorCode status = U_ZERO_ERROR;
  char locale[LOCALE_CAPACITY], skeleton[SKELETON_CAPACITY];
  UChar wide[SKELETON_CAPACITY];
  *length = 0;
  if (width < CL_NARROW || width > CL_WIDE || decimals < 0 || decimals > 9) return U_ILLEGAL_ARGUMENT_ERROR;
  int written = snprintf(
      skeleton, sizeof skeleton, "unit/%s unit-width-%s %s%.*s", unit, widths[width],
      decimals == 0 ? "precision-integer" : ".", decimals, "#########");
  if (written < 0 || written >= SKELETON_CAPACITY) return U_ILLEGAL_ARGUMENT_ERROR;
  u_charsToUChars(skeleton, wide, written);
  locale_of(language, locale, &status);
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, written, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble(formatter, number, result, &status);
  *length = unumf_resultToString(result, text, capacity, &status);
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_FAILURE(status) ? status : 0;
}

int32_t cl_format_list(
    const char *language, const uint16_t *texts, const int32_t *lengths, int32_t count, int32_t kind, int32_t width,
    uint16_t *text, int32_t capacity, int32_t *length) {
  static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_NARROW, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_WIDE};
  UErrorCode status = U_ZERO_ERROR;
  char locale[LOCALE_CAPACITY];
  *length = 0;
  if (width < CL_NARROW || width > CL_WIDE) return U_ILLEGAL_ARGUMENT_ERROR;
  const UChar **items = malloc(sizeof(UChar *) * (size_t)(count > 0 ? count : 1));
  if (items == NULL) return U_MEMORY_ALLOCATION_ERROR;
  for (int32_t i = 0, start = 0; i < count; start += lengths[i], i++) items[i] = texts + start;
  locale_of(language, locale, &status);
  UListFormatter *formatter = ulistfmt_openForType(
      locale, kind == CL_AMOUNTS ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND, widths[width], &status);
  if (U_SUCCESS(status)) *length = ulistfmt_format(formatter, items, lengths, count, text, capacity, &status);
  ulistfmt_close(formatter);
  free(items);
  return U_FAILURE(status) ? status : 0;
}
