/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are aligned at the left edge.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned at the right edge.
  case right
  /// Lines are justified, except the last one.
  case justified
  /// Lines are aligned at the edge where the text's direction starts.
  case natural
}

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

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the first letter with a direction (rules P2 and P3 of UAX #9).
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// How a direction in the attribute `writingDirection` applies.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// Text in the range is reordered by its own direction, embedded in the given one.
  case embedding
  /// All characters in the range have the given direction.
  case override = 2
}
