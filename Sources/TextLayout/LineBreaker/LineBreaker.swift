import FontEngine

/// Finds lines one after another: each takes as many break opportunities as fit, and their widths are exact.
struct LineBreaker {
  let text: ShapedText
  private let question: LineQuestion
  private let cancellation: Cancellation
  /// The greatest number of lines; 0 sets no limit.
  let limit: Int
  private(set) var ruler: Ruler
  // The text's arrays, held here so that the loops below retain nothing.
  let places: [TextPlace]
  let advances: [Int64]
  let opportunities: BreakOpportunities
  private let segments: [ScaleSegment]
  let hasHyphens: Bool
  let isPlain: Bool
  /// The scale of all segments, where the text is plain.
  let plainScale: AdvanceScale
  /// The lower bounds for searches where sums of advances fall; `nil` where they only rise.
  let floors: AdvanceFloors?
  /// The start of the line that is being looked for.
  private(set) var start = 0
  /// The first opportunity after `start`.
  private(set) var opportunity = 0
  /// The place in the hard indices of the first that is not before `opportunity`.
  private var hard = 0
  /// The scale segment that holds `start`.
  private var segment = 0
  /// Whether the line that is being looked for is a paragraph's first.
  private(set) var startsParagraph = true
  /// How the paragraph's lines lie in their room.
  private(set) var layout: ParagraphLayout
  /// How far from the edge the line begins, in points.
  private(set) var origin: Double
  /// How long the line may be, in points.
  private(set) var room: Double
  /// The opportunities at which the next lines end, where they were chosen together.
  private var plan: [Int] = []
  /// The place in the plan of the line that is being looked for.
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

