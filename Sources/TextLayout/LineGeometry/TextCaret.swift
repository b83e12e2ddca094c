/// The position of a caret in a text, in points from the left edge and the top of the text, with y down.
public struct TextCaret: Hashable, Sendable {
  /// The index of the caret's line.
  ///
  /// It is ``TextLines/count`` for the empty line after a text that ends in a line end, and in a text without lines.
  public var line: Int
  /// The position at which a character in the paragraph's direction would be inserted.
  public var x: Double
  /// The position at which a character in the opposite direction would be inserted, or `nil` if it is the same.
  public var secondaryX: Double?
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box.
  public var height: Double
}

/// The position of a caret on a line, in points from the line's left edge.
public struct LineCaret: Hashable, Sendable {
  /// The UTF-16 offset, which is a boundary between grapheme clusters.
  public var offset: Int
  /// The position at which a character in the paragraph's direction would be inserted.
  public var x: Double
  /// The position at which a character in the opposite direction would be inserted, or `nil` if it is the same.
  public var secondaryX: Double?

  /// Creates a caret.
  public init(offset: Int, x: Double, secondaryX: Double? = nil) {
    self.offset = offset
    self.x = x
    self.secondaryX = secondaryX
  }
}
