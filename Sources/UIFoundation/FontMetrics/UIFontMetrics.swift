import DynamicType
public import Foundation

/// Scales fonts and lengths with the content size category, in proportion to a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let textStyle: UIFont.TextStyle
  private let scale: TypeScale

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates metrics that scale like a text style. With an unknown style, they don't scale.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    scale = TypeScale(textStyle.typeStyle)
  }

  /// Returns the font for the current content size category, in whole points.
  ///
  /// Scaling a font that is already scaled is a programming error, as on iOS.
  @discardableResult
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil) }

  /// Returns the font for the category of the given traits, in whole points.
  @discardableResult
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font for the current category, in whole points, up to a maximum point size if it is positive.
  @discardableResult
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font for the category of the given traits, in whole points, up to a maximum point size if it is
  /// positive.
  @discardableResult
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    raiseException(
      unless: !font.isScaledByMetrics,
      "UIFontMetrics: \(font) is already scaled. Scale the font that it was made from, at its default size.")
    let maximum = maximumPointSize > 0 ? maximumPointSize : 0
    let rule = FontScaling.Rule.metrics(textStyle, basePointSize: font.pointSize, maximum: maximum)
    return .font(font.typeface, rule, font.extras, at: (traitCollection ?? .current).fontCategory)
  }

  /// Returns a point size scaled for a category, in whole points, and no larger than a positive maximum.
  func scaledPointSize(_ size: CGFloat, at category: ContentSizeCategory, maximum: CGFloat) -> CGFloat {
    CGFloat(scale.scaledPointSize(Double(size), at: category, maximum: Double(maximum)))
  }

  /// Returns the leading of the system font of a point size, scaled like the size, in points.
  ///
  /// A font of the text style's own size thus has the style's leading at every category, which text styles are scaled
  /// by. Not recorded: other sizes, and sizes at their maximum. Their leading is in proportion.
  func scaledLeading(ofSize size: CGFloat, at category: ContentSizeCategory, maximum: CGFloat) -> CGFloat {
    let base = SystemLeading.leading(ofSize: Double(size))
    let limit = maximum > 0 && size > 0 ? base * Double(maximum / size) : .infinity
    return CGFloat(min(base * scale.ratio(at: category), limit))
  }

  /// Returns a length scaled for the current category, in points, rounded to the nearest pixel.
  @discardableResult
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length scaled for the category of the given traits, rounded to the nearest pixel of their display scale.
  @discardableResult
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let displayScale = [traits, .current, .processDefault].map(\.displayScale).first { $0 > 0 } ?? 1
    return CGFloat(
      scale.scaledValue(Double(value), at: traits.fontCategory, displayScale: Double(displayScale)))
  }
}
