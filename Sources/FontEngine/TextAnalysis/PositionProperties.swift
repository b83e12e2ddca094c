/// The properties of one position in a text: those of the code unit there, and of a break before it.
///
/// All bits but 64 are CUnicode's flags. The properties are inlined, because inner loops in several modules read them.
@frozen
public struct PositionProperties: OptionSet, Hashable, Sendable {
  /// The bits, as in CUnicode.
  public var rawValue: UInt8

  /// Creates properties from their bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line may end before here (UAX #14). In prepared text, this includes offsets where the line would show a hyphen.
  @inlinable public static var lineBreak: PositionProperties { PositionProperties(rawValue: 1) }
  /// A line must end before here.
  @inlinable public static var hardBreak: PositionProperties { PositionProperties(rawValue: 2) }
  /// A grapheme cluster starts here (UAX #29).
  @inlinable public static var grapheme: PositionProperties { PositionProperties(rawValue: 4) }
  /// The code unit belongs to a combining mark.
  @inlinable public static var mark: PositionProperties { PositionProperties(rawValue: 8) }
  /// The code unit is white space that hangs at the end of a line.
  @inlinable public static var space: PositionProperties { PositionProperties(rawValue: 16) }
  /// The code unit is a control character or a line end, and has no glyph.
  @inlinable public static var control: PositionProperties { PositionProperties(rawValue: 32) }
  /// The glyphs here were shaped together with the preceding ones, so a line edge here needs new shaping. Set when text
  /// is shaped.
  @inlinable public static var unsafeToBreak: PositionProperties { PositionProperties(rawValue: 64) }
  /// A grapheme cluster starts here that is displayed as an emoji (UTS #51): by default, by a selector, or as a
  /// sequence.
  @inlinable public static var emoji: PositionProperties { PositionProperties(rawValue: 128) }

  /// What hangs at the end of a line: ``space`` and ``control``.
  @inlinable package static var hanging: PositionProperties { PositionProperties(rawValue: 16 | 32) }

  /// ``control`` and ``emoji``, which don't have glyphs of the first face.
  static var controlOrEmoji: PositionProperties { PositionProperties(rawValue: 32 | 128) }

  // Without these two, those of every option set would be used, which take ten times as long in debug builds.
  /// Returns whether a position has all of some properties.
  @inlinable public func contains(_ member: PositionProperties) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }
  /// Returns whether a position has none of some properties.
  @inlinable public func isDisjoint(with other: PositionProperties) -> Bool { rawValue & other.rawValue == 0 }
}
