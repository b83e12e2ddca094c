import CHarfBuzz
import CUnicode

/// Whether the feature `ccmp` of a font does nothing in plain text, so that it can be left out.
///
/// Most fonts use it to compose letters with marks, of which plain text has none; but HarfBuzz tries its rules at every
/// letter, which takes an eighth to a half of all instructions of shaping. The glyphs that plain text can have are those of
/// its characters, and what the other lookups of its shaping plan can make of these. The feature is idle if each of its
/// rules needs a glyph besides them. A rule applies only where all its glyphs are, so it never does.
enum IdleCompositions {
  /// Returns whether it is idle in plain text of a script and language that is shaped with features.
  ///
  /// The corresponding C function is `hb_ot_shape_plan_collect_lookups`.
  static func areIdle(
    in font: HarfBuzzFont, script: OpenTypeTag, language: hb_language_t?, features: [FontFeature]
  ) -> Bool {
    let tables = font.shared.tables
    let table = LayoutTable(tables["GSUB"], isSubstitution: true)
    // With one of these tables, HarfBuzz may apply that in place of `GSUB`.
    guard !tables["morx"].exists, !tables["mort"].exists, table.hasKnownVersion,
      !features.contains(where: { $0.tag == tag })
    else { return false }
    let own = features.map(Shaper.feature)
    let others = unsafe font.planLookups(script, language, own + [omitted]).substitutions
    let compositions = unsafe Set(font.planLookups(script, language, own).substitutions).subtracting(others)
    guard !compositions.isEmpty else { return false }
    let glyphs = glyphs(in: font, table, lookups: table.started(by: others))
    return compositions.allSatisfy { table.isIdle($0, among: glyphs) } && table.isIntact
  }

  static let tag: OpenTypeTag = "ccmp"
  /// The feature that leaves the compositions out.
  static let omitted = Shaper.feature(FontFeature(tag, 0))

  /// Returns the glyphs of all plain characters, and those that lookups can make of them.
  private static func glyphs(in font: HarfBuzzFont, _ table: LayoutTable, lookups: Set<Int>) -> GlyphSet {
    var glyphs = GlyphSet()
    for character in 0...Int(maximumCharacter) where isPlain(UInt16(character)) {
      if let glyph = font.nominalGlyph(for: UInt32(character)) { glyphs.insert(Int(glyph) & 0xFFFF) }
    }
    let edges = table.replacements(in: lookups.sorted()).compactMap { replacement in
      replacement.result.map { (from: replacement.glyph, to: $0) }
    }
    glyphs.formReachable(in: GlyphGraph(edges))
    return glyphs
  }

  /// Returns whether a plain text may have a character, other than the tone letters and their neighbors (U+02B0 to
  /// U+02FF), which fonts compose with one another.
  static func isPlain(_ character: UInt16) -> Bool { cu_word_may_begin(character) != 0 && !isModifier(character) }

  /// Returns whether a plain text has only such characters, so that it can be shaped without the feature.
  static func cover(_ text: [UInt16]) -> Bool {
    let units = text.span
    // Without a branch, so that several units are compared at once.
    var modifiers: UInt16 = 0
    for index in units.indices { modifiers |= isModifier(units[index]) ? 1 : 0 }
    return modifiers == 0
  }

  private static func isModifier(_ character: UInt16) -> Bool { character &- 0x2B0 < 0x50 }

  /// Characters above it are not plain.
  private static let maximumCharacter: UInt16 = 0x203F
}
