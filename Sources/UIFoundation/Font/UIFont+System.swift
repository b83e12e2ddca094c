public import Foundation

extension UIFont {
  /// The system font; a size that is 0, negative or not finite stands for 12 points.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize)
  }

  /// The system font in a weight and a width. The width is kept; the bundled faces have one, and measure with it.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize,
      extras: FontExtras(width: width == .standard ? nil : width))
  }

  /// The system font in bold: weight 700, in which recorded labels of this font fit best, though other sources say 600.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(SystemTypefaces.typeface(weight: .regular, isItalic: true), pointSize: fontSize)
  }

  /// The system font whose digits are all equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      SystemTypefaces.typeface(weight: weight, isItalic: false), pointSize: fontSize,
      extras: FontExtras(settings: [FontFeatureSetting(kind: .numbers(type: 6, selector: 0))]))
  }

  /// The system font whose characters are all equally wide, measured with an installed DejaVu Sans Mono.
  ///
  /// Where that is not installed, the proportional system font stands in.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      SystemTypefaces.typeface(weight: weight, isItalic: false, design: .monospaced), pointSize: fontSize)
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
