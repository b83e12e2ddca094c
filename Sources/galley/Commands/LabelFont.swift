import DynamicType
import FontEngine
import TextLayout
import UIFoundation

/// The font of labels that follow the content size category: the system font of a text style, or one that was named.
struct LabelFont: Sendable {
  /// A named face and its size at the default category; nil for the system font.
  let face: FontFace?
  /// The size at the default category; nil for that of the text style.
  let size: Double?

  /// A font by its name, as ``FontSource`` reads it; nil and `system` stand for the system font.
  init(named name: String?, size: Double?) throws(CommandFailure) {
    if let name, name != FontSource.system {
      face = try FontSource.face(name)
    } else {
      try FontSource.requireBundledFonts()
      face = nil
    }
    self.size = size
  }

  /// A face, or the system font, at a size.
  init(face: FontFace?, size: Double?) {
    self.face = face
    self.size = size
  }

  /// The face that text in a style is shaped with.
  func face(_ style: TypeStyle) -> FontFace {
    face ?? UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: style.fontWeight).face
  }

  /// What text in a style and a language is shaped with.
  func shaping(_ style: TypeStyle, language: String?) -> TextStyle {
    TextStyle(face: face(style), language: language)
  }

  /// The point size at a category, as `UIFontMetrics` scales it, or as the text style has it.
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
