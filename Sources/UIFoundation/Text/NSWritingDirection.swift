/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first letter with a direction (rules P2 and P3 of UAX #9).
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How a direction in the attribute `writingDirection` applies.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// Text in the range is reordered by its own direction, embedded in the given one.
  case embedding = 0
  /// All characters in the range have the given direction.
  case override = 2
}
