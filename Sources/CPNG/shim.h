#include <png.h>

// Swift can't call libpng's macros with parameters, nor use those that are expressions of others. All have the types of png_image's
// fields here.

static inline size_t galley_png_size_max(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }

static const png_uint_32 galley_png_image_version = PNG_IMAGE_VERSION;
static const png_uint_32 galley_png_image_flag_fast = PNG_IMAGE_FLAG_FAST;
static const png_uint_32 galley_png_format_rgb = PNG_FORMAT_RGB;
static const png_uint_32 galley_png_format_rgba = PNG_FORMAT_RGBA;
