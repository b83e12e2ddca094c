import FontEngine

/// Line breaking by sums alone, without accessing glyphs.
extension PreparedText {
  /// Returns the number of lines and the width of the widest one, in points, without storing the lines.
  ///
  /// They are exactly those of ``lines(width:pointSize:limit:truncation:)``. With `countsTrailingSpace`, the width is
  /// ``TextLines/widthWithTrailingSpace()``.
  ///
  /// Returns `nil` if there are more lines than the limit, unless that is 0, and if sums of advances do not determine
  /// the lines: for text in several scales, with tracking or hyphens, if the edge of a line has to be reshaped or a
  /// word is wider than a line, and for some long texts. Also returns `nil` for an invalid width or size.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines.
  public func plainExtent(
    width: Double, pointSize: Double, limit: Int = 0, countsTrailingSpace: Bool = false
  ) -> (count: Int, width: Double)? {
    guard width >= 0, pointSize > 0, pointSize <= TextLimits.maximumPointSize else { return nil }
    let limit = limit > 0 ? limit : .max
    // The sums of most text are independent of the size and are read in place.
    if let scale = plainScale(at: pointSize) {
      return opportunities.extent(scale, width: width, limit: limit, countsTrailingSpace: countsTrailingSpace)
    }
    guard let sums = plainSums(at: pointSize) else { return nil }
    return sums.opportunities.extent(sums.scale, width: width, limit: limit, countsTrailingSpace: countsTrailingSpace)
  }

  /// Returns the lines in the default paragraph style, or `nil` if sums do not determine them.
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

  /// Returns the lines of a validated question, or `nil` if sums do not determine them or the last one has to be
  /// shortened.
  ///
  /// - Throws: ``TextLayoutError/cancelled`` or ``TextLayoutError/font(_:)``.
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

  /// Returns the same line by line, for lines of different widths and words that are wider than a line.
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

  /// The number of lines that are found between checks for cancellation.
  private static let linesAtOnce = 1024
}

extension BreakOpportunities {
  /// Returns the number of lines and the width of the widest one, as
  /// ``PreparedText/plainExtent(width:pointSize:limit:countsTrailingSpace:)`` does.
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

  /// Returns the lines, or `nil` if sums do not determine them.
  fileprivate func lineEnds(_ scale: AdvanceScale, room: Double, limit: Int) -> LineEnds? {
    guard let reach = scale.exactReach(within: room) else { return nil }
    return lineEnds(reach: reach, limit: limit > 0 ? limit : .max)
  }

  /// Returns an estimate of the number of lines to reserve, from the text's width and its hard breaks.
  fileprivate func expectedLines(_ scale: AdvanceScale, room: Double, limit: Int) -> Int {
    let wrapped = room > 0 ? Int(Int64(clampingFloorOf: scale.points(advance) / room * 1.1)) : 0
    return min(limit, min(wrapped, count) + hardCount)
  }
}
