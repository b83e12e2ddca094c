import FontEngine

/// Finds lines one after another. Each uses as many break opportunities as fit, and its width is exact.
struct LineBreaker {
  let text: ShapedText
  private let question: LineQuestion
  private let cancellation: Cancellation
  /// The maximum number of lines, or 0 for no limit.
  let limit: Int
  private(set) var ruler: Ruler
  // Copies of the text's arrays, so that the loops below retain nothing.
  let places: [TextPlace]
  let advances: [Int64]
  let opportunities: BreakOpportunities
  private let segments: [ScaleSegment]
  let hasHyphens: Bool
  let isPlain: Bool
  /// The scale of all segments, if the text is plain.
  let plainScale: AdvanceScale
  /// The lower bounds for searches if sums of advances fall, or `nil` if they only rise.
  let floors: AdvanceFloors?
  /// The start of the current line.
  private(set) var start = 0
  /// The first opportunity after `start`.
  private(set) var opportunity = 0
  /// The index in the hard opportunities of the first that is not before `opportunity`.
  private var hard = 0
  /// The scale segment that contains `start`.
  private var segment = 0
  /// Whether the current line is the first of a paragraph.
  private(set) var startsParagraph = true
  /// The layout of the paragraph's lines.
  private(set) var layout: ParagraphLayout
  /// The distance from the leading edge to the start of the line, in points.
  private(set) var origin: Double
  /// The maximum width of the line, in points.
  private(set) var room: Double
  /// The opportunities at the ends of the next lines, if they were chosen together.
  private var plan: [Int] = []
  /// The index of the current line in the plan.
  private var planned = 0

  private init(_ text: ShapedText, _ question: LineQuestion, _ ruler: Ruler, _ cancellation: Cancellation) {
    self.cancellation = cancellation
    self.text = text
    self.question = question
    self.ruler = ruler
    limit = question.request.limit
    places = text.places
    advances = text.advances
    opportunities = text.opportunities
    segments = text.segments
    hasHyphens = !text.hyphens.isEmpty
    isPlain = ruler.isPlain
    plainScale = ruler.scales.first ?? AdvanceScale(pointSize: 1, unitsPerEm: 1)
    floors = ruler.mayFall ? AdvanceFloors(text, ruler) : nil
    let style = question[0]
    layout = ParagraphLayout(style, width: question.request.width)
    (origin, room) = layout.firstLine
    self.ruler.tabs = TabRuler(style)
  }

