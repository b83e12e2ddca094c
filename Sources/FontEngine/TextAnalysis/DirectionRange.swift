/// A stretch of text that runs in a direction of its own without control characters around it, as a higher-level protocol may have
/// it (UAX #9, HL3).
///
/// Its characters have the levels that they would have between RLE or LRE, or RLO or LRO, and PDF. What begins inside, whether by a
/// range or by a character, ends with it; in each paragraph that it reaches it begins anew.
public struct DirectionRange: Hashable, Sendable {
  /// The stretch, as UTF-16 offsets.
  public var range: Range<Int>
  /// Whether it runs from right to left.
  public var isRightToLeft: Bool
  /// Whether every character in it takes the direction, and not only those that have none of their own.
  public var isOverride: Bool

  /// A stretch with a direction.
  public init(_ range: Range<Int>, isRightToLeft: Bool, isOverride: Bool = false) {
    self.range = range
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }
}
