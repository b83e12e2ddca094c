import FontEngine

/// The text up to its next line end, broken into lines that sums alone determine.
///
/// The text has one scale, no hyphens, and sums that never fall; lines whose edges need reshaping are left to the
/// caller.
struct PlainStretch {
  private let opportunities: BreakOpportunities
  private let scale: AdvanceScale
  /// The start of the next line.
  private(set) var start = 0
  /// The sum of the advances before `start`.
  private(set) var before: Int64 = 0
  /// Whether the first glyphs of the next line need reshaping.
  private(set) var isUnsafe = false
  /// The first opportunity after `start`.
  private(set) var first = 0
  /// The opportunity at the line end.
  private(set) var last = 0
  /// The maximum width of the next line, in points.
  private var room = 0.0
  /// The maximum width of the lines after it, in points.
  private var otherRoom = 0.0
  /// The expected number of opportunities on the next line, from the preceding line.
  private var guess: Int
  private var flags: TextLine.Flags = []

  /// Creates a stretch at the start of a text. `room` is the approximate maximum width of its lines, in points.
  init(_ opportunities: BreakOpportunities, _ scale: AdvanceScale, room: Double) {
    self.opportunities = opportunities
    self.scale = scale
    guess = Self.expectedOpportunities(opportunities, scale, room: room)
  }

  /// Moves to a place in the text. `before` is the sum of the advances there, and `first` the next opportunity.
  mutating func move(to start: Int, before: Int64, isUnsafe: Bool, first: Int) {
    self.start = start
    self.before = before
    self.isUnsafe = isUnsafe
    self.first = first
  }

  /// Continues after an opportunity at which a line has ended.
  mutating func resume(behind index: Int) {
    move(
      to: opportunities[index].position, before: opportunities[index].advance,
      isUnsafe: opportunities[index].flags.contains(.unsafe), first: index + 1)
    room = otherRoom
    flags = []
  }

  /// Whether the next line is the first of a paragraph.
  var startsParagraph: Bool { flags.contains(.startsParagraph) }

  /// Continues up to the opportunity at the next line end.
  mutating func begin(upTo last: Int, room: Double, otherRoom: Double, startsParagraph: Bool) {
    self.last = last
    self.room = room
    self.otherRoom = otherRoom
    flags = startsParagraph ? .startsParagraph : []
  }

  /// Calls `body` for each line, up to `count` times. Returns `true` if the line end was reached.
  ///
  /// Returns `false` after `count` lines, or if sums do not determine the next line. Each line ends at the last
  /// opportunity that fits, which is searched near the position that the preceding line suggests.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines plus the differences of their numbers of opportunities.
  @inline(__always)
  mutating func walk(atMost count: Int, _ body: (TextLine) -> Void) -> Bool {
    if opportunities.narrow.isEmpty {
      return walk(opportunities.wide, atMost: count, body)
    }
    return walk(opportunities.narrow, atMost: count, body)
  }

  @inline(__always)
  private mutating func walk(
    _ records: some OpportunityRecords, atMost count: Int, _ body: (TextLine) -> Void
  ) -> Bool {
    let (last, scale) = (last, scale)
    var (start, before, isUnsafe, first) = (self.start, self.before, self.isUnsafe, self.first)
    var (room, guess, flags) = (self.room, self.guess, self.flags)
    defer {
      (self.start, self.before, self.isUnsafe, self.first) = (start, before, isUnsafe, first)
      (self.room, self.guess, self.flags) = (room, guess, flags)
    }
    var reach = scale.reach(within: room)
    for _ in 0..<count {
      if isUnsafe { return false }
      let target = before + reach
      var index = last
      if records[last].contentAdvance > target {
        index = Self.lastOpportunity(records, within: target, from: first, to: last, guess: guess)
        // A word may be too wide, and the next longer line might still fit after reshaping.
        if index == last || records[index + 1].flags.contains(.unsafeContent) { return false }
      }
      var record = records[index]
      var width = scale.points(max(0, record.contentAdvance - before))
      if width > room, index > first {
        // The target is up to one unit too large, but the line may still fit after reshaping.
        if record.flags.contains(.unsafeContent) { return false }
        index -= 1
        record = records[index]
        width = scale.points(max(0, record.contentAdvance - before))
      }
      guard width <= room, !record.flags.contains(.unsafeContent) else { return false }
      let end = record.position
      body(
        TextLine(
          start: start, contentEnd: max(start, record.contentEnd), end: end, width: width,
          reason: opportunities.breakReason(index), flags: flags))
      guess = index - first
      start = end
      before = record.advance
      isUnsafe = record.flags.contains(.unsafe)
      first = index + 1
      if index == last { return true }
      if !flags.isEmpty {
        flags = []
        room = otherRoom
        reach = scale.reach(within: room)
      }
    }
    return false
  }

  /// Returns the last opportunity whose content ends within a target, or the first one. The last one of all must be
  /// past the target.
  ///
  /// Neighboring lines have similar numbers of opportunities: sixteen around the guess are searched without branches.
  private static func lastOpportunity(
    _ records: some OpportunityRecords, within target: Int64, from first: Int, to last: Int, guess: Int
  ) -> Int {
    var index = max(first, min(first + guess - 8, last - 15))
    if last - index >= 15 {
      index += records[index + 8].contentAdvance <= target ? 8 : 0
      index += records[index + 4].contentAdvance <= target ? 4 : 0
      index += records[index + 2].contentAdvance <= target ? 2 : 0
      index += records[index + 1].contentAdvance <= target ? 1 : 0
    }
    while index > first, records[index].contentAdvance > target { index -= 1 }
    while index < last, records[index + 1].contentAdvance <= target { index += 1 }
    return index
  }

  /// Returns the approximate number of opportunities on a line of a text.
  private static func expectedOpportunities(
    _ opportunities: BreakOpportunities, _ scale: AdvanceScale, room: Double
  ) -> Int {
    let total = scale.points(opportunities.advance)
    guard room < total else { return opportunities.count }
    return Int(Int64(clampingFloorOf: room / total * Double(opportunities.count)))
  }
}

/// Opportunities, independent of their storage.
private protocol OpportunityRecords {
  subscript(index: Int) -> BreakOpportunity { get }
}

extension NarrowOpportunities: OpportunityRecords {}

extension [BreakOpportunity]: OpportunityRecords {}
