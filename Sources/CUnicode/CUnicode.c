#include "CUnicode.h"
#include <unicode/uversion.h>

int32_t cu_icu_major_version(void) { return U_ICU_VERSION_MAJOR_NUM; }
