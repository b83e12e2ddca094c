import CUnicode

/// What is known about one place in a text: properties of the code unit there, and of a break before it.
public struct TextPlace: OptionSet, Hashable, Sendable {
  /// The bits, as CUnicode gives them.
  public var rawValue: UInt8

  /// A place with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line may end before here (UAX #14).
  public static let lineBreak = TextPlace(rawValue: UInt8(CU_LINE_BREAK))
  /// A line must end before here.
  public static let hardBreak = TextPlace(rawValue: UInt8(CU_HARD_BREAK))
  /// A grapheme cluster starts here (UAX #29).
  public static let grapheme = TextPlace(rawValue: UInt8(CU_GRAPHEME))
  /// The code unit belongs to a combining mark.
  public static let mark = TextPlace(rawValue: UInt8(CU_MARK))
  /// The code unit is white space that hangs at the end of a line.
  public static let space = TextPlace(rawValue: UInt8(CU_SPACE))
  /// The code unit is a control character or a line end, and has no glyph.
  public static let control = TextPlace(rawValue: UInt8(CU_CONTROL))
  /// The glyphs here were shaped with those before: a line edge here needs new shaping. Set by whoever shapes.
  public static let unsafeToBreak = TextPlace(rawValue: 1 << 6)
}
