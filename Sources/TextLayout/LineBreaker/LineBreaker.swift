import FontEngine

/// Breaks a text into lines.
///
/// It goes from one line end of the text to the next. Where sums of advances determine lines, a ``LineWalker`` finds
/// them; a ``LineMeasurer`` finds the others. Both choose the last opportunity that fits.
struct LineBreaker {
  let text: PreparedText
  let request: LineRequest
  /// The styles of the paragraphs, or `nil` if all have the default style.
  private let styles: ParagraphStyles?
  private let cancellation: Cancellation
  /// The conversion of sums to points, or `nil` if sums determine no line.
  let sums: PlainSums?
  private let limit: Int
  /// The offset of the current paragraph.
  private var paragraph = 0
  /// The layout of the current paragraph.
  private(set) var layout: ParagraphLayout
  /// Whether the next line is the first of a paragraph.
  private(set) var startsParagraph = true
  /// The number of the hard line, between two line ends of the text, that contains the last line.
  private var hardLine = 0
  /// The first opportunity after the last line.
  private(set) var next = 0
  /// Measures lines of the whole text; `nil` until there is one that sums do not determine.
  ///
  /// An array of one, since a measurer is large and most texts need none.
  private var measurers: [LineMeasurer]?

  init(_ text: PreparedText, _ request: LineRequest, _ sums: PlainSums?, _ cancellation: Cancellation) {
    self.text = text
    self.request = request
    self.cancellation = cancellation
    self.sums = sums
    limit = request.limit > 0 ? request.limit : .max
    if request.isUsual {
      styles = nil
      layout = ParagraphLayout(width: request.width)
    } else {
      let styles = ParagraphStyles(request, in: text.paragraph)
      self.styles = styles
      layout = ParagraphLayout(styles[0], width: request.width)
    }
  }

