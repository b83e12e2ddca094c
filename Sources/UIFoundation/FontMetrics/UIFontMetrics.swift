import DynamicType
public import Foundation

/// Scales fonts and lengths with the content size category, as a text style grows.
public final class UIFontMetrics: NSObject, Sendable {
  private let textStyle: UIFont.TextStyle
  private let scale: TypeScale

  /// Scales as body text grows.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Scales as a style grows; with a style that nobody knows, nothing grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    scale = TypeScale(textStyle.typeStyle)
  }

  /// The font at the current category, at whole points.
  ///
  /// A font that was scaled before is a programming error, as on iOS.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil) }

  /// The font at the category of the given traits, at whole points.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the current category, at whole points, and no larger than a maximum that is above 0.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the category of the given traits, at whole points, and no larger than a maximum that is above 0.
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

  /// The size that a point size grows to at a category: whole points, and no more than a maximum that is above 0.
  func scaledPointSize(_ size: CGFloat, at category: ContentSizeCategory, maximum: CGFloat) -> CGFloat {
    CGFloat(scale.scaledPointSize(Double(size), at: category, maximum: Double(maximum)))
  }

  /// A length in points at the current category, to the nearest pixel.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length in points at the category of the given traits, to the nearest pixel of their display scale.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let displayScale = [traits, .current, .processDefault].map(\.displayScale).first { $0 > 0 } ?? 1
    return CGFloat(
      scale.scaledValue(Double(value), at: traits.fontCategory, displayScale: Double(displayScale)))
  }
}
