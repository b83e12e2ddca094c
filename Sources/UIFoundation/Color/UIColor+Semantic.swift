import Foundation

extension UIColor {
  /// The color of primary text.
  public static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
  /// The color of secondary text.
  public static let secondaryLabel = adaptive(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = adaptive(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = adaptive(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// The color of placeholder text.
  public static let placeholderText = adaptive(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The color of links.
  public static let link = adaptive(light: 0x007AFF, dark: 0x0984FF)
  /// The color of translucent separator lines.
  public static let separator = adaptive(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// The color of opaque separator lines.
  public static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)
  /// The background color of thin and small shapes.
  public static let systemFill = adaptive(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// The background color of shapes of medium size.
  public static let secondarySystemFill = adaptive(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// The background color of large shapes.
  public static let tertiarySystemFill = adaptive(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// The background color of large areas.
  public static let quaternarySystemFill = adaptive(light: 0x747480, 0.08, dark: 0x747480, 0.18)
  /// The primary background color.
  public static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
  /// The color of content on the primary background.
  public static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The color of content on the secondary background.
  public static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The background color of grouped content.
  public static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
  /// The background color of grouped content; an older name.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The color of content on the grouped background.
  public static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// The color of content on the secondary grouped background.
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// The color of text on a light background, in every style.
  public static let darkText = UIColor(.components(RGBA(hex: 0x000000)))
  /// The color of text on a dark background, in every style.
  public static let lightText = UIColor(.components(RGBA(hex: 0xFFFFFF, alpha: 0.6)))
  /// The tint color of views that don't set one.
  public static let tintColor = systemBlue
}
