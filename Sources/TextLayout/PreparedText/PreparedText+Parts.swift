import FontEngine
import Synchronization

/// Lines of plain text that sums do not tell, as where a word is longer than a line: found in a part of the text that is shaped alone.
extension PreparedText {
  /// The lines from the next one of a stretch up to the first that ends at an opportunity, and that opportunity; nil where only the
  /// whole text tells. `room` is the longest that a line may be, in points.
  ///
  /// The part begins with the first line and ends a line's length or more behind the first opportunity, both where breaking changes
  /// no glyph: so it has the glyphs that it has in the text, and a line that ends before the part does is as long as in the text.
  func partLines(
    _ stretch: PlainStretch, _ question: LineQuestion, _ sums: PlainSums, room: Double, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> (lines: [TextLine], end: Int)? {
    let opportunities = sums.opportunities
    guard isComposed, !stretch.isUnsafe, held == nil else { return nil }
    let end = opportunities.partEnd(stretch, beyond: sums.scale.reach(within: room))
    let range = stretch.start..<opportunities.position(end)
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
      while index < end, opportunities.position(index) < line.range.upperBound { index += 1 }
      // At its own end the part does not tell whether more would fit, unless a line has to end there.
      if index == end, end < stretch.last { return nil }
      if opportunities.position(index) == line.range.upperBound { return (lines, index) }
    }
    return nil
  }

  /// Whether so many code units may be shaped as a part. Once it has been a quarter of the text, it is better to shape and keep it
  /// as a whole: that spares all later parts, and cost little more even if there are none.
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
  /// The first opportunity that no line can reach which begins before the first one of a stretch, if breaking changes no glyph there;
  /// else a later one, at last the one at the line end.
  fileprivate func partEnd(_ stretch: PlainStretch, beyond reach: Int64) -> Int {
    let target = advance(stretch.first) + reach
    var end = stretch.first
    while end < stretch.last, contentAdvance(end) <= target || flags(end).contains(.unsafe) { end += 1 }
    return end
  }

  /// Whether a part has the opportunities that these have there, and the text's script: all letters of plain text are of one, but
  /// a part without letters is of none.
  ///
  /// Behind the part's last word, and there alone, the space may have another width than in the text.
  fileprivate func hasPart(_ part: ShapedText, _ stretch: PlainStretch, upTo end: Int) -> Bool {
    let (own, first) = (part.opportunities, stretch.first)
    return own.count == end - first + 1 && part.runs.allSatisfy { $0.run.script != noScript }
      && (first...end).allSatisfy { index in
        own.position(index - first) == position(index) - stretch.start
          && own.contentEnd(index - first) == contentEnd(index) - stretch.start
          && (index == end || own.advance(index - first) == advance(index) - stretch.before)
          && own.contentAdvance(index - first) == contentAdvance(index) - stretch.before
          && own.flags(index - first) == flags(index)
      }
  }
}

private let noScript: OpenTypeTag = "Zyyy"

extension LineRequest {
  /// The same for a part of a text whose paragraphs all have one style, and all its lines.
  fileprivate func forPart(style: ParagraphStyle, startsParagraph: Bool) -> LineRequest {
    var style = style
    if !startsParagraph { style.firstLineIndent = style.headIndent }
    return LineRequest(width: width, pointSizes: pointSizes, style: style)
  }
}
