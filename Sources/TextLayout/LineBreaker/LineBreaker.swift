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
  /// The number of lines, from the first, that have widths of their own.
  private let ownWidths: Int
  /// The offset of the current paragraph.
  private var paragraph = 0
  /// The layout of the current paragraph.
  private(set) var layout: ParagraphLayout
  /// Whether the next line is the first of a paragraph.
  private(set) var startsParagraph = true
  /// The number of the hard line, between two line ends of the text, that contains the last line.
  private var hardIndex = 0
  /// The first opportunity after the last line.
  private(set) var next = 0
  /// Measures lines of the whole text; `nil` until there is one that sums do not determine.
  private var wholeText: WholeTextMeasurer?

  init(_ text: PreparedText, _ request: LineRequest, _ sums: PlainSums?, _ cancellation: Cancellation) {
    self.text = text
    self.request = request
    self.cancellation = cancellation
    self.sums = sums
    limit = request.limit > 0 ? request.limit : .max
    if request.isUsual {
      ownWidths = 0
      styles = nil
      layout = ParagraphLayout(width: request.width)
    } else {
      let styles = ParagraphStyles(request, in: text.paragraph)
      self.styles = styles
      ownWidths = request.lineWidths.count
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
    var truncations = LineTruncations()
    if !request.isUsual {
      truncations.last = try breaker.truncateLast(of: &found)
      if request.stylesTruncate {
        truncations.own = try breaker.truncateOwn(of: &found, isCut: truncations.last != nil)
      }
    }
    let width =
      found.lines.isEmpty ? sums?.scale.points(found.widest) ?? 0 : found.lines.reduce(0) { max($0, $1.width) }
    return TextLines.Storage(
      request, breaker.styles, ends: found.ends, lines: found.lines, width: width, truncations, sized: sums?.sized)
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
    while sink.count < limit, walker.first < sums.count {
      if walker.first > 0 { beginHardLine(at: sums[walker.first - 1].position) }
      let hardLine = HardLine(
        first: walker.first, last: hardIndex < hardIndices.count ? Int(hardIndices[hardIndex]) : sums.count - 1,
        lineCount: sink.count, startsParagraph: startsParagraph, startIsUnsafe: walker.startIsUnsafe)
      guard try addLines(of: hardLine, in: sums, &walker, scale, to: &sink) else { return false }
      if request.pushesOut, !hasOwnWidth(hardLine.lineCount), walker.first > hardLine.last,
        sink.count - hardLine.lineCount == 2,
        try !pushOut(of: hardLine, in: sums, scale, isSafe: isSafe, to: &sink)
      {
        return false
      }
    }
    return true
  }

  /// Adds the lines of a hard line, up to the limit. Returns `false` at a line that the sink cannot store.
  @inline(__always)
  private mutating func addLines(
    of hardLine: HardLine, in sums: some LineSums, _ walker: inout LineWalker, _ scale: AdvanceScale?,
    to sink: inout some LineSink
  ) throws(TextLayoutError) -> Bool {
    if request.pushesOut { sink.beginHardLine() }
    if layout.breaking != .greedy, layout.wrapsWords, !hasOwnWidth(sink.count) {
      guard sink.storesLines else { return false }
      if try addPlannedLines(of: hardLine, to: &sink) {
        walker.move(past: sums[hardLine.last], at: hardLine.last)
        return true
      }
    }
    while sink.count < limit, walker.first <= hardLine.last {
      try checkCancellation()
      setWidth(ofLine: sink.count)
      // Only the first line of a paragraph can have a room of its own, and the first lines of the text.
      let isFirst = startsParagraph && layout.firstLine.room != layout.otherLine.room
      let most = isFirst || hasOwnWidth(sink.count) ? 1 : Self.linesAtOnce
      if let bounds = bounds(of: hardLine, in: sums, scale),
        walker.addLines(in: sums, within: bounds, atMost: min(limit - sink.count, most), to: &sink)
      {
        startsParagraph = false
        continue
      }
      guard sink.storesLines else { return false }
      if walker.first > hardLine.first { startsParagraph = false }
      guard let end = try addMeasuredLines(from: walker.start(in: sums), upTo: hardLine.last, to: &sink)
      else { return true }
      walker.move(past: sums[end], at: end)
      startsParagraph = false
    }
    return true
  }

  /// The number of lines that are found between checks for cancellation.
  private static let linesAtOnce = 1024

  /// Returns the bounds of the next lines of a hard line, or `nil` if sums do not determine them.
  private func bounds(of hardLine: HardLine, in sums: some LineSums, _ scale: AdvanceScale?) -> LineWalker.Bounds? {
    let room = startsParagraph ? layout.firstLine.room : layout.otherLine.room
    guard let scale, let reach = reach(within: room, scale, total: sums[sums.count - 1].advance) else { return nil }
    return LineWalker.Bounds(last: hardLine.last, reach: reach, keepsWords: layout.wrapMode == .word)
  }

  /// Returns the largest sum of advances that fits on a line, up to that of the text, or `nil` if sums do not determine
  /// the lines.
  private func reach(within room: Double, _ scale: AdvanceScale, total: Int64) -> Int64? {
    switch layout.wrapMode {
    case .word, .wordThenCharacter: scale.exactReach(within: room, most: total)
    case .clip: total
    case .character: nil
    }
  }

  /// Returns whether the request states the width of a line.
  private func hasOwnWidth(_ line: Int) -> Bool { line < ownWidths }

  /// Sets the layout to the width of a line. There is nothing to do after the line behind those with their own width.
  private mutating func setWidth(ofLine index: Int) {
    guard ownWidths > 0, index <= ownWidths, let styles else { return }
    layout = ParagraphLayout(styles[paragraph], width: request.width(ofLine: index))
  }

  /// Continues after a line end of the text.
  private mutating func beginHardLine(at start: Int) {
    hardIndex += 1
    startsParagraph = text.paragraph.endsParagraph(before: start)
    if startsParagraph, let styles, !styles.isUniform {
      paragraph = start
      let style = styles[start]
      layout = ParagraphLayout(style, width: request.width)
      wholeText?.lines.ruler.tabs = TabRuler(style)
    }
  }

  /// Returns lines of a hard line that are broken at given opportunities, or `nil` if one does not fit or would show a
  /// hyphen that is not in the text.
  mutating func measuredLines(
    of hardLine: HardLine, endingAt index: Int
  ) throws(TextLayoutError) -> (TextLine, TextLine)? {
    let measurer = try measurer()
    begin(hardLine, in: measurer)
    let upper = try measurer.lines.line(endingAt: index)
    guard upper.width <= measurer.lines.room, !upper.showsHyphen else { return nil }
    measurer.lines.advance(past: upper)
    let lower = try measurer.lines.line(endingAt: hardLine.last)
    return lower.width <= measurer.lines.room ? (upper, lower) : nil
  }

  /// Moves the measurer to the first line of a hard line.
  private func begin(_ hardLine: HardLine, in measurer: WholeTextMeasurer) {
    measurer.lines.begin(
      at: hardLine.first > 0 ? opportunities[hardLine.first - 1].position : 0, first: hardLine.first,
      last: hardLine.last, layout, startsParagraph: hardLine.startsParagraph)
  }

  func checkCancellation() throws(TextLayoutError) { if cancellation.isCancelled { throw .cancelled } }
}

