#include <hb.h>
#include <hb-ot.h>
#include <hb-aat.h>

// HarfBuzz 7 renamed the function, and deprecated the old name.
#if !HB_VERSION_ATLEAST(7, 0, 0)
static inline void hb_font_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
  hb_font_get_glyph_shape(font, glyph, functions, data);
}
#endif
