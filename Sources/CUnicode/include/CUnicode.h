#ifndef GALLEY_CUNICODE_H
#define GALLEY_CUNICODE_H
#include <stdint.h>

/// The version of ICU that this was built with, such as 72.
int32_t cu_icu_major_version(void);

#endif