  /// All lines that a question asks for, or the first ones up to its limit, the last of them shortened where that is asked
  /// for; `ruler` has the question's sizes.
  static func lines(
    of text: ShapedText, _ question: LineQuestion, _ ruler: Ruler, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> (lines: [TextLine], truncation: LineTruncation?) {
    var breaker = LineBreaker(text, question, ruler, cancellation)
    return try breaker.lines()
  }

  private mutating func lines() throws(TextLayoutError) -> (lines: [TextLine], truncation: LineTruncation?) {
    var lines: [TextLine] = []
    lines.reserveCapacity(expectedCount(limit: limit))
    // Ends: `nextLine()` ends behind `start`, so each turn moves `start` on, and the loop breaks at the text's end.
    while true {
      try checkCancellation()
      appendPlainLines(to: &lines)
      guard start < text.length, limit <= 0 || lines.count < limit else { break }
      if layout.breaking != .greedy, lines.last?.endsHard ?? true {
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

  /// The last allowed line with a token for what is missing behind it; nil if none is asked for or fits.
  private func shortened(_ line: TextLine) throws(TextLayoutError) -> (line: TextLine, truncation: LineTruncation)? {
    guard let truncation = question.request.truncation else { return nil }
    let last = hardOpportunity
    let truncator = LineTruncator(
      text: text, truncation: truncation, content: start..<contentEnd(last), ruler: ruler, floors: floors,
      origin: origin, room: room, flags: startsParagraph ? .startsParagraph : [])
    return try truncator.line(end: opportunities.position(last))
  }

  /// About as many lines as there will be, so that they are stored once: by the text's width, and at least its hard breaks.
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
    while next < opportunities.count, opportunities.position(next) <= end { next += 1 }
    resume(at: end, opportunity: next, endsHard: line.endsHard)
  }

  /// Goes on behind a line that ends at `end`, before the opportunity `next`.
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

  /// Forgets what was planned, and plans no more.
  mutating func layoutGreedily() {
    plan = []
    planned = 0
    layout.breaking = .greedy
  }

  /// Lets no line reach farther from the edge than `end` points.
  mutating func narrow(to end: Double) {
    layout.narrow(to: end)
    (origin, room) = startsParagraph ? layout.firstLine : layout.otherLine
  }

  /// Goes on behind an opportunity of the stretch in hand, as if a line had ended there.
  mutating func resume(behind index: Int) {
    start = opportunities.position(index)
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

  /// The next line, which always ends behind `start`: at an opportunity, and every one from `opportunity` on lies behind
  /// `start`; or within a word, behind one cluster of it at least.
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
    // Ends: `index` falls to `opportunity` at the latest.
    while line.width > room, index > opportunity {
      index -= 1
      line = try self.line(endingAt: index)
    }
    if line.width > room {
      if layout.wrapMode == .word { return line }
      return try emergencyLine(within: target, before: line.contentRange.upperBound)
    }
    // The sums are exact but where an edge is reshaped, and then a longer line may still fit. Ends: `index` rises to `last`.
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

  /// A line that ends before the word that a dictionary would divide, if it is full enough without.
  private func withoutNeedlessHyphen(_ line: TextLine, at index: Int) throws(TextLayoutError) -> TextLine {
    guard line.showsHyphen, layout.hyphenationFactor < 1, text.isDictionaryHyphen(before: line.range.upperBound) else {
      return line
    }
    var index = index
    // Ends: `index` falls to `opportunity`.
    while index > opportunity, text.isDictionaryHyphen(before: opportunities.position(index)) { index -= 1 }
    let shorter = try self.line(endingAt: index)
    let isFull = shorter.width <= room && shorter.width > layout.hyphenationFactor * room
    return isFull && !text.isDictionaryHyphen(before: shorter.range.upperBound) ? shorter : line
  }

  /// The text up to the next line end if it fits, else as many clusters as do.
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

  private func contentEnd(_ index: Int) -> Int { max(start, opportunities.contentEnd(index)) }

  /// The line from `start` to an opportunity, measured, whether or not it fits.
  func line(endingAt index: Int) throws(TextLayoutError) -> TextLine {
    let end = opportunities.position(index)
    return try line(content: contentEnd(index), end: end)
  }

  /// The sum of advances that a line from `start` can reach, at most one unit too far; the exact width is compared later.
  func targetAdvance() -> Int64 {
    guard isPlain else { return .max }
    let (target, overflow) = advances[start].addingReportingOverflow(plainScale.units(within: room) + 1)
    return overflow ? .max : target
  }

  /// The last opportunity whose content ends within the target, or the first one if none does: a gallop, then a binary
  /// search, since lines are short against the text.
  private func lastOpportunity(within target: Int64, upTo last: Int) throws(TextLayoutError) -> Int {
    if let floors { return try lastOpportunity(floors, upTo: last) }
    if !isPlain { return try lastOpportunity(upTo: last) }
    var low = opportunity
    var step = 1
    // Ends: `step` doubles until it leads beyond `last`. Then the distance of `low` and `high` is halved until it is 1.
    while low + step <= last, opportunities.contentAdvance(low + step) <= target {
      low += step
      step *= 2
    }
    var high = min(low + step, last + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if opportunities.contentAdvance(middle) <= target { low = middle } else { high = middle }
    }
    return low
  }

  /// The same where sums fall: of all opportunities the last that fits, though one before it may be too wide. So the text has the
  /// same lines at the width of the widest of them, as any other text has.
  private func lastOpportunity(_ floors: AdvanceFloors, upTo last: Int) throws(TextLayoutError) -> Int {
    var index = floors.last(in: opportunity...last, from: start, room: room) { contentEnd($0) }
    // Ends: `index` falls to `opportunity`.
    while index > opportunity, try !roughlyFits(upTo: contentEnd(index)) { index -= 1 }
    return index
  }

  /// The same by widths in points, where no one number makes points of advances.
  private func lastOpportunity(upTo last: Int) throws(TextLayoutError) -> Int {
    var low = opportunity
    var step = 1
    // Ends as the search by sums does.
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

  /// Whether the line up to a place fits, by the sums of advances.
  func roughlyFits(upTo end: Int) throws(TextLayoutError) -> Bool {
    try ruler.roughWidth(of: start..<end, from: origin, segment: segment) <= room
  }

  /// Whether the sums of advances up to a place are over twice the room: no edge that is shaped anew makes that fit, and a long
  /// word whose every place is unsafe to break need not be shaped whole for each line that it is divided into.
  private func farExceedsRoom(upTo end: Int) throws(TextLayoutError) -> Bool {
    if isPlain { return plainScale.points(advances[end] - advances[start]) > 2 * room }
    // A longer part is not narrower where sums rise, so the sums of most of a long word need not be added up.
    guard floors == nil else { return false }
    var reach = 1
    // Ends: `reach` doubles until it leads to `end`.
    while true {
      let place = reach < end - start ? start + reach : end
      if try ruler.roughWidth(of: start..<place, from: origin, segment: segment) > 2 * room { return true }
      if place == end { return false }
      reach *= 2
    }
  }

  /// A line from `start`, measured.
  func line(content: Int, end: Int) throws(TextLayoutError) -> TextLine {
    let startUnsafe = places[start].contains(.unsafeToBreak)
    let endUnsafe = content < advances.count - 1 && places[content].contains(.unsafeToBreak)
    var flags: TextLine.Flags = startsParagraph ? .startsParagraph : []
    if startUnsafe { flags.insert(.startIsReshaped) }
    if endUnsafe { flags.insert(.endIsReshaped) }
    if places[end].contains(.hardBreak) { flags.insert(.endsHard) }
    let showsHyphen = hasHyphens && content == end && text.showsHyphen(before: end)
    if isPlain, !startUnsafe, !endUnsafe, !showsHyphen {
      let width = plainScale.points(advances[content] - advances[start])
      return TextLine(start: start, contentEnd: content, end: end, width: width, flags: flags)
    }
    var width = try ruler.width(of: start..<content, from: origin, segment: segment)
    if showsHyphen {
      flags.insert(.showsHyphen)
      width += try text.hyphenWidth(style: text.paragraph.style(at: content - 1), pointSizes: ruler.pointSizes)
    }
    return TextLine(start: start, contentEnd: content, end: end, width: width, flags: flags)
  }
}

extension Int64 {
  /// The largest whole number that is not above a finite or infinite number; out of range, the nearest; 0 for NaN.
  init(clampingFloorOf value: Double) {
    let floor = value.rounded(.down)
    self = floor >= 0x1p62 ? 1 << 62 : floor <= -0x1p62 ? -1 << 62 : floor.isNaN ? 0 : Int64(floor)
  }
}
