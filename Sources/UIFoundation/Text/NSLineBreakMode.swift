/// How a line that is too long is broken or truncated.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words. A word that is too long breaks between characters.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Text that doesn't fit is clipped.
  case byClipping = 2
  /// Text that doesn't fit is replaced by an ellipsis at the start of the line.
  case byTruncatingHead = 3
  /// Text that doesn't fit is replaced by an ellipsis at the end of the line.
  case byTruncatingTail = 4
  /// Text that doesn't fit is replaced by an ellipsis in the middle of the line.
  case byTruncatingMiddle = 5
}
