#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_TRUETYPE_TABLES_H
#include FT_BBOX_H
#include FT_TYPE1_TABLES_H

#if FREETYPE_MAJOR * 100 + FREETYPE_MINOR < 212
#error "Galley needs FreeType 2.12 or newer, which Debian 12 and Ubuntu 24.04 have; install a newer libfreetype-dev."
#endif

// Macros that Swift uses as numbers, with the types of the fields and parameters that they are for.

static const FT_Long galley_ft_face_flag_fixed_width = FT_FACE_FLAG_FIXED_WIDTH;
static const FT_Long galley_ft_style_flag_italic = FT_STYLE_FLAG_ITALIC;
static const FT_Long galley_ft_style_flag_bold = FT_STYLE_FLAG_BOLD;
static const unsigned char galley_ft_pixel_mode_gray = FT_PIXEL_MODE_GRAY;
static const FT_Int32 galley_ft_load_no_scale = FT_LOAD_NO_SCALE;
