import Foundation

extension UIColor {
  /// The system red, which adapts to light and dark styles.
  public static let systemRed = adaptive(light: 0xFF3B30, dark: 0xFF453A)
  /// The system orange, which adapts to light and dark styles.
  public static let systemOrange = adaptive(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system yellow, which adapts to light and dark styles.
  public static let systemYellow = adaptive(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system green, which adapts to light and dark styles.
  public static let systemGreen = adaptive(light: 0x34C759, dark: 0x30D158)
  /// The system mint, which adapts to light and dark styles.
  public static let systemMint = adaptive(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system teal, which adapts to light and dark styles.
  public static let systemTeal = adaptive(light: 0x30B0C7, dark: 0x40CBE0)
  /// The system cyan, which adapts to light and dark styles.
  public static let systemCyan = adaptive(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system blue, which adapts to light and dark styles.
  public static let systemBlue = adaptive(light: 0x007AFF, dark: 0x0A84FF)
  /// The system indigo, which adapts to light and dark styles.
  public static let systemIndigo = adaptive(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system purple, which adapts to light and dark styles.
  public static let systemPurple = adaptive(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system pink, which adapts to light and dark styles.
  public static let systemPink = adaptive(light: 0xFF2D55, dark: 0xFF375F)
  /// The system brown, which adapts to light and dark styles.
  public static let systemBrown = adaptive(light: 0xA2845E, dark: 0xAC8E68)
  /// The system gray, which is the same in light and dark styles.
  public static let systemGray = adaptive(light: 0x8E8E93, dark: 0x8E8E93)
  /// The second level of system gray, which adapts to light and dark styles.
  public static let systemGray2 = adaptive(light: 0xAEAEB2, dark: 0x636366)
  /// The third level of system gray, which adapts to light and dark styles.
  public static let systemGray3 = adaptive(light: 0xC7C7CC, dark: 0x48484A)
  /// The fourth level of system gray, which adapts to light and dark styles.
  public static let systemGray4 = adaptive(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The fifth level of system gray, which adapts to light and dark styles.
  public static let systemGray5 = adaptive(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The sixth level of system gray, which adapts to light and dark styles.
  public static let systemGray6 = adaptive(light: 0xF2F2F7, dark: 0x1C1C1E)

  /// Returns a color with values for the light and dark styles.
  ///
  /// The values are those that Apple's Human Interface Guidelines print under "Color".
  static func adaptive(
    light: UInt32, _ lightAlpha: CGFloat = 1, dark: UInt32, _ darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightForm = UIColor(.components(RGBA(hex: light, alpha: lightAlpha)))
    let darkForm = UIColor(.components(RGBA(hex: dark, alpha: darkAlpha)))
    return UIColor(.dynamic { $0.userInterfaceStyle == .dark ? darkForm : lightForm })
  }
}
