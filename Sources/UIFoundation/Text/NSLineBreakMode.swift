/// What happens where a line is longer than its room.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Break between words; a word that is too long, between characters.
  case byWordWrapping = 0
  /// Break between characters.
  case byCharWrapping = 1
  /// Leave out what does not fit.
  case byClipping = 2
  /// An ellipsis for what does not fit, at the start of the line.
  case byTruncatingHead = 3
  /// An ellipsis for what does not fit, at the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis for what does not fit, in the middle of the line.
  case byTruncatingMiddle = 5
}
