#include <hb-ot.h>
#include <hb.h>

#include <cstddef>

#include <vector>

#include "text_peers.h"

struct harfbuzz_peer {
  struct text {
    std::vector<uint16_t> units;
    std::vector<peer_run> runs;
  };
  hb_font_t *font;
  hb_buffer_t *buffer;
  hb_language_t language;
  double units_per_em;
  std::vector<text> texts;
};

harfbuzz_peer *harfbuzz_open(const char *path, double size, const char *language) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return nullptr;
  hb_face_t *face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  hb_face_make_immutable(face);
  hb_font_t *font = hb_font_create(face);
  unsigned units = hb_face_get_upem(face);
  hb_face_destroy(face);
  hb_ot_font_set_funcs(font);
  hb_font_set_scale(font, static_cast<int>(units), static_cast<int>(units));
  hb_font_set_ptem(font, static_cast<float>(size));
  const hb_variation_t optical_size = {HB_OT_TAG_VAR_AXIS_OPTICAL_SIZE, static_cast<float>(size)};
  hb_font_set_variations(font, &optical_size, 1);
  hb_font_make_immutable(font);
  return new harfbuzz_peer{
      font, hb_buffer_create(), hb_language_from_string(language, -1), static_cast<double>(units), {}};
}

void harfbuzz_close(harfbuzz_peer *peer) {
  hb_buffer_destroy(peer->buffer);
  hb_font_destroy(peer->font);
  delete peer;
}

void harfbuzz_clear(harfbuzz_peer *peer) { peer->texts.clear(); }

void harfbuzz_add(harfbuzz_peer *peer, const uint16_t *units, int32_t count, const peer_run *runs, int32_t run_count) {
  peer->texts.push_back({{units, units + count}, {runs, runs + run_count}});
}

double harfbuzz_shape(harfbuzz_peer *peer, int64_t index) {
  static const char *const shapers[] = {"ot", nullptr};
  const auto &text = peer->texts[static_cast<std::size_t>(index)];
  int64_t sum = 0;
  for (const auto &run : text.runs) {
    hb_buffer_t *buffer = peer->buffer;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(
        buffer, text.units.data(), static_cast<int>(text.units.size()), static_cast<unsigned>(run.start),
        run.end - run.start);
    hb_buffer_set_direction(buffer, run.is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(run.script));
    hb_buffer_set_language(buffer, peer->language);
    hb_shape_full(peer->font, buffer, nullptr, 0, shapers);
    unsigned count = 0;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    for (unsigned i = 0; i < count; i++) sum += positions[i].x_advance;
  }
  return static_cast<double>(sum) / peer->units_per_em;
}

const char *harfbuzz_version(void) { return hb_version_string(); }
