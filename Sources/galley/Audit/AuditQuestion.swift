import DynamicType
import TextLayout
import UIFoundation
import FontEngine

/// The label that texts are measured in.
struct AuditQuestion: Hashable, Sendable {
  /// The widths that can be asked for, in points.
  static let widths = 1.0...100_000
  /// The line limits that can be asked for.
  static let limits = 1...1_000

  /// The text style that the label's font grows with.
  var style: TypeStyle
  /// The label's width, in points.
  var width: Double
  /// The label's greatest number of lines.
  var lines: Int
}

/// The font of the labels: the system font of their text style, or one that was named.
struct AuditFont: Sendable {
  /// A named face and its size at the default category; nil for the system font.
  let face: FontFace?
  /// The size at the default category; nil for that of the text style.
  let size: Double?

  /// What text in a style and a language is shaped with.
  func shaping(_ style: TypeStyle, language: String?) -> TextStyle {
    TextStyle(
      face: face ?? UIFont.systemFont(ofSize: UIFont.systemFontSize, weight: style.fontWeight).face, language: language)
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
