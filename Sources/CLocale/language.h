#ifndef GALLEY_LANGUAGE_H
#define GALLEY_LANGUAGE_H
#include <unicode/uloc.h>

enum { LOCALE_CAPACITY = ULOC_FULLNAME_CAPACITY };

// ICU's name of a language, such as pt_BR for pt-BR.
static inline void locale_of(const char *language, char locale[LOCALE_CAPACITY], UErrorCode *status) {
  int32_t parsed = 0;
  uloc_forLanguageTag(language, locale, LOCALE_CAPACITY, &parsed, status);
  if (*status == U_STRING_NOT_TERMINATED_WARNING) *status = U_BUFFER_OVERFLOW_ERROR;
}

#endif
