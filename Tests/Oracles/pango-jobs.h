// Reads the jobs of the recorders that use Pango from standard input: one a line, its fields separated by tabs.
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Returns the text of hexadecimal UTF-8.
static char *unhex(const char *hex) {
  size_t length = strlen(hex) / 2;
  char *text = calloc(length + 1, 1);
  for (size_t i = 0; i < length; i++) sscanf(hex + 2 * i, "%2hhx", (unsigned char *)text + i);
  return text;
}

// Runs each job that has the given number of fields.
static int run_jobs(guint fields, void (*run)(PangoContext *context, char **job)) {
  PangoFontMap *map = pango_ft2_font_map_new();
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, stdin) > 0) {
    char **job = g_strsplit(g_strchomp(line), "\t", fields);
    if (g_strv_length(job) == fields) run(context, job);
    g_strfreev(job);
  }
  free(line);
  return 0;
}
