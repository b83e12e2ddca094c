// Draws lines of text with pango-cairo, each into a PNG file. ScriptLineTests compiles and runs it.
//
// Reads lines of five fields that are separated by tabs: the path of the PNG file, that of the font, its size in pixels,
// the size of the picture as WIDTHxHEIGHT, and the text. The text's left edge is at x = 20, and its baseline at two thirds
// of the height. Nothing is hinted or rounded, and outlines are filled as paths, since Cairo 1.16 moves glyphs to whole pixels.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int draw(char *file, char *font, double size, int width, int height, char *text) {
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)font)) return 1;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  if (fonts->nfont < 1) return 1;

  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);

  PangoFontDescription *description = pango_fc_font_description_from_pattern(fonts->fonts[0], FALSE);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, text, -1);

  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_move_to(cairo, 20, height * 2 / 3);
  pango_cairo_layout_line_path(cairo, pango_layout_get_line_readonly(layout, 0));
  cairo_set_source_rgb(cairo, 0, 0, 0);
  cairo_fill(cairo);
  cairo_status_t status = cairo_surface_write_to_png(surface, file);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  return status != CAIRO_STATUS_SUCCESS;
}

int main(void) {
  char line[8192];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *file = strtok(line, "\t"), *font = strtok(NULL, "\t"), *size = strtok(NULL, "\t");
    char *extent = strtok(NULL, "\t"), *text = strtok(NULL, "\t");
    int width, height;
    if (!text || sscanf(extent, "%dx%d", &width, &height) != 2) return 2;
    if (draw(file, font, atof(size), width, height, text)) return 1;
  }
  return 0;
}
