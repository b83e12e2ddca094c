/// A step of a caret through a text.
public enum CaretMovement: Hashable, Sendable, CaseIterable {
  /// To the end of the next grapheme cluster, in the order of the text.
  case forward
  /// To the start of the preceding grapheme cluster, in the order of the text.
  case backward
  /// To the end of the next word (UAX #29).
  case wordForward
  /// To the start of the preceding word (UAX #29).
  case wordBackward
  /// To the start of the line.
  case lineStart
  /// To the end of the line, before its line end.
  case lineEnd
  /// To the next caret on the left, and from the end of a line to the next or preceding one.
  case left
  /// To the next caret on the right, and from the end of a line to the next or preceding one.
  case right
  /// To the nearest caret of the line above.
  case up
  /// To the nearest caret of the line below.
  case down
}