  /// Returns all lines for a valid request, or those up to its limit, of which the last is truncated if requested.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` or ``TextLayoutError/cancelled``.
  static func lines(
    of text: PreparedText, _ request: LineRequest, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> TextLines.Storage {
    let sums = try text.plainSums(at: request.pointSizes[0])
    var breaker = LineBreaker(text, request, sums, cancellation)
    var found = FoundLines()
    _ = try breaker.run(into: &found)
    let truncation = request.isUsual ? nil : try breaker.truncateLast(of: &found)
    let width =
      found.lines.isEmpty ? sums?.scale.points(found.widest) ?? 0 : found.lines.reduce(0) { max($0, $1.width) }
    return TextLines.Storage(
      request, breaker.styles, ends: found.ends, lines: found.lines, width: width, truncation, sized: sums?.sized)
  }

  /// The opportunities of the text, at the requested size if sums express it.
  var opportunities: BreakOpportunities { sums?.sized?.opportunities ?? text.opportunities }

  /// Describes lines that sums determine; `nil` if they determine none.
  var plainLines: PlainLines? { sums.map { PlainLines(text, $0.sized, $0.scale) } }

  /// Finds the lines up to the limit. Returns `false` at a line that the sink cannot store.
  @inline(__always)
  mutating func run(into sink: inout some LineSink) throws(TextLayoutError) -> Bool {
    // Field by field, since copying all of the opportunities would take longer than breaking a short text.
    let sized = sums?.sized
    let isNarrow = !(sized?.opportunities.narrow ?? text.opportunities.narrow).isEmpty
    let isRising = sized?.opportunities.isRising ?? text.opportunities.isRising
    let isSafe = sized?.opportunities.isSafe ?? text.opportunities.isSafe
    let hardIndices = sized?.opportunities.hardIndices ?? text.opportunities.hardIndices
    let scale = isRising ? sums?.scale : nil
    if isNarrow {
      let narrow = sized?.opportunities.narrow ?? text.opportunities.narrow
      return try run(narrow, hardIndices, isSafe: isSafe, scale, into: &sink)
    }
    let wide = sized?.opportunities.wide ?? text.opportunities.wide
    return try run(wide, hardIndices, isSafe: isSafe, scale, into: &sink)
  }

  /// Finds the lines in sums, with the line ends of the text at some of their indices.
  private mutating func run(
    _ sums: some LineSums, _ hardIndices: [Int32], isSafe: Bool, _ scale: AdvanceScale?, into sink: inout some LineSink
  ) throws(TextLayoutError) -> Bool {
    guard sums.count > 0 else { return true }
    let total = sums[sums.count - 1].advance
    // Estimates, for lines that are about equally full.
    let (room, count) = (layout.otherLine.room, Double(sums.count))
    let width = scale?.points(total) ?? 0
    let perLine = room < width ? Int(count * (room / width)) : sums.count
    let expected = room > 0 ? width / room * 1.25 + Double(hardIndices.count) + 2 : .infinity
    sink.reserve(min(limit, expected < count ? Int(expected) : sums.count))
    var walker = LineWalker(isSafe: isSafe, perLine: perLine)
    defer { next = walker.first }
    // The opportunity at the next line end of the text.
    var last = -1
    var hardLineStart = HardLineStart()
    while sink.count < limit, walker.first < sums.count {
      if walker.first > last {
        if last >= 0 { beginHardLine(at: sums[last].position) }
        last = hardLine < hardIndices.count ? Int(hardIndices[hardLine]) : sums.count - 1
        if request.pushesOut {
          hardLineStart = HardLineStart(
            first: walker.first, lineCount: sink.count, startsParagraph: startsParagraph, isUnsafe: walker.startIsUnsafe
          )
          sink.beginHardLine()
        }
        if layout.breaking != .greedy, layout.wrapsWords {
          guard sink.storesLines else { return false }
          if try addPlannedLines(from: walker.first, upTo: last, to: &sink) {
            walker.move(past: sums[last], at: last)
            continue
          }
        }
      }
      try checkCancellation()
      let first = walker.first
      let room = startsParagraph ? layout.firstLine.room : layout.otherLine.room
      // Only the first line of a paragraph can have a room of its own.
      let isAlone = startsParagraph && layout.firstLine.room != layout.otherLine.room
      var isDetermined = false
      if let scale, let reach = reach(within: room, scale, total) {
        isDetermined = sink.addLines(
          in: sums, &walker, upTo: last, within: reach, keepsWords: layout.wrapMode == .word,
          atMost: isAlone ? 1 : min(limit - sink.count, Self.linesAtOnce), plainLines)
      }
      if walker.first > first { startsParagraph = false }
      if isDetermined {
        if request.pushesOut, walker.first > last, sink.count - hardLineStart.lineCount == 2,
          try !pushOut(in: sums, from: hardLineStart, upTo: last, scale, isSafe: isSafe, of: &sink)
        {
          return false
        }
        continue
      }
      guard sink.storesLines else { return false }
      let start = LineStart(
        first: walker.first, advance: walker.advance, isUnsafe: walker.startIsUnsafe,
        place: walker.first > 0 ? sums[walker.first - 1].position : 0)
      guard let end = try addMeasuredLines(from: start, upTo: last, to: &sink) else { return true }
      startsParagraph = false
      walker.move(past: sums[end], at: end)
      if request.pushesOut, walker.first > last, sink.count - hardLineStart.lineCount == 2 {
        _ = try pushOut(in: sums, from: hardLineStart, upTo: last, nil, isSafe: false, of: &sink)
      }
    }
    return true
  }

  /// The number of lines that are found between checks for cancellation.
  private static let linesAtOnce = 1024

  /// Returns the largest sum of advances that fits on a line, up to that of the text, or `nil` if sums do not determine
  /// the lines.
  private func reach(within room: Double, _ scale: AdvanceScale, _ total: Int64) -> Int64? {
    switch layout.wrapMode {
    case .word, .wordThenCharacter: scale.exactReach(within: room, most: total)
    case .clip: total
    case .character: nil
    }
  }

  /// Continues after a line end of the text.
  private mutating func beginHardLine(at start: Int) {
    hardLine += 1
    startsParagraph = text.paragraph.endsParagraph(before: start)
    if startsParagraph, let styles, !styles.isUniform {
      paragraph = start
      let style = styles[start]
      layout = ParagraphLayout(style, width: request.width)
      if hasMeasurer { measurers?[0].ruler.tabs = TabRuler(style) }
    }
  }

  /// Returns lines of a hard line that are broken at given opportunities, or `nil` if one does not fit or would show a
  /// hyphen that is not in the text.
  mutating func measuredLines(
    from start: HardLineStart, endingAt index: Int, upTo last: Int
  ) throws(TextLayoutError) -> (TextLine, TextLine)? {
    var measurer = try takeMeasurer()
    defer { returnMeasurer(measurer) }
    let place = start.first > 0 ? opportunities[start.first - 1].position : 0
    measurer.begin(at: place, first: start.first, last: last, layout, startsParagraph: start.startsParagraph)
    let upper = try measurer.line(endingAt: index)
    guard upper.width <= measurer.room, !upper.showsHyphen else { return nil }
    measurer.advance(past: upper)
    let lower = try measurer.line(endingAt: last)
    return lower.width <= measurer.room ? (upper, lower) : nil
  }

  func checkCancellation() throws(TextLayoutError) { if cancellation.isCancelled { throw .cancelled } }
}

/// The start of a line at an opportunity.
struct LineStart {
  /// The first opportunity after the start.
  let first: Int
  /// The sum of the advances before the start.
  let advance: Int64
  /// Whether breaking there changes glyphs.
  let isUnsafe: Bool
  /// The offset in the text.
  let place: Int
}

/// Lines that have to be measured.
extension LineBreaker {
  /// Adds measured lines up to the first that ends at an opportunity, and returns that opportunity, or `nil` at the
  /// limit.
  ///
  /// They are found in a part of the text if that is faster.
  private mutating func addMeasuredLines(
    from start: LineStart, upTo last: Int, to sink: inout some LineSink
  ) throws(TextLayoutError) -> Int? {
    if let part = try partLines(from: start, upTo: last, cancellation) {
      for line in part.lines {
        if sink.count == limit { return nil }
        sink.add(line, plainLines)
      }
      return part.end
    }
    var measurer = try takeMeasurer()
    defer { returnMeasurer(measurer) }
    measurer.begin(at: start.place, first: start.first, last: last, layout, startsParagraph: startsParagraph)
    while sink.count < limit {
      try checkCancellation()
      let line = try measurer.nextLine()
      sink.add(line, plainLines)
      measurer.advance(past: line)
      if let end = measurer.endedOpportunity { return end }
    }
    return nil
  }

