/// How a line below or through text looks: a thickness, a pattern, and whether it leaves out spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The thickness and the options as bits.
  public let rawValue: Int

  /// The style of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Dashes and dots by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Below words only, not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
