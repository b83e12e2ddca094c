/// The direction in which a paragraph is read.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of the first letter with a direction (rules P2 and P3 of UAX #9).
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What a direction in the attribute `writingDirection` does, besides the direction itself.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// Text inside runs in its own direction.
  case embedding = 0
  /// All letters inside run in the direction.
  case override = 2
}
