import FontEngine

/// Measures lines exactly: with reshaped edges, hyphens, tabs, and attachments.
///
/// It finds one line after another. Each uses as many break opportunities as fit.
struct LineMeasurer {
  let text: ShapedText
  var ruler: Ruler
  // Copies of the text's arrays, so that the loops below retain nothing.
  let properties: [PositionProperties]
  let advances: [Int64]
  let opportunities: BreakOpportunities
  private let segments: [ScaleSegment]
  private let hasHyphens: Bool
  private let isPlain: Bool
  /// The scale of all segments, if the text is plain.
  private let plainScale: AdvanceScale
  /// The lower bounds for searches if sums of advances fall, or `nil` if they only rise.
  let floors: AdvanceFloors?
  /// The start of the current line.
  private(set) var start = 0
  /// The first opportunity after `start`.
  private(set) var opportunity = 0
  /// The opportunity at the next line end of the text.
  private(set) var last = 0
  /// The scale segment that contains `start`.
  private var segment = 0
  /// Whether the current line is the first of a paragraph.
  private var startsParagraph = true
  /// The layout of the paragraph's lines.
  private(set) var layout = ParagraphLayout(width: .infinity)
  /// The distance from the leading edge to the start of the line, in points.
  private(set) var origin = 0.0
  /// The maximum width of the line, in points.
  private(set) var room = Double.infinity

  init(_ text: ShapedText, _ pointSizes: PointSizes) {
    self.text = text
    ruler = Ruler(text, pointSizes: pointSizes)
    properties = text.properties
    advances = text.advances
    opportunities = text.opportunities
    segments = text.segments
    hasHyphens = !text.hyphens.isEmpty
    isPlain = ruler.isPlain
    plainScale = ruler.scales.first ?? AdvanceScale(pointSize: 1, unitsPerEm: 1)
    floors = ruler.mayFall ? AdvanceFloors(text, ruler) : nil
  }

  /// Moves to a line that begins at `start`, before the opportunity `first`, in a hard line that ends at the
  /// opportunity `last`.
  mutating func begin(
    at start: Int, first: Int, last: Int, _ layout: ParagraphLayout, startsParagraph: Bool
  ) {
    self.start = start
    opportunity = first
    self.last = last
    self.layout = layout
    self.startsParagraph = startsParagraph
    segment = text.segmentIndex(at: start)
    (origin, room) = startsParagraph ? layout.firstLine : layout.otherLine
  }

  /// Continues after a line in the same hard line.
  mutating func advance(past line: TextLine) {
    start = line.range.upperBound
    while opportunity <= last, opportunities[opportunity].position <= start { opportunity += 1 }
    while segment + 1 < segments.count, segments[segment].end <= start { segment += 1 }
    startsParagraph = false
    (origin, room) = layout.otherLine
  }

  /// Replaces the layout of the current line.
  mutating func setLayout(_ layout: ParagraphLayout) {
    self.layout = layout
    (origin, room) = startsParagraph ? layout.firstLine : layout.otherLine
  }

  /// The opportunity at which the preceding line has ended, or `nil` if that line has divided a word.
  var endedOpportunity: Int? {
    opportunity > 0 && opportunities[opportunity - 1].position == start ? opportunity - 1 : nil
  }

  /// Limits lines to `end` points from the leading edge.
  mutating func narrow(to end: Double) {
    layout.narrow(to: end)
    (origin, room) = startsParagraph ? layout.firstLine : layout.otherLine
  }

  /// Continues after an opportunity before the next line end, as if a line had ended there.
  mutating func resume(behind index: Int) {
    begin(
      at: opportunities[index].position, first: index + 1, last: last, layout, startsParagraph: false)
  }

  /// Returns the next line, which always ends after `start`.
  ///
  /// It ends at an opportunity, all of which from `opportunity` on are after `start`, or within a word after at least
  /// one cluster.
  func nextLine() throws(TextLayoutError) -> TextLine {
    if layout.wrapMode == .clip { return try line(endingAt: last) }
    if layout.wrapMode == .character { return try characterLine() }
    var index = try lastOpportunity()
    if index == opportunity, layout.wrapMode != .word, try farExceedsRoom(upTo: contentEnd(index)) {
      return try emergencyLine(before: contentEnd(index))
    }
    var line = try line(endingAt: index)
    // Terminates: `index` decreases to at least `opportunity`.
    while line.width > room, index > opportunity {
      index -= 1
      line = try self.line(endingAt: index)
    }
    if line.width > room {
      if layout.wrapMode == .word { return line }
      return try emergencyLine(before: line.contentRange.upperBound)
    }
    // The sums are exact unless an edge is reshaped; then a longer line may still fit. Terminates: `index` increases to
    // `last`.
    while index < last, properties[start].union(properties[contentEnd(index + 1)]).contains(.unsafeToBreak),
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
  private func characterLine() throws(TextLayoutError) -> TextLine {
    let end = contentEnd(last)
    if try !farExceedsRoom(upTo: end) {
      let line = try line(endingAt: last)
      if line.width <= room { return line }
    }
    return try emergencyLine(before: end)
  }

  private func contentEnd(_ index: Int) -> Int { max(start, opportunities[index].contentEnd) }

  /// Returns the measured line from `start` to an opportunity, whether or not it fits.
  func line(endingAt index: Int) throws(TextLayoutError) -> TextLine {
    let end = opportunities[index].position
    return try line(content: contentEnd(index), end: end)
  }

  /// Returns the last opportunity that fits according to the sums, or the first one if none does.
  private func lastOpportunity() throws(TextLayoutError) -> Int {
    if let floors {
      // The last one that fits, even if one before it is too wide. The text therefore has the same lines at the width
      // of its widest line, like any other text.
      var index = floors.last(in: opportunity...last, from: start, room: room) { contentEnd($0) }
      // Terminates: `index` decreases to `opportunity`.
      while index > opportunity, try !roughlyFits(upTo: contentEnd(index)) { index -= 1 }
      return index
    }
    return try lastIndex(from: opportunity, to: last) { index throws(TextLayoutError) in
      try roughlyFits(upTo: contentEnd(index))
    }
  }

  /// Returns whether the line up to an offset fits, according to the sums of advances.
  func roughlyFits(upTo end: Int) throws(TextLayoutError) -> Bool {
    if isPlain { return plainScale.points(advances[end] - advances[start]) <= room }
    return try ruler.roughWidth(of: start..<end, from: origin, segment: segment) <= room
  }

  /// Returns whether the sums of advances up to an offset exceed twice the available width.
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
      let offset = reach < end - start ? start + reach : end
      if try ruler.roughWidth(of: start..<offset, from: origin, segment: segment) > 2 * room { return true }
      if offset == end { return false }
      reach *= 2
    }
  }

  /// Returns the measured line from `start` to the end of its content, with hanging characters up to `end`.
  func line(content: Int, end: Int) throws(TextLayoutError) -> TextLine {
    let startUnsafe = properties[start].contains(.unsafeToBreak)
    let endUnsafe = content < advances.count - 1 && properties[content].contains(.unsafeToBreak)
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
