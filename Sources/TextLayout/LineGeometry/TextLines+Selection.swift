/// A part of a line that selected text takes up.
public struct SelectionRectangle: Hashable, Sendable {
  /// The line's place in the lines.
  public var line: Int
  /// The selected stretch, as high as the line's box, in points from the left edge and the top of the text.
  public var rectangle: TextRectangle
  /// Whether the line end that closes the line is selected, too. It has no width: who shows it widens the line's last
  /// rectangle.
  public var includesLineEnd: Bool
}

extension TextLines {
  /// The rectangles of a range of UTF-16 offsets, line by line and from left to right on each; stretches that touch are
  /// one, and text of both directions may have several. Clusters count whole.
  ///
  /// White space that hangs behind a line is included where it is selected. A line of which only a line end or characters
  /// without width are selected has one rectangle of no width. Time: proportional to the lines, and to the text of those
  /// that are selected. Throws ``TextLayoutError/font(_:)`` as ``contents(of:)`` does.
  public func selectionRectangles(of range: Range<Int>) throws(TextLayoutError) -> [SelectionRectangle] {
    var rectangles: [SelectionRectangle] = []
    let range = range.clamped(to: 0..<source.length)
    guard !range.isEmpty, !isEmpty else { return rectangles }
    let placements = placements()
    let setting = LineSetting(self)
    var index = firstLine { self[$0].range.upperBound > range.lowerBound }
    while index < count, self[index].range.lowerBound < range.upperBound {
      let frame = try setting.frame(of: index, placements[index])
      let contents = try contents(of: index)
      for span in contents.spans(of: range) {
        let rectangle = TextRectangle(
          x: frame.x + span.lowerBound, y: frame.top, width: span.upperBound - span.lowerBound, height: frame.height)
        rectangles.append(
          SelectionRectangle(
            line: index, rectangle: rectangle, includesLineEnd: range.overlaps(contents.lineEnd)))
      }
      index += 1
    }
    return rectangles
  }

  /// The smallest rectangle that holds the ink of a line, in points from the left edge and the top of the text; nil where
  /// there is none. Throws as ``contents(of:)`` does.
  public func inkBounds(of index: Int) throws(TextLayoutError) -> TextRectangle? {
    try inkBounds(of: index, frame(of: index))
  }

  /// The smallest rectangle that holds the ink of all lines. Time: proportional to the text.
  public func inkBounds() throws(TextLayoutError) -> TextRectangle? {
    var bounds: TextRectangle?
    for (index, frame) in try frames().enumerated() {
      guard let ink = try inkBounds(of: index, frame) else { continue }
      bounds = bounds?.union(ink) ?? ink
    }
    return bounds
  }

  private func inkBounds(of index: Int, _ frame: LineFrame) throws(TextLayoutError) -> TextRectangle? {
    guard var ink = try contents(of: index).inkBounds else { return nil }
    ink.x += frame.x
    ink.y += frame.baseline
    return ink
  }
}
