import TextLayout

/// What must hold of the lines of any text in any font.
enum LineChecks {
  /// Checks that lines join to the text, that every number is finite, that no line lies over another, and that the same
  /// question has the same answer again.
  static func check(_ lines: TextLines, of text: PreparedText) throws(TextLayoutError) {
    var next = 0
    for (index, line) in lines.enumerated() {
      require(line.range.lowerBound == next && line.range.upperBound > next, "line \(index) is \(line.range)")
      next = line.range.upperBound
      require(line.width.isFinite, "line \(index) is \(line.width) wide")
      let indent = try lines.room(of: index).indent
      require(indent.isFinite, "line \(index) is indented by \(indent)")
    }
    if lines.request.limit == 0 { require(next == text.length, "lines end at \(next) of \(text.length)") }
    try checkPositions(lines)
    let again = try text.lines(lines.request)
    require(Array(again) == Array(lines), "the same question has another answer")
  }

  static func checkPositions(_ lines: TextLines) throws(TextLayoutError) {
    require(lines.height.isFinite && lines.height >= 0, "the lines are \(lines.height) high")
    require(lines.width.isFinite, "the lines are \(lines.width) wide")
    let placements = lines.placements()
    for (upper, lower) in zip(placements, placements.dropFirst()) {
      // Sums of the same terms, rounded in another order.
      require(upper.top + upper.height <= lower.top + 1e-6 * max(1, abs(lower.top)), "lines overlap: \(upper) \(lower)")
    }
    for placement in placements {
      require(
        placement.top.isFinite && placement.height >= 0 && placement.baseline.isFinite, "a line is at \(placement)")
    }
    // The first and last lines: each costs a walk over its glyphs.
    for index in Set([0, lines.count - 1]) where index >= 0 && !lines.isEmpty {
      let contents = try lines.contents(of: index)
      require(contents.width.isFinite, "the contents of line \(index) are \(contents.width) wide")
      require(contents.carets.allSatisfy { $0.x.isFinite }, "a caret of line \(index) is nowhere")
      if let ink = contents.inkBounds {
        require([ink.x, ink.y, ink.width, ink.height].allSatisfy(\.isFinite), "ink at \(ink)")
      }
    }
  }
}
