/// The style of an underline or a strikethrough: a thickness, a pattern, and whether it skips spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The thickness and the options as bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single, thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single, thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two parallel, thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A pattern of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A pattern of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A pattern of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A pattern of alternating dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only words are underlined, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