  /// Returns all lines for a question, or those up to its limit, of which the last is shortened if requested.
  ///
  /// `ruler` must have the point sizes of the question.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` or ``TextLayoutError/cancelled``.
  static func lines(
    of text: ShapedText, _ question: LineQuestion, _ ruler: Ruler, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> (lines: [TextLine], truncation: LineTruncation?) {
    var breaker = LineBreaker(text, question, ruler, cancellation)
    return try breaker.lines()
  }

  private mutating func lines() throws(TextLayoutError) -> (lines: [TextLine], truncation: LineTruncation?) {
    var lines: [TextLine] = []
    lines.reserveCapacity(expectedCount(limit: limit))
    // Terminates: `nextLine()` ends after `start`, so each iteration advances `start`, and the loop ends at the end of
    // the text.
    while true {
      try checkCancellation()
      appendPlainLines(to: &lines)
      guard start < text.length, limit <= 0 || lines.count < limit else { break }
      if layout.breaking != .greedy, lines.isEmpty || lines.last?.reason == .mandatory {
        plan = try plannedEnds(limit: limit > 0 ? limit - lines.count : .max)
        planned = 0
      }
      var line = try nextLine()
      if lines.count + 1 == limit, line.range.upperBound < text.length, let shortened = try shortened(line) {
        line = shortened.line
        lines.append(line)
        return (lines, shortened.truncation)
      }
      lines.append(line)
      advance(past: line)
    }
    return (lines, nil)
  }

  func checkCancellation() throws(TextLayoutError) { if cancellation.isCancelled { throw .cancelled } }

  /// Returns the last allowed line with a truncation token, or `nil` if none is requested or it does not fit.
  private func shortened(_ line: TextLine) throws(TextLayoutError) -> (line: TextLine, truncation: LineTruncation)? {
    guard let truncation = question.request.truncation else { return nil }
    let last = hardOpportunity
    let truncator = LineTruncator(
      text: text, truncation: truncation, content: start..<contentEnd(last), ruler: ruler, floors: floors,
      origin: origin, room: room, flags: startsParagraph ? .startsParagraph : [])
    return try truncator.line(end: opportunities[last].position)
  }

  /// Returns an estimate of the number of lines to reserve, from the text's width and its hard breaks.
  private func expectedCount(limit: Int) -> Int {
    let total = ruler.scales.reduce(0) { max($0, $1.points(advances[advances.count - 1])) }
    let wrapped = room > 0 ? Int64(clampingFloorOf: total / room * 1.1) : 0
    let expected = min(Int(wrapped), opportunities.count) + opportunities.hardCount
    return limit > 0 ? min(limit, expected) : expected
  }

  mutating func advance(past line: TextLine) {
    planned += 1
    var next = opportunity
    let end = line.range.upperBound
    while next < opportunities.count, opportunities[next].position <= end { next += 1 }
    resume(at: end, opportunity: next, endsHard: line.endsHard)
  }

  /// Continues after a line that ends at `end`, before the opportunity `next`.
  mutating func resume(at end: Int, opportunity next: Int, endsHard: Bool) {
    start = end
    opportunity = next
    while hard < opportunities.hardCount, opportunities.hardIndex(hard) < next { hard += 1 }
    while segment + 1 < segments.count, segments[segment].end <= start { segment += 1 }
    if endsHard, text.endsParagraph(before: end) {
      beginParagraph()
    } else if startsParagraph {
      startsParagraph = false
      (origin, room) = layout.otherLine
    }
  }

  /// Discards the plan, and uses greedy line breaking from now on.
  mutating func layoutGreedily() {
    plan = []
    planned = 0
    layout.breaking = .greedy
  }

  /// Limits lines to `end` points from the leading edge.
  mutating func narrow(to end: Double) {
    layout.narrow(to: end)
    (origin, room) = startsParagraph ? layout.firstLine : layout.otherLine
  }

  /// Continues after an opportunity before the next line end, as if a line had ended there.
  mutating func resume(behind index: Int) {
    start = opportunities[index].position
    opportunity = index + 1
    segment = text.segmentIndex(at: start)
    startsParagraph = false
    (origin, room) = layout.otherLine
  }

  private mutating func beginParagraph() {
    startsParagraph = true
    if !question.isUniform {
      let style = question[start]
      layout = ParagraphLayout(style, width: question.request.width)
      ruler.tabs = TabRuler(style)
    }
    (origin, room) = layout.firstLine
  }

  /// Returns the next line, which always ends after `start`.
  ///
  /// It ends at an opportunity, all of which from `opportunity` on are after `start`, or within a word after at least
  /// one cluster.
  func nextLine() throws(TextLayoutError) -> TextLine {
    if planned < plan.count { return try line(endingAt: plan[planned]) }
    let last = hardOpportunity
    if layout.wrapMode == .clip { return try line(endingAt: last) }
    if layout.wrapMode == .character { return try characterLine(upTo: last) }
    let target = targetAdvance()
    var index = try lastOpportunity(within: target, upTo: last)
    if index == opportunity, layout.wrapMode != .word, try farExceedsRoom(upTo: contentEnd(index)) {
      return try emergencyLine(within: target, before: contentEnd(index))
    }
    var line = try line(endingAt: index)
    // Terminates: `index` decreases to at least `opportunity`.
    while line.width > room, index > opportunity {
      index -= 1
      line = try self.line(endingAt: index)
    }
    if line.width > room {
      if layout.wrapMode == .word { return line }
      return try emergencyLine(within: target, before: line.contentRange.upperBound)
    }
    // The sums are exact unless an edge is reshaped; then a longer line may still fit. Terminates: `index` increases to
    // `last`.
    while index < last, places[start].union(places[contentEnd(index + 1)]).contains(.unsafeToBreak),
      try !farExceedsRoom(upTo: contentEnd(index + 1))
    {
      let longer = try self.line(endingAt: index + 1)
      if longer.width > room { break }
      line = longer
      index += 1
    }
    return hasHyphens ? try withoutNeedlessHyphen(line, at: index) : line
  }

  /// Returns a line that ends before a word that a dictionary would divide, if it is full enough, or the line itself.
  private func withoutNeedlessHyphen(_ line: TextLine, at index: Int) throws(TextLayoutError) -> TextLine {
    guard line.showsHyphen, layout.hyphenationFactor < 1, text.isDictionaryHyphen(before: line.range.upperBound) else {
      return line
    }
    var index = index
    // Terminates: `index` decreases to `opportunity`.
    while index > opportunity, text.isDictionaryHyphen(before: opportunities[index].position) { index -= 1 }
    let shorter = try self.line(endingAt: index)
    let isFull = shorter.width <= room && shorter.width > layout.hyphenationFactor * room
    return isFull && !text.isDictionaryHyphen(before: shorter.range.upperBound) ? shorter : line
  }

  /// Returns the text up to the next line end if it fits, or else as many clusters as fit.
  private func characterLine(upTo last: Int) throws(TextLayoutError) -> TextLine {
    let end = contentEnd(last)
    if try !farExceedsRoom(upTo: end) {
      let line = try line(endingAt: last)
      if line.width <= room { return line }
    }
    return try emergencyLine(within: targetAdvance(), before: end)
  }

  /// The opportunity at the next line end.
  var hardOpportunity: Int { opportunities.hardIndex(hard) }

  private func contentEnd(_ index: Int) -> Int { max(start, opportunities[index].contentEnd) }

  /// Returns the measured line from `start` to an opportunity, whether or not it fits.
  func line(endingAt index: Int) throws(TextLayoutError) -> TextLine {
    let end = opportunities[index].position
    return try line(content: contentEnd(index), end: end)
  }

  /// Returns the sum of advances that a line from `start` can reach, at most one unit too large. Exact widths are
  /// compared later.
  func targetAdvance() -> Int64 {
    guard isPlain else { return .max }
    let (target, overflow) = advances[start].addingReportingOverflow(plainScale.units(within: room) + 1)
    return overflow ? .max : target
  }

  /// Returns the last opportunity whose content ends within the target, or the first one if none does.
  ///
  /// It uses an exponential search followed by a binary search, since lines are short compared with the text.
  private func lastOpportunity(within target: Int64, upTo last: Int) throws(TextLayoutError) -> Int {
    if let floors { return try lastOpportunity(floors, upTo: last) }
    if !isPlain { return try lastOpportunity(upTo: last) }
    var low = opportunity
    var step = 1
    // Terminates: `step` doubles until it leads past `last`. Then the distance between `low` and `high` is halved until
    // it is 1.
    while low + step <= last, opportunities[low + step].contentAdvance <= target {
      low += step
      step *= 2
    }
    var high = min(low + step, last + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if opportunities[middle].contentAdvance <= target { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the same if sums fall: the last opportunity that fits, even if one before it is too wide.
  ///
  /// The text therefore has the same lines at the width of its widest line, like any other text.
  private func lastOpportunity(_ floors: AdvanceFloors, upTo last: Int) throws(TextLayoutError) -> Int {
    var index = floors.last(in: opportunity...last, from: start, room: room) { contentEnd($0) }
    // Terminates: `index` decreases to `opportunity`.
    while index > opportunity, try !roughlyFits(upTo: contentEnd(index)) { index -= 1 }
    return index
  }

  /// Returns the same by widths in points, if no single factor converts advances to points.
  private func lastOpportunity(upTo last: Int) throws(TextLayoutError) -> Int {
    var low = opportunity
    var step = 1
    // Terminates like the search by sums.
    while low + step <= last, try roughlyFits(upTo: contentEnd(low + step)) {
      low += step
      step *= 2
    }
    var high = min(low + step, last + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if try roughlyFits(upTo: contentEnd(middle)) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns whether the line up to a place fits, according to the sums of advances.
  func roughlyFits(upTo end: Int) throws(TextLayoutError) -> Bool {
    try ruler.roughWidth(of: start..<end, from: origin, segment: segment) <= room
  }

  /// Returns whether the sums of advances up to a place exceed twice the available width.
  ///
  /// Reshaping an edge never makes such a line fit. This avoids shaping a whole word that is unsafe to break everywhere
  /// for each line that it is divided into.
  private func farExceedsRoom(upTo end: Int) throws(TextLayoutError) -> Bool {
    if isPlain { return plainScale.points(advances[end] - advances[start]) > 2 * room }
    // If sums rise, a longer part is not narrower, so the sums of most of a long word need not be added up.
    guard floors == nil else { return false }
    var reach = 1
    // Terminates: `reach` doubles until it leads to `end`.
    while true {
      let place = reach < end - start ? start + reach : end
      if try ruler.roughWidth(of: start..<place, from: origin, segment: segment) > 2 * room { return true }
      if place == end { return false }
      reach *= 2
    }
  }

  /// Returns the measured line from `start` to the end of its content, with hanging characters up to `end`.
  func line(content: Int, end: Int) throws(TextLayoutError) -> TextLine {
    let startUnsafe = places[start].contains(.unsafeToBreak)
    let endUnsafe = content < advances.count - 1 && places[content].contains(.unsafeToBreak)
    var flags: TextLine.Flags = startsParagraph ? .startsParagraph : []
    if startUnsafe { flags.insert(.startIsReshaped) }
    if endUnsafe { flags.insert(.endIsReshaped) }
    let showsHyphen = hasHyphens && content == end && text.showsHyphen(before: end)
    if isPlain, !startUnsafe, !endUnsafe, !showsHyphen {
      let width = plainScale.points(advances[content] - advances[start])
      return TextLine(
        start: start, contentEnd: content, end: end, width: width, reason: text.breakReason(at: end), flags: flags)
    }
    var width = try ruler.width(of: start..<content, from: origin, segment: segment)
    if showsHyphen {
      width += try text.hyphenWidth(style: text.paragraph.style(at: content - 1), pointSizes: ruler.pointSizes)
    }
    return TextLine(
      start: start, contentEnd: content, end: end, width: width,
      reason: showsHyphen ? .hyphen : text.breakReason(at: end), flags: flags)
  }
}

extension Int64 {
  /// Creates the largest integer that is not above a number, clamped to plus or minus 2^62. NaN becomes 0.
  init(clampingFloorOf value: Double) {
    let floor = value.rounded(.down)
    self = floor >= 0x1p62 ? 1 << 62 : floor <= -0x1p62 ? -1 << 62 : floor.isNaN ? 0 : Int64(floor)
  }
}