/// Lines that have to be measured.
///
/// What finds them isn't inlined: the compiler would stop inlining before the loop that finds lines in sums, which then
/// takes a quarter longer.
extension LineBreaker {
  /// Adds measured lines up to the first that ends at an opportunity, and returns that opportunity, or `nil` at the
  /// limit.
  ///
  /// They are found in a part of the text if that is faster.
  @inline(never)
  private mutating func addMeasuredLines(
    from start: LineStart, upTo last: Int, to sink: inout some LineSink
  ) throws(TextLayoutError) -> Int? {
    if !hasOwnWidth(sink.count), let part = try partLines(from: start, upTo: last, cancellation) {
      for line in part.lines {
        if sink.count == limit { return nil }
        sink.add(line, plainLines)
      }
      return part.end
    }
    let measurer = try measurer()
    measurer.lines.begin(at: start.offset, first: start.first, last: last, layout, startsParagraph: startsParagraph)
    while sink.count < limit {
      try checkCancellation()
      let line = try measurer.lines.nextLine()
      sink.add(line, plainLines)
      measurer.lines.advance(past: line)
      if let end = measurer.lines.endedOpportunity { return end }
      if ownWidths > 0, sink.count <= ownWidths {
        setWidth(ofLine: sink.count)
        measurer.lines.setLayout(layout)
      }
    }
    return nil
  }

  /// Adds lines that are chosen together. Returns `false` without any if greedy lines have to be used.
  @inline(never)
  private mutating func addPlannedLines(
    of hardLine: HardLine, to sink: inout some LineSink
  ) throws(TextLayoutError) -> Bool {
    let measurer = try measurer()
    begin(hardLine, in: measurer)
    let ends = try measurer.lines.plannedEnds(limit: limit - sink.count, cancellation)
    for end in ends {
      try checkCancellation()
      let line = try measurer.lines.line(endingAt: end)
      sink.add(line, plainLines)
      measurer.lines.advance(past: line)
      startsParagraph = false
    }
    return !ends.isEmpty
  }

