extension UIColor {
  /// A fully transparent color.
  public static let clear = UIColor(.components(.clear))
  /// Black, #000000 in sRGB.
  public static let black = UIColor(.components(RGBA(hex: 0x000000)))
  /// A gray of one third white.
  public static let darkGray = UIColor(.components(RGBA(hex: 0x555555)))
  /// A gray of two thirds white.
  public static let lightGray = UIColor(.components(RGBA(hex: 0xAAAAAA)))
  /// White, #FFFFFF in sRGB.
  public static let white = UIColor(.components(RGBA(hex: 0xFFFFFF)))
  /// A gray of one half white.
  public static let gray = UIColor(.components(RGBA(hex: 0x808080)))
  /// Red, #FF0000 in sRGB.
  public static let red = UIColor(.components(RGBA(hex: 0xFF0000)))
  /// Green, #00FF00 in sRGB.
  public static let green = UIColor(.components(RGBA(hex: 0x00FF00)))
  /// Blue, #0000FF in sRGB.
  public static let blue = UIColor(.components(RGBA(hex: 0x0000FF)))
  /// Cyan, #00FFFF in sRGB.
  public static let cyan = UIColor(.components(RGBA(hex: 0x00FFFF)))
  /// Yellow, #FFFF00 in sRGB.
  public static let yellow = UIColor(.components(RGBA(hex: 0xFFFF00)))
  /// Magenta, #FF00FF in sRGB.
  public static let magenta = UIColor(.components(RGBA(hex: 0xFF00FF)))
  /// Orange, #FF8000 in sRGB.
  public static let orange = UIColor(.components(RGBA(hex: 0xFF8000)))
  /// Purple, #800080 in sRGB.
  public static let purple = UIColor(.components(RGBA(hex: 0x800080)))
  /// Brown, #996633 in sRGB.
  public static let brown = UIColor(.components(RGBA(hex: 0x996633)))
}
