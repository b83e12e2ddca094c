/// The direction of a whole paragraph (UAX #9, P2 and P3).
public enum BaseDirection: Hashable, Sendable {
  /// Left to right, regardless of the text.
  case leftToRight
  /// Right to left, regardless of the text.
  case rightToLeft
  /// The direction of the first strong character, or left to right if there is none.
  case automatic
}

/// A range of text with its own direction but without control characters around it, as from a higher-level protocol.
///
/// UAX #9, HL3, permits this. The characters get the levels that they would have between RLE or LRE (or RLO or LRO) and
/// PDF. Embeddings that begin inside, whether from a range or a character, end with the range. In each paragraph that
/// the range reaches into, it begins again.
public struct DirectionRange: Hashable, Sendable {
  /// The range, in UTF-16 offsets.
  public var range: Range<Int>
  /// Whether the direction is right to left.
  public var isRightToLeft: Bool
  /// Whether the direction applies to every character, rather than only to those without a direction of their own.
  public var isOverride: Bool

  /// Creates a range with a direction.
  public init(_ range: Range<Int>, isRightToLeft: Bool, isOverride: Bool = false) {
    self.range = range
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }
}
