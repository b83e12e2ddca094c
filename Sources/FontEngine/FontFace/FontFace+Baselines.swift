import CHarfBuzz

/// The lines that scripts stand on or hang from.
public enum ScriptBaseline: Hashable, Sendable {
  /// Where Latin, Greek and Cyrillic letters stand.
  case roman
  /// Where Devanagari and Tibetan letters hang.
  case hanging
  /// The bottom of the ideographic em box.
  case ideographicBottom
  /// The top of the ideographic em box.
  case ideographicTop
  /// The bottom of the face of ideographs.
  case ideographicFaceBottom
  /// The top of the face of ideographs.
  case ideographicFaceTop
  /// Around which formulas are centred.
  case math

  /// The `BASE` tag, from the OpenType registry of baseline tags.
  var tag: OpenTypeTag {
    switch self {
    case .roman: "romn"
    case .hanging: "hang"
    case .ideographicBottom: "ideo"
    case .ideographicTop: "idtp"
    case .ideographicFaceBottom: "icfb"
    case .ideographicFaceTop: "icft"
    case .math: "math"
    }
  }
}

extension FontFace {
  /// How far a baseline lies above the one that glyphs are designed on, in font units; nil where `BASE` says nothing.
  ///
  /// `script` is an ISO 15924 tag such as `Deva`, `language` BCP 47. In vertical text it is the distance to the right.
  /// The corresponding C function is `hb_ot_layout_get_baseline`.
  public func baseline(
    _ baseline: ScriptBaseline, script: OpenTypeTag, language: String? = nil, isVertical: Bool = false
  ) -> Double? {
    let known = unsafe language.flatMap {
      unsafe $0.utf8.count <= FontLimits.maximumLanguageTag ? hb_language_from_string($0, -1) : nil
    }
    let tags = unsafe Self.openTypeTags(script, known)
    // HarfBuzz goes to the default script at a tag that is not there, and BASE as a rule has a script's oldest one.
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

  /// The tags in an axis's list of scripts, which is looked up in the OpenType specification's "BASE".
  private func baselineScripts(isVertical: Bool) -> [hb_tag_t] {
    let table = unsafe OpenTypeTable(harfBuzz.face, "BASE", limit: .max)
    guard let axis = table.uint16(at: isVertical ? 6 : 4), axis != 0, let list = table.uint16(at: Int(axis) + 2) else {
      return []
    }
    let start = Int(axis) + Int(list)
    return (0..<Int(table.uint16(at: start) ?? 0)).compactMap { table.uint32(at: start + 2 + 6 * $0) }
  }

  /// The OpenType tags of a script, the newest first, and of a language. The corresponding C function is
  /// `hb_ot_tags_from_script_and_language`.
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
