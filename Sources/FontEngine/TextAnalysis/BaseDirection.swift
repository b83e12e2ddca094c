/// The direction of a whole paragraph (UAX #9, P2 and P3).
public enum BaseDirection: Hashable, Sendable {
  /// Left to right, regardless of the text.
  case leftToRight
  /// Right to left, regardless of the text.
  case rightToLeft
  /// The direction of the first strong character, or left to right if there is none.
  case automatic
}
