// Lays out paragraphs with Pango and prints where things stand on their lines. Only record.py runs this.
//
// Standard input, one job a line, fields parted by tabs: families, size in px, language, direction (ltr, rtl), width in px or -1,
// text as hexadecimal UTF-8. Standard output, all offsets in bytes and all positions in px from the line's left edge:
//   L start length width       a line
//   R start length level x     a run, from left to right
//   C offset strong weak       the caret at a cursor position
//   H x offset                 a position, and the offset that is hit there
//   .                          the end of the job
#include "../pango-jobs.h"

enum { HITS = 24 };

static double px(int units) { return (double)units / PANGO_SCALE; }

static void print_runs(PangoLayoutLine *line) {
  int x = 0;
  for (GSList *r = line->runs; r; r = r->next) {
    PangoLayoutRun *run = r->data;
    printf("R %d %d %d %.6f\n", run->item->offset, run->item->length, run->item->analysis.level, px(x));
    x += pango_glyph_string_get_width(run->glyphs);
  }
}

// Pango's caret is asked of the layout; a soft line's end belongs to the next line there, and is left out.
static void print_carets(PangoLayout *layout, PangoLayoutLine *line, int left, const char *text, int is_last) {
  int count = 0;
  const PangoLogAttr *attributes = pango_layout_get_log_attrs_readonly(layout, &count);
  int end = line->start_index + line->length;
  for (int offset = line->start_index; offset <= end; offset++) {
    if (offset < (int)strlen(text) && ((unsigned char)text[offset] & 0xC0) == 0x80) continue;
    long character = g_utf8_pointer_to_offset(text, text + offset);
    int is_hard = is_last || text[end] == '\n';
    if (!attributes[character].is_cursor_position || (offset == end && !is_hard)) continue;
    PangoRectangle strong, weak;
    pango_layout_get_cursor_pos(layout, offset, &strong, &weak);
    printf("C %d %.6f %.6f\n", offset, px(strong.x - left), px(weak.x - left));
  }
}

static void print_hits(PangoLayoutLine *line, int width, const char *text) {
  for (int i = -1; i <= HITS; i++) {
    int x = (int)((2.0 * i + 1) / (2 * HITS) * width);
    int index, trailing;
    pango_layout_line_x_to_index(line, x, &index, &trailing);
    const char *hit = g_utf8_offset_to_pointer(text + index, trailing);
    printf("H %.6f %d\n", px(x), (int)(hit - text));
  }
}

static void print_lines(PangoLayout *layout, const char *text) {
  PangoLayoutIter *iterator = pango_layout_get_iter(layout);
  do {
    PangoLayoutLine *line = pango_layout_iter_get_line_readonly(iterator);
    PangoRectangle box;
    pango_layout_iter_get_line_extents(iterator, NULL, &box);
    printf("L %d %d %.6f\n", line->start_index, line->length, px(box.width));
    print_runs(line);
    print_carets(layout, line, box.x, text, pango_layout_iter_at_last_line(iterator));
    print_hits(line, box.width, text);
  } while (pango_layout_iter_next_line(iterator));
  puts(".");
  pango_layout_iter_free(iterator);
}

static void lay_out(PangoContext *context, char **job) {
  char *text = unhex(job[5]);
  pango_context_set_language(context, pango_language_from_string(job[2]));
  pango_context_set_base_dir(context, strcmp(job[3], "rtl") ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL);
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, job[0]);
  pango_font_description_set_absolute_size(font, g_ascii_strtod(job[1], NULL) * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_auto_dir(layout, FALSE);
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_attr_list_insert(attributes, pango_attr_fallback_new(strchr(job[0], ',') != NULL));
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  double width = g_ascii_strtod(job[4], NULL);
  pango_layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  pango_layout_set_text(layout, text, -1);
  if (pango_layout_get_unknown_glyphs_count(layout)) {
    fprintf(stderr, "no glyph in %s: %s\n", job[0], text);
    exit(1);
  }
  print_lines(layout, text);
  pango_attr_list_unref(attributes);
  pango_font_description_free(font);
  g_object_unref(layout);
  free(text);
}

int main(void) { return run_jobs(6, lay_out); }