  /// Whether the whole text is measured already.
  var hasMeasurer: Bool { wholeText != nil }

  /// Returns the measurer of the whole text. The opportunities of the text at a size have the same indices.
  private mutating func measurer() throws(TextLayoutError) -> WholeTextMeasurer {
    if let wholeText { return wholeText }
    let shaped = try text.sized(request.pointSizes, cancellation).shapedText()
    assert(shaped.opportunities.count == opportunities.count)
    let measurer = WholeTextMeasurer(LineMeasurer(shaped, request.pointSizes))
    measurer.lines.ruler.tabs = TabRuler(styles?[paragraph] ?? ParagraphStyle())
    wholeText = measurer
    return measurer
  }

  /// Truncates the last line if the limit has been reached, text is missing, and the request has a truncation whose
  /// token fits.
  private mutating func truncateLast(of found: inout FoundLines) throws(TextLayoutError) -> LineTruncation? {
    guard request.truncation != nil || request.lastWrapMode != nil, found.count == limit,
      let line = found.last(plainLines), line.range.upperBound < text.length
    else { return nil }
    setWidth(ofLine: found.count - 1)
    guard let truncation = request.truncation else {
      if let mode = request.lastWrapMode { try breakLast(line, of: &found, mode) }
      return nil
    }
    let last = opportunities[opportunities.hardIndex(hardIndex)]
    let room = line.startsParagraph ? layout.firstLine : layout.otherLine
    let measurer = try measurer().lines
    let truncator = LineTruncator(
      text: measurer.text, truncation: truncation,
      content: line.range.lowerBound..<max(line.range.lowerBound, last.contentEnd), ruler: measurer.ruler,
      floors: measurer.floors, origin: room.origin, room: room.room,
      flags: line.startsParagraph ? .startsParagraph : [])
    guard let truncated = try truncator.line(end: last.position) else { return nil }
    found.replaceLast(with: truncated.line, plainLines)
    return truncated.truncation
  }

  /// Breaks the last line in another mode, unless a line end of the text terminates it.
  private mutating func breakLast(
    _ line: TextLine, of found: inout FoundLines, _ mode: ParagraphStyle.WrapMode
  ) throws(TextLayoutError) {
    let last = opportunities.hardIndex(hardIndex)
    guard line.range.upperBound < opportunities[last].position, mode != layout.wrapMode else { return }
    var style = styles?[paragraph] ?? ParagraphStyle()
    style.wrapMode = mode
    let start = line.range.lowerBound
    let first = (0..<opportunities.count).partitioningIndex { opportunities[$0].position > start }
    let measurer = try measurer()
    measurer.lines.begin(
      at: start, first: first, last: last,
      ParagraphLayout(style, width: request.width(ofLine: found.count - 1)), startsParagraph: line.startsParagraph)
    found.replaceLast(with: try measurer.lines.nextLine(), plainLines)
  }

  /// Truncates the lines that are too wide and whose paragraphs' styles say so, except the last one if it is truncated
  /// already. Returns their truncations.
  private mutating func truncateOwn(
    of found: inout FoundLines, isCut: Bool
  ) throws(TextLayoutError) -> [LineTruncations.Own] {
    guard let styles else { return [] }
    var truncations: [LineTruncations.Own] = []
    for index in 0..<found.count - (isCut ? 1 : 0) {
      let line = found.line(index, plainLines)
      let style = styles[line.range.lowerBound]
      guard style.truncatesLines, let truncation = style.truncation else { continue }
      let layout = ParagraphLayout(style, width: request.width(ofLine: index))
      let room = line.startsParagraph ? layout.firstLine : layout.otherLine
      guard line.width > room.room else { continue }
      try checkCancellation()
      let measurer = try measurer()
      measurer.lines.ruler.tabs = TabRuler(style)
      let truncator = LineTruncator(
        text: measurer.lines.text, truncation: truncation, content: line.contentRange, ruler: measurer.lines.ruler,
        floors: measurer.lines.floors, origin: room.origin, room: room.room,
        flags: line.startsParagraph ? .startsParagraph : [])
      guard let truncated = try truncator.line(end: line.range.upperBound) else { continue }
      found.replace(index, with: truncated.line, plainLines)
      truncations.append(LineTruncations.Own(line: index, truncation: truncated.truncation))
    }
    return truncations
  }
}

/// The measurer of a whole text. A class, since a measurer is large and most texts need none.
private final class WholeTextMeasurer {
  var lines: LineMeasurer

  init(_ lines: LineMeasurer) { self.lines = lines }
}
