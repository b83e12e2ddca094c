#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>

#if !HB_VERSION_ATLEAST(6, 0, 0)
#error "Galley needs HarfBuzz 6.0 or newer, which Debian 12 and Ubuntu 24.04 have; install a newer libharfbuzz-dev."
#endif

// HarfBuzz 7 renamed the function, and deprecated the old name.
#if !HB_VERSION_ATLEAST(7, 0, 0)
static inline void hb_font_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
  hb_font_get_glyph_shape(font, glyph, functions, data);
}
#endif

// Constants that Swift uses as numbers, with the types of what they are compared with or passed as. To Swift, the type of a macro
// follows from how its value is written, and that of a member from its enumeration. Both change between versions: the enumeration of
// HB_OT_NAME_ID_INVALID has no name in HarfBuzz 6 and one in 10.

static const hb_ot_name_id_t galley_hb_ot_name_id_invalid = HB_OT_NAME_ID_INVALID;
static const hb_codepoint_t galley_hb_set_value_invalid = HB_SET_VALUE_INVALID;
static const unsigned int galley_hb_ot_layout_default_language_index = HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX;
static const uint32_t galley_hb_ot_var_axis_flag_hidden = HB_OT_VAR_AXIS_FLAG_HIDDEN;
static const hb_mask_t galley_hb_glyph_flag_unsafe_to_break = HB_GLYPH_FLAG_UNSAFE_TO_BREAK;
static const uint32_t galley_hb_buffer_flag_default = HB_BUFFER_FLAG_DEFAULT;
static const uint32_t galley_hb_buffer_flag_bot = HB_BUFFER_FLAG_BOT;
static const uint32_t galley_hb_buffer_flag_eot = HB_BUFFER_FLAG_EOT;
