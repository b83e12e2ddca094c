/// A part of a line that is covered by a selection.
public struct SelectionRectangle: Hashable, Sendable {
  /// The index of the line.
  public var line: Int
  /// The selected part of the line, as high as the line's box, in points from the left edge and the top of the text.
  public var rectangle: TextRectangle
  /// Whether the line end that terminates the line is selected, too.
  ///
  /// It has no width. To show it, extend the last rectangle of the line.
  public var includesLineEnd: Bool
}
