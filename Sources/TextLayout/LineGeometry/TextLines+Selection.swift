extension TextLines {
  /// Returns the rectangles of a range of UTF-16 offsets, line by line and from left to right on each line.
  ///
  /// Adjacent parts are merged; text in both directions may have several rectangles on a line. Clusters count as a
  /// whole. Hanging white space is included if it is selected. A line on which only a line end or characters without
  /// width are selected has one rectangle without width.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of lines and *m* the length of the selected lines.
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
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

  /// Returns the smallest rectangle that contains the ink of a line, or `nil` if there is none.
  ///
  /// It is in points from the left edge and the top of the text.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)`` or ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
  public func inkBounds(of index: Int) throws(TextLayoutError) -> TextRectangle? {
    try inkBounds(of: index, frame(of: index))
  }

  /// Returns the smallest rectangle that contains the ink of all lines, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
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
