#include <fontconfig/fontconfig.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

#include <string>
#include <vector>

#include "text_peers.h"

struct pango_peer {
  PangoFontMap *map;
  PangoContext *context;
  PangoFontDescription *font;
  PangoAttrList *attributes;
  PangoLayout *kept;
  std::vector<std::string> texts;
};

pango_peer *pango_open(const char *path, double size, const char *language) {
  FcConfig *config = FcConfigCreate();
  // The rule that scales bitmaps, for emoji; nothing else of the system's settings.
  FcConfigParseAndLoad(
      config, reinterpret_cast<const FcChar8 *>("/etc/fonts/conf.d/10-scale-bitmap-fonts.conf"), FcTrue);
  if (!FcConfigAppFontAddFile(config, reinterpret_cast<const FcChar8 *>(path))) return nullptr;
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  FcChar8 *family = nullptr;
  if (!fonts || fonts->nfont < 1 || FcPatternGetString(fonts->fonts[0], FC_FAMILY, 0, &family) != FcResultMatch) {
    return nullptr;
  }
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  PangoContext *context = pango_font_map_create_context(map);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(language));
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, reinterpret_cast<const char *>(family));
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  // No hyphens where a word is divided, and no other font: there is none, and looking for one takes time.
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
  pango_attr_list_insert(attributes, pango_attr_fallback_new(FALSE));
  pango_fc_font_map_set_default_substitute(
      PANGO_FC_FONT_MAP(map),
      [](FcPattern *pattern, gpointer) { FcPatternAddBool(pattern, FC_HINTING, FcFalse); }, nullptr, nullptr);
  FcConfigDestroy(config);
  return new pango_peer{map, context, font, attributes, nullptr, {}};
}

void pango_close(pango_peer *peer) {
  if (peer->kept) g_object_unref(peer->kept);
  pango_attr_list_unref(peer->attributes);
  pango_font_description_free(peer->font);
  g_object_unref(peer->context);
  g_object_unref(peer->map);
  delete peer;
}

void pango_clear(pango_peer *peer) { peer->texts.clear(); }
void pango_add(pango_peer *peer, const char *text) { peer->texts.emplace_back(text); }

static PangoLayout *make_layout(pango_peer *peer, int64_t index) {
  const std::string &text = peer->texts[static_cast<size_t>(index)];
  PangoLayout *layout = pango_layout_new(peer->context);
  pango_layout_set_font_description(layout, peer->font);
  pango_layout_set_attributes(layout, peer->attributes);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
  return layout;
}

static peer_layout measure(PangoLayout *layout) {
  PangoRectangle logical;
  pango_layout_get_extents(layout, nullptr, &logical);
  return {pango_layout_get_line_count(layout), static_cast<double>(logical.width) / PANGO_SCALE};
}

peer_layout pango_lay_out(pango_peer *peer, int64_t index, double width) {
  PangoLayout *layout = make_layout(peer, index);
  pango_layout_set_width(layout, static_cast<int>(width * PANGO_SCALE));
  peer_layout answer = measure(layout);
  g_object_unref(layout);
  return answer;
}

void pango_keep(pango_peer *peer, int64_t index) {
  if (peer->kept) g_object_unref(peer->kept);
  peer->kept = make_layout(peer, index);
}

peer_layout pango_rewrap(pango_peer *peer, double width) {
  pango_layout_set_width(peer->kept, static_cast<int>(width * PANGO_SCALE));
  return measure(peer->kept);
}

peer_layout pango_query(pango_peer *peer) { return measure(peer->kept); }

const char *pango_peer_version(void) { return pango_version_string(); }
