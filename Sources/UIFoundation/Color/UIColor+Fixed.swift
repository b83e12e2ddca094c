extension UIColor {
  /// A fully transparent color.
  public static let clear = UIColor(.components(.clear))
  /// Black.
  public static let black = UIColor(.components(RGBA(hex: 0x000000)))
  /// A gray of one third white.
  public static let darkGray = UIColor(.components(RGBA(hex: 0x555555)))
  /// A gray of two thirds white.
  public static let lightGray = UIColor(.components(RGBA(hex: 0xAAAAAA)))
  /// White.
  public static let white = UIColor(.components(RGBA(hex: 0xFFFFFF)))
  /// A gray of one half white.
  public static let gray = UIColor(.components(RGBA(hex: 0x808080)))
  /// Red.
  public static let red = UIColor(.components(RGBA(hex: 0xFF0000)))
  /// Green.
  public static let green = UIColor(.components(RGBA(hex: 0x00FF00)))
  /// Blue.
  public static let blue = UIColor(.components(RGBA(hex: 0x0000FF)))
  /// Cyan.
  public static let cyan = UIColor(.components(RGBA(hex: 0x00FFFF)))
  /// Yellow.
  public static let yellow = UIColor(.components(RGBA(hex: 0xFFFF00)))
  /// Magenta.
  public static let magenta = UIColor(.components(RGBA(hex: 0xFF00FF)))
  /// Orange.
  public static let orange = UIColor(.components(RGBA(hex: 0xFF8000)))
  /// Purple.
  public static let purple = UIColor(.components(RGBA(hex: 0x800080)))
  /// Brown.
  public static let brown = UIColor(.components(RGBA(hex: 0x996633)))
}
