/// The traits by which a style selects a face.
public struct FontTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt8

  /// Creates traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A weight of 600 or more.
  public static let bold = FontTraits(rawValue: 1)
  /// Italic or oblique.
  public static let italic = FontTraits(rawValue: 2)
  /// Equal advances for all glyphs.
  public static let monospaced = FontTraits(rawValue: 4)
  /// Narrower than normal.
  public static let condensed = FontTraits(rawValue: 8)
  /// Wider than normal.
  public static let expanded = FontTraits(rawValue: 16)
}

/// The weight, width, slant, and class of a face, from `OS/2`, `head`, `post`, and the axes of a variable face.
struct FaceStyle: Hashable, Sendable {
  var weight: Double
  /// The width in percent of the normal width.
  var width: Double
  var slant: FontSlant
  var isMonospaced: Bool
  var familyClass: FontFamilyClass?

  /// The widths in percent for usWidthClass 1 to 9 in `OS/2`, from the OpenType specification.
  private static let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  /// Reads the tables; the axes `wght`, `wdth`, `ital`, and `slnt` take precedence if they are set.
  init(reading face: HarfBuzzFace, variations: [VariationSetting]) {
    let os2 = face.tables["OS/2"]
    let head = face.tables["head"]
    let post = face.tables["post"]
    func axis(_ tag: OpenTypeTag) -> Double? { variations.first { $0.tag == tag }?.value }
    weight = min(1000, max(1, axis("wght") ?? os2.uint16(at: 4).map(Double.init) ?? 400))
    let widthClass = Int(os2.uint16(at: 6) ?? 5)
    width = axis("wdth") ?? Self.widths[min(max(widthClass, 1), 9) - 1]
    let selection = os2.uint16(at: 62) ?? 0
    let isItalic = selection & 1 != 0 || (head.uint16(at: 44) ?? 0) & 0b10 != 0
    slant = selection & (1 << 9) != 0 ? .oblique : isItalic ? .italic : .upright
    if let italic = axis("ital") { slant = italic >= 0.5 ? .italic : .upright }
    if let angle = axis("slnt"), slant != .italic { slant = angle == 0 ? .upright : .oblique }
    isMonospaced = (post.fixed(at: 12) ?? 0) != 0
    familyClass = os2.uint16(at: 30).flatMap { FontFamilyClass(rawValue: Int($0 >> 8)) }
  }

  var traits: FontTraits {
    var traits: FontTraits = []
    if weight >= 600 { traits.insert(.bold) }
    if slant != .upright { traits.insert(.italic) }
    if isMonospaced { traits.insert(.monospaced) }
    if width < 100 { traits.insert(.condensed) }
    if width > 100 { traits.insert(.expanded) }
    return traits
  }
}

/// The slant of a face.
public enum FontSlant: Hashable, Sendable {
  /// Without a slant.
  case upright
  /// Slanted, with distinct letterforms.
  case italic
  /// Slanted, with the letterforms of the upright face.
  case oblique
}

/// The family class: the upper byte of sFamilyClass in `OS/2`.
public enum FontFamilyClass: Int, Hashable, Sendable {
  /// Serifs in the style of the 15th to 17th century.
  case oldstyleSerifs = 1
  /// Serifs between old style and modern.
  case transitionalSerifs = 2
  /// Serifs, with a strong contrast between thick and thin strokes.
  case modernSerifs = 3
  /// Clarendons: serifs as heavy, or nearly as heavy, as the stems.
  case clarendonSerifs = 4
  /// Rectangular serifs.
  case slabSerifs = 5
  /// Serifs of no other class.
  case freeformSerifs = 7
  /// No serifs.
  case sansSerif = 8
  /// Decorative typefaces, for display.
  case ornamental = 9
  /// Typefaces that imitate handwriting.
  case script = 10
  /// Symbols rather than letters.
  case symbolic = 12

  /// Whether the letters have serifs, or `nil` for classes that do not determine it.
  public var hasSerifs: Bool? {
    switch self {
    case .oldstyleSerifs, .transitionalSerifs, .modernSerifs, .clarendonSerifs, .slabSerifs, .freeformSerifs: true
    case .sansSerif: false
    case .ornamental, .script, .symbolic: nil
    }
  }
}
