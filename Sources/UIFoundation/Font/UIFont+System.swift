public import Foundation

extension UIFont {
  /// Returns the system font. A size that is 0, negative, or not finite means 12 points.
  @discardableResult
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Returns the system font in a weight.
  @discardableResult
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize)
  }

  /// Returns the system font in a weight and a width. The width has no effect, because the bundled faces have only one.
  @discardableResult
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize,
      extras: FontExtras(width: width == .standard ? nil : width))
  }

  /// Returns the bold system font.
  ///
  /// Its weight is 700, which fits recorded labels in this font best, although other sources say 600.
  @discardableResult
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the italic system font.
  @discardableResult
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemTypefaces.typeface(weight: .regular, isItalic: true), pointSize: fontSize)
  }

  /// Returns the system font with monospaced digits.
  @discardableResult
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize,
      extras: FontExtras(settings: [FontFeatureSetting(kind: .numbers(type: 6, selector: 0))]))
  }

  /// Returns the monospaced system font, with the metrics of an installed DejaVu Sans Mono.
  ///
  /// If it isn't installed, the proportional system font substitutes for it.
  @discardableResult
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      SystemTypefaces.typeface(weight: weight, isItalic: false, design: .monospaced), pointSize: fontSize)
  }

  /// The default size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The default size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small system text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of system text, in points.
  public static let systemFontSize: CGFloat = 14
}
