package import DynamicType
package import FontEngine
package import TextLayout
package import UIFoundation

/// The font of labels that follow the content size category: the system font of a text style, or a named font.
package struct LabelFont: Hashable, Sendable {
  /// The weights of the system font, by name.
  package static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  /// The supported sizes, in points.
  package static let sizes = 0.01...1_000

  /// The name that the font was found by; `nil` for the system font and for fonts created from a face.
  package let name: String?
  /// The named face; `nil` for the system font.
  package let face: FontFace?
  /// The point size at the default category; `nil` for that of the text style.
  package let size: Double?
  /// The name of the system font's weight, one of ``weights``; `nil` for that of the text style.
  package let weight: String?

  /// Finds a font by the name that ``FontSource`` reads; `nil` and `system` mean the system font.
  ///
  /// - Throws: `ReportError` if there is no such font.
  package init(named name: String?, size: Double?, weight: String? = nil) throws(ReportError) {
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
  package init(face: FontFace?, size: Double?) {
    name = nil
    self.face = face
    self.size = size
    weight = nil
  }

  /// The system font of each text style.
  package static let system = LabelFont(face: nil, size: nil)

  /// Returns the face for shaping text in a style.
  package func face(_ style: TypeStyle) -> FontFace {
    if let face { return face }
    return UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: systemWeight(style)).face
  }

  package func systemWeight(_ style: TypeStyle) -> UIFont.Weight {
    weight.flatMap { name in Self.weights.first { $0.key == name }?.value } ?? style.weight.fontWeight
  }

  /// Returns the style for shaping text in a text style and language.
  package func shaping(_ style: TypeStyle, language: String?) -> TextStyle {
    TextStyle(face: face(style), language: language)
  }

  /// Returns the point size at a category: that of the text style, or scaled as by `UIFontMetrics`.
  package func pointSize(_ style: TypeStyle, at category: ContentSizeCategory) -> Double {
    if face == nil, size == nil { return Double(style.pointSize(at: category)) }
    let size = size ?? Double(style.pointSize(at: .large))
    return TypeScale(style).scaledPointSize(size, at: category)
  }
}

extension TypeWeight {
  package var fontWeight: UIFont.Weight {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
