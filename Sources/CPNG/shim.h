#include <png.h>

// Swift can't call libpng's macros with parameters.

static inline size_t galley_png_size_max(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }
