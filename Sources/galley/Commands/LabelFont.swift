import DynamicType
import FontEngine
import TextLayout
import UIFoundation

/// The font of labels that follow the content size category: the system font of a text style, or a named font.
struct LabelFont: Sendable {
  /// The named face; `nil` for the system font.
  let face: FontFace?
  /// The point size at the default category; `nil` for that of the text style.
  let size: Double?

  /// Finds a font by the name that ``FontSource`` reads; `nil` and `system` mean the system font.
  ///
  /// - Throws: `CommandFailure` if there is no such font.
  init(named name: String?, size: Double?) throws(CommandFailure) {
    if let name, name != FontSource.system {
      face = try FontSource.face(name)
    } else {
      try FontSource.requireBundledFonts()
      face = nil
    }
    self.size = size
  }

  /// Creates a font from a face, or the system font, at a size.
  init(face: FontFace?, size: Double?) {
    self.face = face
    self.size = size
  }

  /// Returns the face for shaping text in a style.
  func face(_ style: TypeStyle) -> FontFace {
    face ?? UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: style.fontWeight).face
  }

  /// Returns the style for shaping text in a text style and language.
  func shaping(_ style: TypeStyle, language: String?) -> TextStyle {
    TextStyle(face: face(style), language: language)
  }

  /// Returns the point size at a category: that of the text style, or scaled as by `UIFontMetrics`.
  func pointSize(_ style: TypeStyle, at category: ContentSizeCategory) -> Double {
    if face == nil, size == nil { return Double(style.pointSize(at: category)) }
    let size = size ?? Double(style.pointSize(at: .large))
    return TypeScale(style).scaledPointSize(size, at: category)
  }
}

extension TypeStyle {
  fileprivate var fontWeight: UIFont.Weight {
    switch weight {
    case .regular: .regular
    case .semibold: .semibold
    case .bold: .bold
    }
  }
}
