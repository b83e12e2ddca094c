#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What a layout gives: how many lines, and how wide the widest is, in points.
typedef struct {
  int64_t lines;
  double width;
} peer_layout;

/// A run of text that HarfBuzz shapes at once, as UTF-16 offsets.
typedef struct {
  int32_t start;
  int32_t end;
  /// ISO 15924 letters.
  uint32_t script;
  int32_t is_right_to_left;
} peer_run;

// Each peer is opened with one font file and holds texts that are given beforehand: what is timed begins with a text in the
// peer's own encoding. Functions that open return null when the file is no font.

/// Raw HarfBuzz: `hb_shape_full` on runs that are known already, in one buffer. A font that spaces its letters by size (`trak`, `opsz`) is
/// opened at `size` points.
typedef struct harfbuzz_peer harfbuzz_peer;
harfbuzz_peer *harfbuzz_open(const char *path, double size, const char *language);
void harfbuzz_close(harfbuzz_peer *peer);
void harfbuzz_clear(harfbuzz_peer *peer);
void harfbuzz_add(harfbuzz_peer *peer, const uint16_t *units, int32_t count, const peer_run *runs, int32_t run_count);
/// Shapes a text and returns the sum of its advances in em.
double harfbuzz_shape(harfbuzz_peer *peer, int64_t text);
const char *harfbuzz_version(void);

/// Pango: a font map of its own that knows the one file; positions unrounded, metrics unhinted.
typedef struct pango_peer pango_peer;
pango_peer *pango_open(const char *path, double size, const char *language);
void pango_close(pango_peer *peer);
void pango_clear(pango_peer *peer);
void pango_add(pango_peer *peer, const char *text);
/// Makes a `PangoLayout` of a text and asks for its lines and size.
peer_layout pango_lay_out(pango_peer *peer, int64_t text, double width);
/// Keeps the layout of a text for the next two.
void pango_keep(pango_peer *peer, int64_t text);
peer_layout pango_rewrap(pango_peer *peer, double width);
peer_layout pango_query(pango_peer *peer);
const char *pango_peer_version(void);

/// pango-cairo: one layout that is drawn again and again. Nothing is hinted.
typedef struct pango_drawing pango_drawing;
pango_drawing *pango_drawing_open(const char *path, double size, const char *language, const char *text, double width);
void pango_drawing_close(pango_drawing *drawing);
/// Sets where the lines begin, as pairs of x and y of the baseline; whether there are as many lines.
int32_t pango_drawing_place(pango_drawing *drawing, const double *origins, int32_t count);
/// Draws black on white. Outlines are filled where they are; Cairo moves glyphs from its cache to whole pixels.
int32_t pango_drawing_pixels(
    pango_drawing *drawing, int32_t as_outlines, double scale, uint32_t *pixels, int32_t width, int32_t height);
typedef enum { pango_output_recording, pango_output_png, pango_output_svg, pango_output_pdf } pango_output;
/// Draws into a list of operations in memory, or into a file: a PNG has three pixels per point. Returns the bytes of the file,
/// or -1.
int64_t pango_drawing_write(pango_drawing *drawing, pango_output output, double width, double height);

/// Qt: `QTextLayout` with design metrics and without hinting.
typedef struct qt_peer qt_peer;
qt_peer *qt_open(const char *path, int size, const char *language);
void qt_close(qt_peer *peer);
void qt_clear(qt_peer *peer);
void qt_add(qt_peer *peer, const uint16_t *units, int32_t count);
/// Makes a `QTextLayout` of a text, breaks it into lines and asks for their widths.
peer_layout qt_lay_out(qt_peer *peer, int64_t text, double width);
/// What the same gives when Qt rounds 32 times as finely; not for timing.
peer_layout qt_answer(qt_peer *peer, int64_t text, double width);
/// Keeps the layout of a text for the next two.
void qt_keep(qt_peer *peer, int64_t text);
peer_layout qt_rewrap(qt_peer *peer, double width);
/// The line count and bounding width that the kept layout already has.
peer_layout qt_query(qt_peer *peer);
const char *qt_peer_version(void);

#ifdef __cplusplus
}
#endif
