/// How a direction in the attribute `writingDirection` applies.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// Text in the range is reordered by its own direction, embedded in the given one.
  case embedding
  /// All characters in the range have the given direction.
  case override = 2
}
