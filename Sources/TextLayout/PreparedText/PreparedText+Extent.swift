import FontEngine

/// Lines that sums alone tell: no glyph is looked at.
extension PreparedText {
  /// How many lines ``lines(width:pointSize:limit:truncation:)`` gives, and how wide the widest is, in points: the same to the bit,
  /// and no line is kept.
  ///
  /// With `countsTrailingSpace` the width is ``TextLines/widthWithTrailingSpace()``. nil where there are more lines than the
  /// limit, if that is not 0, and where sums of advances do not tell: for text in several scales, tracked or hyphenated, where a
  /// line's edge has to be shaped anew or a word is longer than the room, for some long texts, and for a width or a size that is
  /// none. Time: proportional to the lines.
  public func plainExtent(
    width: Double, pointSize: Double, limit: Int = 0, countsTrailingSpace: Bool = false
  ) -> (count: Int, width: Double)? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize else { return nil }
    let limit = limit > 0 ? limit : .max
    // Most text has sums of its own, which are then read in place.
    if let scale = plainScale(at: pointSize) {
      return opportunities.extent(scale, width: width, limit: limit, countsTrailingSpace: countsTrailingSpace)
    }
    guard let sums = plainSums(at: pointSize) else { return nil }
    return sums.opportunities.extent(sums.scale, width: width, limit: limit, countsTrailingSpace: countsTrailingSpace)
  }

  /// The lines of the usual paragraph style; nil where whole numbers do not tell them.
  func plainAnswer(width: Double, pointSize: Double, limit: Int) -> LineAnswer? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize else { return nil }
    if let scale = plainScale(at: pointSize) {
      guard let ends = opportunities.lineEnds(scale, room: width, limit: limit) else { return nil }
      return LineAnswer(ends, scale, sized: nil, width: width, limit: limit)
    }
    guard let sums = plainSums(at: pointSize),
      let ends = sums.opportunities.lineEnds(sums.scale, room: width, limit: limit)
    else { return nil }
    return LineAnswer(ends, sums.scale, sized: sums.sized, width: width, limit: limit)
  }

  /// The lines that a question asks for, which was checked; nil where sums do not tell them, and where the last one has to be
  /// shortened.
  func plainAnswer(
    _ question: LineQuestion, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> LineAnswer? {
    let request = question.request
    guard let sums = plainSums(at: request.pointSizes[0]), let style = question.only,
      style.breaking == .greedy, style.wrapMode == .word || style.wrapMode == .wordThenCharacter
    else { return nil }
    let layout = ParagraphLayout(style, width: request.width)
    if layout.firstLine.room == layout.otherLine.room {
      if cancellation.isCancelled { throw .cancelled }
      if let ends = sums.opportunities.lineEnds(sums.scale, room: layout.firstLine.room, limit: request.limit) {
        let answer = LineAnswer(
          ends, sums.scale, sized: sums.sized, width: request.width, limit: request.limit, question: question)
        return request.truncation != nil && answer.end(in: self) < length ? nil : answer
      }
    }
    guard let lines = try plainLines(question, layout, sums, cancellation) else { return nil }
    return LineAnswer(question: question, lines: lines, truncation: nil, scales: [sums.scale])
  }

  /// The same line by line: in lines that need not have equal room, and with words that are longer than a line.
  private func plainLines(
    _ question: LineQuestion, _ layout: ParagraphLayout, _ sums: PlainSums, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> [TextLine]? {
    let (opportunities, scale) = (sums.opportunities, sums.scale)
    guard opportunities.isRising else { return nil }
    let request = question.request
    let (first, other) = (layout.firstLine.room, layout.otherLine.room)
    let limit = request.limit > 0 ? request.limit : .max
    var lines: [TextLine] = []
    lines.reserveCapacity(opportunities.expectedLines(scale, room: first, limit: limit))
    var stretch = PlainStretch(opportunities, scale, room: first)
    for number in 0..<opportunities.hardCount where lines.count < limit {
      let startsParagraph = endsParagraph(before: stretch.start) || stretch.start == 0
      stretch.begin(
        upTo: opportunities.hardIndex(number), room: startsParagraph ? first : other, otherRoom: other,
        startsParagraph: startsParagraph)
      var isDone = false
      while !isDone, lines.count < limit {
        if cancellation.isCancelled { throw .cancelled }
        let (count, most) = (lines.count, min(limit - lines.count, Self.linesAtOnce))
        isDone = stretch.walk(atMost: most) { lines.append($0) }
        if isDone || lines.count - count == most { continue }
        let room = max(first, other)
        let part = try partLines(stretch, question, sums, room: room, cancellation)
        guard let part else { return nil }
        lines += part.lines.prefix(limit - lines.count)
        stretch.resume(behind: part.end)
        isDone = part.end == stretch.last
      }
    }
    let isCut = lines.last.map { $0.range.upperBound < length } ?? false
    return isCut && request.truncation != nil ? nil : lines
  }

  /// How many lines are found before someone is asked whether they are still wanted.
  private static let linesAtOnce = 1024
}

extension BreakOpportunities {
  /// How many lines there are, and how wide the widest is; see ``PreparedText/plainExtent(width:pointSize:limit:countsTrailingSpace:)``.
  @inline(__always)
  fileprivate func extent(
    _ scale: AdvanceScale, width: Double, limit: Int, countsTrailingSpace: Bool
  ) -> (count: Int, width: Double)? {
    if !narrow.isEmpty {
      guard let reach = scale.exactReach(within: width), let lines = lineCount(reach: reach, limit: limit)
      else { return nil }
      let widest = scale.points(Int64(lines.widest))
      guard countsTrailingSpace, lines.widestEnd > lines.widest else { return (lines.count, widest) }
      return (lines.count, max(widest, min(scale.points(Int64(lines.widestEnd)), width)))
    }
    return countsTrailingSpace ? nil : wideExtent(scale, width: width, limit: limit)
  }

  private func wideExtent(_ scale: AdvanceScale, width: Double, limit: Int) -> (count: Int, width: Double)? {
    guard isRising else { return nil }
    var (count, widest) = (0, 0.0)
    var stretch = PlainStretch(self, scale, room: width)
    for number in 0..<hardCount {
      stretch.begin(upTo: hardIndex(number), room: width, otherRoom: width, startsParagraph: false)
      let isDone = stretch.walk(atMost: limit == .max ? limit : limit - count) { line in
        count += 1
        widest = max(widest, line.width)
      }
      if !isDone { return nil }
    }
    return (count, widest)
  }

  /// The lines that whole numbers tell; nil where they do not.
  fileprivate func lineEnds(_ scale: AdvanceScale, room: Double, limit: Int) -> LineEnds? {
    guard let reach = scale.exactReach(within: room) else { return nil }
    return lineEnds(reach: reach, limit: limit > 0 ? limit : .max)
  }

  /// About as many lines as there will be, so that they are stored once: by the text's width, and at least its hard breaks.
  fileprivate func expectedLines(_ scale: AdvanceScale, room: Double, limit: Int) -> Int {
    let wrapped = room > 0 ? Int(Int64(clampingFloorOf: scale.points(advance) / room * 1.1)) : 0
    return min(limit, min(wrapped, count) + hardCount)
  }
}
