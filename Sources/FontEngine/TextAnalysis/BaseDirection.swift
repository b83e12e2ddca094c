/// The direction that a paragraph as a whole runs in (UAX #9, P2 and P3).
public enum BaseDirection: Hashable, Sendable {
  /// Left to right, whatever the text.
  case leftToRight
  /// Right to left, whatever the text.
  case rightToLeft
  /// That of the first strong character, else left to right.
  case automatic
}
