import Foundation

extension UIColor {
  /// The first level of text.
  public static let label = adaptive(light: 0x000000, dark: 0xFFFFFF)
  /// The second level of text.
  public static let secondaryLabel = adaptive(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
  /// The third level of text.
  public static let tertiaryLabel = adaptive(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// The fourth level of text.
  public static let quaternaryLabel = adaptive(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
  /// Text that stands for what is not entered yet.
  public static let placeholderText = adaptive(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
  /// A link.
  public static let link = adaptive(light: 0x007AFF, dark: 0x0984FF)
  /// A thin line that lets what lies below show.
  public static let separator = adaptive(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
  /// A thin line that hides what lies below.
  public static let opaqueSeparator = adaptive(light: 0xC6C6C8, dark: 0x38383A)
  /// Behind thin and small shapes.
  public static let systemFill = adaptive(light: 0x787880, 0.2, dark: 0x787880, 0.36)
  /// Behind shapes of medium size.
  public static let secondarySystemFill = adaptive(light: 0x787880, 0.16, dark: 0x787880, 0.32)
  /// Behind large shapes.
  public static let tertiarySystemFill = adaptive(light: 0x767680, 0.12, dark: 0x767680, 0.24)
  /// Behind large areas.
  public static let quaternarySystemFill = adaptive(light: 0x747480, 0.08, dark: 0x747480, 0.18)
  /// Behind the interface.
  public static let systemBackground = adaptive(light: 0xFFFFFF, dark: 0x000000)
  /// Behind content over the background.
  public static let secondarySystemBackground = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Behind content over the second background.
  public static let tertiarySystemBackground = adaptive(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// Behind grouped content.
  public static let systemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x000000)
  /// Behind content over the grouped background.
  public static let secondarySystemGroupedBackground = adaptive(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Behind content over the second grouped background.
  public static let tertiarySystemGroupedBackground = adaptive(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// Text on a light background, whatever the style.
  public static let darkText = UIColor(.components(RGBA(hex: 0x000000)))
  /// Text on a dark background, whatever the style.
  public static let lightText = UIColor(.components(RGBA(hex: 0xFFFFFF, alpha: 0.6)))
  /// What stands out and can be touched, where a view sets no tint of its own.
  public static let tintColor = systemBlue
}
