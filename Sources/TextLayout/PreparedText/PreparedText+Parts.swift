import FontEngine
import Synchronization

/// Lines of plain text that sums do not determine, as with a word wider than a line: found by shaping a part of the
/// text alone.
extension PreparedText {
  /// Returns the next lines of a stretch up to the first that ends at an opportunity, and the index of that
  /// opportunity.
  ///
  /// Returns `nil` if the whole text has to be shaped. `room` is the maximum width of a line, in points.
  ///
  /// The part begins with the first line, and ends at least a line's width after the first opportunity, at places where
  /// breaking does not change glyphs. It therefore has the same glyphs as in the text, and a line that ends before the
  /// end of the part has the same width as in the text.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` or ``TextLayoutError/cancelled``.
  func partLines(
    _ stretch: PlainStretch, _ question: LineQuestion, _ sums: PlainSums, room: Double, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> (lines: [TextLine], end: Int)? {
    let opportunities = sums.opportunities
    guard isComposed, !stretch.isUnsafe, held == nil else { return nil }
    let end = opportunities.partEnd(stretch, beyond: sums.scale.reach(within: room))
    let range = stretch.start..<opportunities[end].position
    guard mayShapePart(range.count), let part = try shapedPart(range, question.request.pointSizes),
      opportunities.hasPart(part, stretch, upTo: end)
    else { return nil }
    let question = LineQuestion(question.request.forPart(style: question[0], startsParagraph: stretch.startsParagraph))
    let ruler = Ruler(part, pointSizes: question.request.pointSizes)
    var lines: [TextLine] = []
    var index = stretch.first
    for line in try LineBreaker.lines(of: part, question, ruler, cancellation).lines {
      let line = line.moved(by: range.lowerBound, startsParagraph: lines.isEmpty && stretch.startsParagraph)
      lines.append(line)
      while index < end, opportunities[index].position < line.range.upperBound { index += 1 }
      // The end of the part does not show whether more text would fit, unless a line has to end there.
      if index == end, end < stretch.last { return nil }
      if opportunities[index].position == line.range.upperBound { return (lines, index) }
    }
    return nil
  }

  /// Returns whether a number of code units may be shaped as a part.
  ///
  /// Once a quarter of the text has been shaped in parts, it is better to shape and cache all of it: that avoids
  /// shaping later parts, and costs little more even if there are none.
  private func mayShapePart(_ count: Int) -> Bool {
    let sum = Int(partUnits.load(ordering: .relaxed)) + count
    guard sum <= length / 4 else { return false }
    partUnits.store(UInt32(sum), ordering: .relaxed)
    return true
  }

  private func shapedPart(_ range: Range<Int>, _ pointSizes: PointSizes) throws(TextLayoutError) -> ShapedText? {
    do {
      guard var shaping = try TextShaping.composed(paragraph.part(range), catalog) else { return nil }
      if dependsOnSize { shaping = try shaping.sized(pointSizes, .never) }
      let opportunities = try BreakOpportunities(places: shaping.places, advances: shaping.advances, .never)
      return ShapedText(shaping, opportunities, TextAccount())
    } catch {
      throw .font(error)
    }
  }
}

extension BreakOpportunities {
  /// Returns the end of the part to shape.
  ///
  /// This is the first opportunity that no line beginning before the first opportunity of the stretch can reach, and
  /// where breaking changes no glyph, or else the one at the line end.
  fileprivate func partEnd(_ stretch: PlainStretch, beyond reach: Int64) -> Int {
    let target = self[stretch.first].advance + reach
    var end = stretch.first
    while end < stretch.last, self[end].contentAdvance <= target || self[end].flags.contains(.unsafe) { end += 1 }
    return end
  }

  /// Returns whether a part has the same opportunities as the text, and a script.
  ///
  /// All letters of plain text have the same script, but a part without letters has none. Only the space after the last
  /// word of the part may have a different width than in the text.
  fileprivate func hasPart(_ part: ShapedText, _ stretch: PlainStretch, upTo end: Int) -> Bool {
    let (own, first) = (part.opportunities, stretch.first)
    return own.count == end - first + 1 && part.runs.allSatisfy { $0.run.script != noScript }
      && (first...end).allSatisfy { index in
        own[index - first].position == self[index].position - stretch.start
          && own[index - first].contentEnd == self[index].contentEnd - stretch.start
          && (index == end || own[index - first].advance == self[index].advance - stretch.before)
          && own[index - first].contentAdvance == self[index].contentAdvance - stretch.before
          && own[index - first].flags == self[index].flags
      }
  }
}

private let noScript: OpenTypeTag = "Zyyy"

extension LineRequest {
  /// Returns the request for all lines of a part of a text whose paragraphs share one style.
  fileprivate func forPart(style: ParagraphStyle, startsParagraph: Bool) -> LineRequest {
    var style = style
    if !startsParagraph { style.firstLineIndent = style.headIndent }
    return LineRequest(width: width, pointSizes: pointSizes, style: style)
  }
}
