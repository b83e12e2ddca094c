import CHarfBuzz

/// The baselines that glyphs of different scripts are aligned to.
public enum ScriptBaseline: Hashable, Sendable {
  /// The baseline of Latin, Greek, and Cyrillic letters.
  case roman
  /// The line that Devanagari and Tibetan letters hang from.
  case hanging
  /// The bottom of the ideographic em box.
  case ideographicBottom
  /// The top of the ideographic em box.
  case ideographicTop
  /// The bottom edge of the ideographic character face.
  case ideographicFaceBottom
  /// The top edge of the ideographic character face.
  case ideographicFaceTop
  /// The line that formulas are centered on.
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
