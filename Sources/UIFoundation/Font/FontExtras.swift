import CoreGraphics
import FontEngine
import Foundation
import TextLayout

/// The attributes of a font beyond a face and a size.
struct FontExtras: Hashable, Sendable {
  /// The feature settings of the face, in the order in which they were given.
  var settings: [FontFeatureSetting] = []
  /// The first fonts to search for characters that the face lacks.
  var cascade: [UIFontDescriptor] = []
  /// The transform of the glyphs. Stored for source compatibility; has no effect.
  var matrix = CGAffineTransform.identity
  /// The width of the letters; the bundled faces have one width. Stored for source compatibility; has no effect.
  var width: UIFont.Width?

  /// Whether text is shaped with the face's default features and fallback fonts.
  var isPlain: Bool { settings.isEmpty && cascade.isEmpty }
}

/// The setting of a font feature: by Apple's numbers for a type and a selector, or by OpenType's tag and value.
struct FontFeatureSetting: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The numbers that Apple's font feature registry assigns.
    case numbers(type: Int, selector: Int)
    /// An OpenType tag and its value.
    case tag(String, value: Int)
  }

  var kind: Kind

  /// The equivalent OpenType features; empty if there are none.
  ///
  /// The numbers are those of Apple's font feature registry ("SFNTLayoutTypes").
  var features: [FontFeature] {
    switch kind {
    case .tag(let tag, let value): return [FontFeature(OpenTypeTag(tag), UInt32(clamping: value))]
    // Stylistic sets: 2 turns the first on, 3 off, 4 the second on, and so on.
    case .numbers(35, let selector):
      guard (2...41).contains(selector) else { return [] }
      let number = selector / 2
      return [FontFeature(OpenTypeTag((number < 10 ? "ss0" : "ss") + "\(number)"), selector % 2 == 0 ? 1 : 0)]
    case .numbers(let type, let selector):
      return Self.table["\(type).\(selector)"].map { [FontFeature(OpenTypeTag($0.tag), $0.value)] } ?? []
    }
  }

  private static let table: [String: (tag: String, value: UInt32)] = [
    // Common, rare, and contextual ligatures.
    "1.2": ("liga", 1), "1.3": ("liga", 0), "1.4": ("dlig", 1), "1.5": ("dlig", 0), "1.18": ("clig", 1),
    "1.19": ("clig", 0),
    // The spacing of digits: monospaced or proportional.
    "6.0": ("tnum", 1), "6.1": ("pnum", 1),
    // Vertical position.
    "10.1": ("sups", 1), "10.2": ("subs", 1), "10.3": ("ordn", 1), "10.4": ("sinf", 1),
    // Fractions.
    "11.1": ("afrc", 1), "11.2": ("frac", 1),
    // A slashed zero.
    "14.4": ("zero", 1), "14.5": ("zero", 0),
    // The form of digits: old-style, or as high as capitals.
    "21.0": ("onum", 1), "21.1": ("lnum", 1),
    // Forms for use with capitals.
    "33.0": ("case", 1), "33.1": ("case", 0), "33.2": ("cpsp", 1), "33.3": ("cpsp", 0),
    // Contextual forms.
    "36.0": ("calt", 1), "36.1": ("calt", 0), "36.2": ("swsh", 1), "36.3": ("swsh", 0), "36.4": ("cswh", 1),
    "36.5": ("cswh", 0),
    // Small capitals for lowercase and for uppercase letters.
    "37.1": ("smcp", 1), "37.2": ("pcap", 1), "38.1": ("c2sc", 1), "38.2": ("c2pc", 1),
  ]
}

extension UIFont {
  /// The style with which text in this font is shaped.
  var shapingStyle: TextLayout.TextStyle {
    guard !extras.isPlain else { return TextLayout.TextStyle(face: face) }
    return TextLayout.TextStyle(
      face: face, otherFaces: extras.cascade.compactMap { $0.typeface?.face },
      features: extras.settings.flatMap(\.features))
  }
}
