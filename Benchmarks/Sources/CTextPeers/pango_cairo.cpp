#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <vector>

#include "text_peers.h"

struct pango_drawing {
  PangoFontMap *map;
  PangoContext *context;
  PangoLayout *layout;
  std::vector<double> origins;
};

pango_drawing *pango_drawing_open(const char *path, double size, const char *language, const char *text, double width) {
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, reinterpret_cast<const FcChar8 *>(path))) return nullptr;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  if (!fonts || fonts->nfont < 1) return nullptr;
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(language));
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  PangoFontDescription *font = pango_fc_font_description_from_pattern(fonts->fonts[0], FALSE);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  FcConfigDestroy(config);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_attr_list_insert(attributes, pango_attr_fallback_new(FALSE));
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, static_cast<int>(width * PANGO_SCALE));
  pango_layout_set_text(layout, text, -1);
  pango_attr_list_unref(attributes);
  pango_font_description_free(font);
  return new pango_drawing{map, context, layout, {}};
}

void pango_drawing_close(pango_drawing *drawing) {
  g_object_unref(drawing->layout);
  g_object_unref(drawing->context);
  g_object_unref(drawing->map);
  delete drawing;
}

int32_t pango_drawing_place(pango_drawing *drawing, const double *origins, int32_t count) {
  drawing->origins.assign(origins, origins + 2 * count);
  return pango_layout_get_line_count(drawing->layout) == count;
}

static void draw_lines(pango_drawing *drawing, cairo_t *cairo, int32_t as_outlines) {
  cairo_set_source_rgb(cairo, 0, 0, 0);
  GSList *lines = pango_layout_get_lines_readonly(drawing->layout);
  for (size_t place = 0; lines && place < drawing->origins.size(); lines = lines->next, place += 2) {
    auto line = static_cast<PangoLayoutLine *>(lines->data);
    cairo_move_to(cairo, drawing->origins[place], drawing->origins[place + 1]);
    if (as_outlines) {
      pango_cairo_layout_line_path(cairo, line);
      cairo_fill(cairo);
    } else {
      pango_cairo_show_layout_line(cairo, line);
    }
  }
}

static cairo_status_t draw_on(
    pango_drawing *drawing, cairo_surface_t *surface, double scale, int32_t as_outlines) {
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  draw_lines(drawing, cairo, as_outlines);
  cairo_status_t status = cairo_status(cairo);
  cairo_destroy(cairo);
  return status;
}

int32_t pango_drawing_pixels(
    pango_drawing *drawing, int32_t as_outlines, double scale, uint32_t *pixels, int32_t width, int32_t height) {
  for (size_t pixel = 0; pixel < static_cast<size_t>(width) * static_cast<size_t>(height); ++pixel) {
    pixels[pixel] = 0xFFFFFFFF;
  }
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      reinterpret_cast<unsigned char *>(pixels), CAIRO_FORMAT_RGB24, width, height, 4 * width);
  cairo_status_t status = draw_on(drawing, surface, scale, as_outlines);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS;
}

static cairo_status_t count_bytes(void *count, const unsigned char *, unsigned int length) {
  *static_cast<int64_t *>(count) += length;
  return CAIRO_STATUS_SUCCESS;
}

int64_t pango_drawing_write(pango_drawing *drawing, pango_output output, double width, double height) {
  int64_t bytes = 0;
  cairo_surface_t *surface = nullptr;
  cairo_rectangle_t extents = {0, 0, width, height};
  const double scale = output == pango_output_png ? 3 : 1;
  switch (output) {
    case pango_output_recording:
      surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
      break;
    case pango_output_png:
      surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, static_cast<int>(width * scale), static_cast<int>(height * scale));
      break;
    case pango_output_svg: surface = cairo_svg_surface_create_for_stream(count_bytes, &bytes, width, height); break;
    case pango_output_pdf: surface = cairo_pdf_surface_create_for_stream(count_bytes, &bytes, width, height); break;
  }
  cairo_status_t status = draw_on(drawing, surface, scale, FALSE);
  if (output == pango_output_png) cairo_surface_write_to_png_stream(surface, count_bytes, &bytes);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? bytes : -1;
}
