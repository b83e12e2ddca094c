// Lays out paragraphs with Pango and prints their lines. Only record.py runs this.
//
// Standard input, one job a line, fields parted by tabs: font description without size, size in px, letter spacing in px,
// language, direction (ltr, rtl, auto), width in px, text as hexadecimal UTF-8. Standard output, one line a job: for each line of text where it starts, as a byte offset,
// where its content ends without the spaces that hang, and the content's width in px; then a full stop.
#include <math.h>
#include "../pango-jobs.h"

static int is_hanging(gunichar c) {
  if (c == 0x2007 || c == 0x202F || c == 0xA0) return 0;
  return c == '\n' || c == '\t' || g_unichar_type(c) == G_UNICODE_SPACE_SEPARATOR;
}

static int content_end(const char *text, int start, int end) {
  while (end > start) {
    const char *last = g_utf8_find_prev_char(text + start, text + end);
    if (!last || !is_hanging(g_utf8_get_char(last))) break;
    end = (int)(last - text);
  }
  return end;
}

// Pango spaces letters by half on either side, and once a line is broken takes the outer halves away from its first and last
// glyph that have a width. Both count here, as they did where the line was broken.
static void print_line(PangoLayoutLine *line, const char *text, int letter_spacing) {
  int end = content_end(text, line->start_index, line->start_index + line->length);
  gint64 width = 0, outer = 0;
  int is_first = 1;
  for (GSList *r = line->runs; r; r = r->next) {
    PangoLayoutRun *run = r->data;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      int offset = run->item->offset + run->glyphs->log_clusters[i];
      int is_content = offset >= line->start_index && offset < end;
      int advance = run->glyphs->glyphs[i].geometry.width;
      if (is_content) width += advance;
      if (!advance) continue;
      if (is_first && is_content) width += letter_spacing / 2;
      is_first = 0;
      outer = is_content ? letter_spacing - letter_spacing / 2 : 0;
    }
  }
  width += outer;
  printf("%d %d %.6f ", line->start_index, end, (double)width / PANGO_SCALE);
}

static void lay_out(PangoContext *context, char **job) {
  char *text = unhex(job[6]);
  pango_context_set_language(context, pango_language_from_string(job[3]));
  pango_context_set_base_dir(context, strcmp(job[4], "rtl") ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL);
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string(job[0]);
  pango_font_description_set_absolute_size(font, g_ascii_strtod(job[1], NULL) * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_auto_dir(layout, !strcmp(job[4], "auto"));
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_attr_list_insert(attributes, pango_attr_fallback_new(strchr(pango_font_description_get_family(font), ',') != NULL));
  int letter_spacing = (int)lround(g_ascii_strtod(job[2], NULL) * PANGO_SCALE);
  if (letter_spacing) pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(letter_spacing));
  // The letter spacing is that of `trak`, which is not to be applied twice, nor for a size that is only 64 times as large.
  pango_attr_list_insert(attributes, pango_attr_font_features_new("trak=0"));
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, (int)(g_ascii_strtod(job[5], NULL) * PANGO_SCALE));
  pango_layout_set_text(layout, text, -1);
  if (pango_layout_get_unknown_glyphs_count(layout)) {
    fprintf(stderr, "no glyph in %s: %s\n", job[0], text);
    exit(1);
  }
  for (GSList *l = pango_layout_get_lines_readonly(layout); l; l = l->next) print_line(l->data, text, letter_spacing);
  puts(".");
  pango_attr_list_unref(attributes);
  pango_font_description_free(font);
  g_object_unref(layout);
  free(text);
}

int main(void) { return run_jobs(7, lay_out); }