  /// Adds lines that are chosen together. Returns `false` without any if greedy lines have to be used.
  private mutating func addPlannedLines(
    from first: Int, upTo last: Int, to sink: inout some LineSink
  ) throws(TextLayoutError) -> Bool {
    var measurer = try takeMeasurer()
    defer { returnMeasurer(measurer) }
    let place = first > 0 ? opportunities[first - 1].position : 0
    measurer.begin(at: place, first: first, last: last, layout, startsParagraph: startsParagraph)
    let ends = try measurer.plannedEnds(limit: limit - sink.count, cancellation)
    for end in ends {
      try checkCancellation()
      let line = try measurer.line(endingAt: end)
      sink.add(line, plainLines)
      measurer.advance(past: line)
      startsParagraph = false
    }
    return !ends.isEmpty
  }

  /// Whether the whole text is measured already.
  var hasMeasurer: Bool { measurers?.isEmpty == false }

  private mutating func returnMeasurer(_ measurer: LineMeasurer) {
    if measurers == nil { measurers = [measurer] } else { measurers?.append(measurer) }
  }

  /// Moves the measurer of the whole text out of `measurers`. The opportunities of the text at a size have the same
  /// indices.
  private mutating func takeMeasurer() throws(TextLayoutError) -> LineMeasurer {
    if let known = measurers?.popLast() { return known }
    let shaped = try text.sized(request.pointSizes, cancellation).shapedText()
    assert(shaped.opportunities.count == opportunities.count)
    var measurer = LineMeasurer(shaped, request.pointSizes)
    measurer.ruler.tabs = TabRuler(styles?[paragraph] ?? ParagraphStyle())
    return measurer
  }

  /// Truncates the last line if the limit has been reached, text is missing, and the request has a truncation whose
  /// token fits.
  private mutating func truncateLast(of found: inout FoundLines) throws(TextLayoutError) -> LineTruncation? {
    guard let truncation = request.truncation, found.count == limit, let line = found.last(plainLines),
      line.range.upperBound < text.length
    else { return nil }
    let last = opportunities[opportunities.hardIndex(hardLine)]
    let room = line.startsParagraph ? layout.firstLine : layout.otherLine
    let measurer = try takeMeasurer()
    let truncator = LineTruncator(
      text: measurer.text, truncation: truncation,
      content: line.range.lowerBound..<max(line.range.lowerBound, last.contentEnd), ruler: measurer.ruler,
      floors: measurer.floors, origin: room.origin, room: room.room,
      flags: line.startsParagraph ? .startsParagraph : [])
    guard let truncated = try truncator.line(end: last.position) else { return nil }
    found.replaceLast(with: truncated.line, plainLines)
    return truncated.truncation
  }
}
