/// How a line that is too long is broken or truncated.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words. A word that is too long breaks between characters.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// Text that doesn't fit is clipped.
  case byClipping
  /// Text that doesn't fit is replaced by an ellipsis at the start of the line.
  case byTruncatingHead
  /// Text that doesn't fit is replaced by an ellipsis at the end of the line.
  case byTruncatingTail
  /// Text that doesn't fit is replaced by an ellipsis in the middle of the line.
  case byTruncatingMiddle
}
