import FontEngine
import Synchronization

/// Lines of plain text that sums do not determine, as with a word wider than a line: found by shaping a part of the
/// text alone.
extension LineBreaker {
  /// Returns the next lines of a hard line up to the first that ends at an opportunity, and the index of that
  /// opportunity.
  ///
  /// Returns `nil` if the whole text has to be shaped.
  ///
  /// The part begins with the first line, and ends at least a line's width after the first opportunity, at offsets
  /// where breaking does not change glyphs. It therefore has the same glyphs as in the text, and a line that ends
  /// before the end of the part has the same width as in the text.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` or ``TextLayoutError/cancelled``.
  func partLines(
    from start: LineStart, upTo last: Int, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> (lines: [TextLine], end: Int)? {
    guard !hasMeasurer, text.isComposed, !start.isUnsafe, layout.wrapsWords, let scale = sums?.scale, text.held == nil
    else { return nil }
    let opportunities = opportunities
    guard
      let end = opportunities.partEnd(
        start, upTo: last, within: max(layout.firstLine.room, layout.otherLine.room), scale)
    else { return nil }
    let range = start.offset..<opportunities[end].position
    guard text.mayShapePart(range.count), let part = try text.shapedPart(range, request.pointSizes),
      opportunities.hasPart(part, start, upTo: end)
    else { return nil }
    var measurer = LineMeasurer(part, request.pointSizes)
    measurer.begin(at: 0, first: 0, last: end - start.first, layout, startsParagraph: startsParagraph)
    var lines: [TextLine] = []
    while true {
      if cancellation.isCancelled { throw .cancelled }
      let line = try measurer.nextLine()
      lines.append(line.moved(by: start.offset))
      measurer.advance(past: line)
      if let own = measurer.endedOpportunity {
        let index = own + start.first
        // The end of the part does not show whether more text would fit, unless a line has to end there.
        return index == end && end < last ? nil : (lines, index)
      }
    }
  }
}

extension PreparedText {
  /// Returns whether a number of code units may be shaped as a part.
  ///
  /// Once a quarter of the text has been shaped in parts, it is better to shape and cache all of it: that avoids
  /// shaping later parts, and costs little more even if there are none.
  fileprivate func mayShapePart(_ count: Int) -> Bool {
    let sum = Int(partUnits.load(ordering: .relaxed)) + count
    guard sum <= length / 4 else { return false }
    partUnits.store(UInt32(sum), ordering: .relaxed)
    return true
  }

  fileprivate func shapedPart(_ range: Range<Int>, _ pointSizes: PointSizes) throws(TextLayoutError) -> ShapedText? {
    do {
      guard var shaping = try TextShaping.composed(paragraph.part(range), catalog) else { return nil }
      if dependsOnSize { shaping = try shaping.sized(pointSizes, .never) }
      let opportunities = try BreakOpportunities(properties: shaping.properties, advances: shaping.advances, .never)
      return ShapedText(shaping, opportunities, TextAccount())
    } catch {
      throw .font(error)
    }
  }
}

extension BreakOpportunities {
  /// Returns the end of the part to shape, or `nil` if the room has no exact reach.
  ///
  /// This is the first opportunity that no line beginning before the first opportunity can reach, and where breaking
  /// changes no glyph, or else the one at the line end.
  fileprivate func partEnd(_ start: LineStart, upTo last: Int, within room: Double, _ scale: AdvanceScale) -> Int? {
    guard let reach = scale.exactReach(within: room, most: advance) else { return nil }
    // A unit more, since a longer line may fit after reshaping.
    let target = self[start.first].advance + reach + 1
    var end = start.first
    while end < last, self[end].contentAdvance <= target || self[end].isUnsafe { end += 1 }
    return end
  }

  /// Returns whether a part has the same opportunities as the text, and a script.
  ///
  /// All letters of plain text have the same script, but a part without letters has none. Only the space after the last
  /// word of the part may have a different width than in the text.
  fileprivate func hasPart(_ part: ShapedText, _ start: LineStart, upTo end: Int) -> Bool {
    let own = part.opportunities
    return own.count == end - start.first + 1 && part.runs.allSatisfy { $0.run.script != noScript }
      && (start.first...end).allSatisfy { index in
        let (one, other) = (own[index - start.first], self[index])
        return one.position == other.position - start.offset && one.contentEnd == other.contentEnd - start.offset
          && (index == end || one.advance == other.advance - start.advance)
          && one.contentAdvance == other.contentAdvance - start.advance && one.flags == other.flags
      }
  }
}

private let noScript: OpenTypeTag = "Zyyy"
