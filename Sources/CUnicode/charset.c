#include "CUnicode.h"

#include <unicode/ucnv.h>

int32_t cu_byte_characters(const char *charset, uint16_t characters[256]) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  if (U_FAILURE(status)) return status;
  if (ucnv_getMaxCharSize(converter) != 1) status = U_UNSUPPORTED_ERROR;
  for (int32_t byte = 0; byte < 256 && U_SUCCESS(status); byte++) {
    char source = (char)byte;
    UErrorCode one = U_ZERO_ERROR;
    int32_t count = ucnv_toUChars(converter, characters + byte, 1, &source, 1, &one);
    if (U_FAILURE(one) || count != 1) characters[byte] = 0xFFFD;
  }
  ucnv_close(converter);
  return U_FAILURE(status) ? status : 0;
}
