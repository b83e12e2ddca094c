import DynamicType
import FontEngine
import StringCatalogs
import TextLayout
import UIFoundation

/// The font of labels that follow the content size category: the system font of a text style, or a named font.
struct LabelFont: Hashable, Sendable {
  /// The weights of the system font, by name.
  static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  /// The supported sizes, in points.
  static let sizes = 0.01...1_000

  /// The name that the font was found by; `nil` for the system font and for fonts created from a face.
  let name: String?
  /// The named face; `nil` for the system font.
  let face: FontFace?
  /// The point size at the default category; `nil` for that of the text style.
  let size: Double?
  /// The name of the system font's weight, one of ``weights``; `nil` for that of the text style.
  let weight: String?

  /// Finds a font by the name that ``FontSource`` reads; `nil` and `system` mean the system font.
  ///
  /// - Throws: `CommandFailure` if there is no such font.
  init(named name: String?, size: Double?, weight: String? = nil) throws(CommandFailure) {
    if let name, name != FontSource.system {
      face = try FontSource.face(name)
      self.name = name
    } else {
      try FontSource.requireBundledFonts()
      face = nil
      self.name = nil
    }
    self.size = size
    self.weight = weight
  }

  /// Creates a font from a face, or the system font, at a size.
  init(face: FontFace?, size: Double?) {
    name = nil
    self.face = face
    self.size = size
    weight = nil
  }

  /// The system font of each text style.
  static let system = LabelFont(face: nil, size: nil)

  /// Returns the face for shaping text in a style.
  func face(_ style: TypeStyle) -> FontFace {
    if let face { return face }
    return UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: systemWeight(style)).face
  }

  private func systemWeight(_ style: TypeStyle) -> UIFont.Weight {
    weight.flatMap { name in Self.weights.first { $0.key == name }?.value } ?? style.weight.fontWeight
  }

  /// Returns the style for shaping text in a text style and language.
  func shaping(_ style: TypeStyle, language: String?) -> TextStyle {
    TextStyle(face: face(style), language: language)
  }

  /// Returns the style for shaping a stretch of text that markup makes bold, italic, or code.
  ///
  /// Bold and italic are what `UIFontDescriptor.withSymbolicTraits(_:)` finds: of the system font, the emphasized
  /// weight of the text style; of a named font, a face of its family. Without such a face, and for fonts from files, it
  /// is the font itself. Code is in the monospaced system font.
  func shaping(_ style: TypeStyle, language: String?, _ markup: MarkupStyle) -> TextStyle {
    let size = UIFont.systemFontSize
    let plain: UIFont
    if markup.contains(.code) {
      plain = UIFont.monospacedSystemFont(ofSize: size, weight: markup.contains(.bold) ? .bold : .regular)
    } else if let face {
      guard let name, let named = UIFont(name: name, size: size), named.face == face else {
        return shaping(style, language: language)
      }
      plain = named
    } else if markup.contains(.bold), weight == nil {
      plain = UIFont.systemFont(ofSize: size, weight: style.emphasizedWeight.fontWeight)
    } else {
      plain = UIFont.systemFont(ofSize: size, weight: systemWeight(style))
    }
    var traits = plain.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
    if markup.contains(.bold) { traits.insert(.traitBold) }
    if markup.contains(.italic) { traits.insert(.traitItalic) }
    let styled = plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
    return TextStyle(face: (styled ?? plain).face, language: language)
  }

  /// Returns the point size at a category: that of the text style, or scaled as by `UIFontMetrics`.
  func pointSize(_ style: TypeStyle, at category: ContentSizeCategory) -> Double {
    if face == nil, size == nil { return Double(style.pointSize(at: category)) }
    let size = size ?? Double(style.pointSize(at: .large))
    return TypeScale(style).scaledPointSize(size, at: category)
  }
}

extension TypeWeight {
  fileprivate var fontWeight: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
