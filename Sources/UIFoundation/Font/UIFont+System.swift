public import Foundation

extension UIFont {
  /// The system font; a size that is 0, negative or not finite stands for 12 points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in a weight, measured with the nearest of the bundled weights: regular, medium, semibold, bold.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize)
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemTypefaces.typeface(weight: .regular, isItalic: true), pointSize: fontSize)
  }

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small system text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of system text, in points.
  public static let systemFontSize: CGFloat = 14
}
