import CHarfBuzz

extension FontFace {
  /// Returns the position of a baseline relative to the one that glyphs are designed on, or `nil` if `BASE` does not
  /// state it.
  ///
  /// The position is in font units, upward in horizontal text and to the right in vertical text. `script` is an ISO
  /// 15924 tag such as `Deva`, and `language` a BCP 47 tag. The corresponding C function is
  /// `hb_ot_layout_get_baseline`.
  public func baseline(
    _ baseline: ScriptBaseline, script: OpenTypeTag, language: String? = nil, isVertical: Bool = false
  ) -> Double? {
    watchMemory { readBaseline(baseline, script: script, language: language, isVertical: isVertical) }
  }

  private func readBaseline(
    _ baseline: ScriptBaseline, script: OpenTypeTag, language: String?, isVertical: Bool
  ) -> Double? {
    let known = unsafe language.flatMap {
      unsafe $0.utf8.count <= FontLimits.maximumLanguageTag ? hb_language_from_string($0, -1) : nil
    }
    let tags = unsafe Self.openTypeTags(script, known)
    // For a missing tag HarfBuzz uses the default script. BASE usually lists the oldest tag of a script.
    let listed = baselineScripts(isVertical: isVertical)
    let defaultTag: OpenTypeTag = "DFLT"
    var coordinate: hb_position_t = 0
    let found = unsafe hb_ot_layout_get_baseline(
      harfBuzz.font, hb_ot_layout_baseline_tag_t(baseline.tag.rawValue),
      isVertical ? HB_DIRECTION_TTB : HB_DIRECTION_LTR,
      tags.scripts.first(where: listed.contains) ?? defaultTag.rawValue,
      tags.language ?? defaultTag.rawValue, &coordinate)
    return found == 0 ? nil : Double(coordinate) * Double(harfBuzz.unitsPerEm) / Double(harfBuzz.advanceUnitsPerEm)
  }

  /// Returns the script tags of an axis, which are read as in "BASE" of the OpenType specification.
  private func baselineScripts(isVertical: Bool) -> [hb_tag_t] {
    let table = harfBuzz.shared.tables["BASE"]
    let axis = table.unsigned16(at: isVertical ? 6 : 4)
    guard axis != 0, let list = table.uint16(at: axis + 2) else { return [] }
    let start = axis + Int(list)
    return (0..<table.unsigned16(at: start)).compactMap { table.uint32(at: start + 2 + 6 * $0) }
  }

  /// Returns the OpenType tags of a script, newest first, and of a language.
  ///
  /// The corresponding C function is `hb_ot_tags_from_script_and_language`.
  private static func openTypeTags(
    _ script: OpenTypeTag, _ language: hb_language_t?
  ) -> (scripts: [hb_tag_t], language: hb_tag_t?) {
    var count: UInt32 = 3
    var tags = [hb_tag_t](repeating: 0, count: 3)
    var languageCount: UInt32 = 1
    var languageTag: hb_tag_t = 0
    unsafe hb_ot_tags_from_script_and_language(
      hb_script_from_iso15924_tag(script.rawValue), language, &count, &tags, &languageCount, &languageTag)
    return (Array(tags.prefix(Int(count))), languageCount > 0 ? languageTag : nil)
  }
}
