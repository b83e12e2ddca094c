import FontEngine

/// Finds lines one after another: each takes as many break opportunities as fit, and their widths are exact.
///
/// A width is the sum of the advances between the line's edges, edges reshaped where needed, in the whole advance units of
/// each scale segment, times that segment's scale, added up in the order of the text: the same sum that shaping the line
/// alone gives, to the bit.
struct LineBreaker {
  let text: PreparedText
  let width: Double
  /// For each scale segment.
  let scales: [AdvanceScale]
  // The text's arrays, held here so that the loops below retain nothing.
  let places: [TextPlace]
  let advances: [Int64]
  private let opportunities: BreakOpportunities
  private let segments: [ScaleSegment]
  private var start = 0
  /// The first opportunity after `start`.
  private var opportunity = 0
  /// The place in the hard indices of the first that is not before `opportunity`.
  private var hard = 0
  /// The scale segment that holds `start`.
  private var segment = 0

  init(_ text: PreparedText, width: Double, pointSizes: [Double]) {
    self.text = text
    self.width = width
    places = text.places
    advances = text.advances
    opportunities = text.opportunities
    segments = text.segments
    scales = segments.map { AdvanceScale(pointSize: pointSizes[$0.style], unitsPerEm: Double($0.unitsPerEm)) }
  }

  /// All lines, or the first `limit` if that is above 0.
  mutating func lines(limit: Int) throws(FontError) -> [TextLine] {
    var lines: [TextLine] = []
    lines.reserveCapacity(expectedCount(limit: limit))
    while start < text.length, limit <= 0 || lines.count < limit {
      let line = try nextLine()
      lines.append(line)
      advance(past: line)
    }
    return lines
  }

  /// About as many lines as there will be, so that they are stored once: by the text's width, and at least its hard breaks.
  private func expectedCount(limit: Int) -> Int {
    let total = scales.reduce(0) { max($0, $1.points(advances[advances.count - 1])) }
    let wrapped = width > 0 ? Int64(clampingFloorOf: total / width * 1.1) : 0
    let expected = min(Int(wrapped), opportunities.positions.count) + opportunities.hardIndices.count
    return limit > 0 ? min(limit, expected) : expected
  }

  private mutating func advance(past line: TextLine) {
    start = line.range.upperBound
    while opportunity < opportunities.positions.count, Int(opportunities.positions[opportunity]) <= start {
      opportunity += 1
    }
    while hard < opportunities.hardIndices.count, Int(opportunities.hardIndices[hard]) < opportunity { hard += 1 }
    while segment + 1 < segments.count, segments[segment].end <= start { segment += 1 }
  }

  private func nextLine() throws(FontError) -> TextLine {
    let target = try targetAdvance()
    let last = Int(opportunities.hardIndices[hard])
    var index = lastOpportunity(within: target, upTo: last)
    var line = try line(endingAt: index)
    while line.width > width, index > opportunity {
      index -= 1
      line = try self.line(endingAt: index)
    }
    if line.width > width { return try emergencyLine(within: target, before: line.contentRange.upperBound) }
    // The sums are exact but where an edge is reshaped, and then a longer line may still fit.
    while index < last, places[start].union(places[contentEnd(index + 1)]).contains(.unsafeToBreak) {
      let longer = try self.line(endingAt: index + 1)
      if longer.width > width { break }
      line = longer
      index += 1
    }
    return line
  }

  private func contentEnd(_ index: Int) -> Int { max(start, Int(opportunities.contentEnds[index])) }

  private func line(endingAt index: Int) throws(FontError) -> TextLine {
    let end = Int(opportunities.positions[index])
    return try line(content: contentEnd(index), end: end)
  }

  /// The sum of advances that a line from `start` can reach, at most one unit too far; the exact width is compared later.
  private func targetAdvance() throws(FontError) -> Int64 {
    var room = width
    var from = start
    var index = segment
    while index + 1 < segments.count {
      let end = segments[index].end
      let wide = scales[index].points(advances[end] - advances[from])
      if wide > room { break }
      room -= wide
      from = end
      index += 1
    }
    let (target, overflow) = advances[from].addingReportingOverflow(scales[index].units(within: room) + 1)
    return overflow ? .max : target
  }

  /// The last opportunity whose content ends within the target, or the first one if none does: a gallop, then a binary
  /// search, since lines are short against the text.
  private func lastOpportunity(within target: Int64, upTo last: Int) -> Int {
    var low = opportunity
    var step = 1
    while low + step <= last, opportunities.contentAdvances[low + step] <= target {
      low += step
      step *= 2
    }
    var high = min(low + step, last + 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if opportunities.contentAdvances[middle] <= target { low = middle } else { high = middle }
    }
    return low
  }

  /// A line from `start`, measured.
  func line(content: Int, end: Int) throws(FontError) -> TextLine {
    let startUnsafe = places[start].contains(.unsafeToBreak)
    let endUnsafe = content < advances.count - 1 && places[content].contains(.unsafeToBreak)
    let isSimple = segments.count == 1 && !startUnsafe && !endUnsafe
    return TextLine(
      start: start, contentEnd: content, end: end,
      width: isSimple
        ? scales[0].points(advances[content] - advances[start])
        : try text.exactWidth(of: start..<content, scales: scales, segment: segment),
      endsHard: places[end].contains(.hardBreak), startIsReshaped: startUnsafe, endIsReshaped: endUnsafe)
  }

  /// The start of the line that is being looked for.
  var lineStart: Int { start }
}

extension Int64 {
  /// The largest whole number that is not above a finite or infinite number; out of range, the nearest; 0 for NaN.
  init(clampingFloorOf value: Double) {
    let floor = value.rounded(.down)
    self = floor >= 0x1p62 ? 1 << 62 : floor <= -0x1p62 ? -1 << 62 : floor.isNaN ? 0 : Int64(floor)
  }
}
