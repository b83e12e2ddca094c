import FontEngine

/// The text up to its next line end, walked over in lines that need nothing but sums: one scale, no hyphen, and no edge
/// that has to be shaped anew; and sums that never fall.
struct PlainStretch {
  private let opportunities: BreakOpportunities
  private let scale: AdvanceScale
  /// Where the next line begins.
  private(set) var start = 0
  /// The sum of the advances before it.
  private(set) var before: Int64 = 0
  /// Whether the next line's first glyphs have to be shaped anew.
  private(set) var isUnsafe = false
  /// The first opportunity after that.
  private(set) var first = 0
  /// The opportunity at the line end.
  private(set) var last = 0
  /// How long the next line may be, in points.
  private var room = 0.0
  /// How long the lines after it may be.
  private var otherRoom = 0.0
  /// How many opportunities the next line may hold, as the line before suggests.
  private var guess: Int
  private var flags: TextLine.Flags = []

  /// Begins at a text's start; `room` is about how long its lines may be.
  init(_ opportunities: BreakOpportunities, _ scale: AdvanceScale, room: Double) {
    self.opportunities = opportunities
    self.scale = scale
    guess = Self.expectedOpportunities(opportunities, scale, room: room)
  }

  /// Moves to a place in the text, where the sum of advances is `before`, and behind which the opportunity `first` follows.
  mutating func move(to start: Int, before: Int64, isUnsafe: Bool, first: Int) {
    self.start = start
    self.before = before
    self.isUnsafe = isUnsafe
    self.first = first
  }

  /// Goes on behind an opportunity of the stretch, at which a line has ended.
  mutating func resume(behind index: Int) {
    move(
      to: opportunities.position(index), before: opportunities.advance(index),
      isUnsafe: opportunities.flags(index).contains(.unsafe), first: index + 1)
    room = otherRoom
    flags = []
  }

  /// Whether the next line is a paragraph's first.
  var startsParagraph: Bool { flags.contains(.startsParagraph) }

  /// Goes on up to the opportunity at the next line end.
  mutating func begin(upTo last: Int, room: Double, otherRoom: Double, startsParagraph: Bool) {
    self.last = last
    self.room = room
    self.otherRoom = otherRoom
    flags = startsParagraph ? .startsParagraph : []
  }

  /// Gives lines to a body, at most `count` of them; whether the stretch has ended, and not the lines that are plain.
  ///
  /// Each line takes the last opportunity within the room, found from where the line before suggests. Time: the difference
  /// between the numbers of opportunities on neighbouring lines.
  @inline(__always)
  mutating func walk(atMost count: Int, _ body: (TextLine) -> Void) -> Bool {
    if opportunities.narrow.isEmpty {
      return walk(WideRecords(records: opportunities.wide), atMost: count, body)
    }
    return walk(NarrowRecords(records: opportunities.narrow), atMost: count, body)
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
      if records.content(last) > target {
        index = Self.lastOpportunity(records, within: target, from: first, to: last, guess: guess)
        // A word may be too long, and the next longer line might fit after all, were it shaped anew.
        if index == last || records[index + 1].hasUnsafeContent { return false }
      }
      var record = records[index]
      var width = scale.points(max(0, record.content - before))
      if width > room, index > first {
        // The target is up to one unit too far.
        index -= 1
        record = records[index]
        width = scale.points(max(0, record.content - before))
      }
      guard width <= room, !record.hasUnsafeContent else { return false }
      let end = record.place
      body(
        TextLine(
          start: start, contentEnd: max(start, record.end), end: end, width: width,
          flags: record.isHardBreak ? flags.union(.endsHard) : flags))
      guess = index - first
      start = end
      before = record.sum
      isUnsafe = record.isUnsafe
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

  /// The last opportunity whose content ends within a target that the last one of all is beyond, or the first.
  ///
  /// Neighbouring lines hold about as many opportunities: sixteen around the guess are halved without a branch to mispredict.
  private static func lastOpportunity(
    _ records: some OpportunityRecords, within target: Int64, from first: Int, to last: Int, guess: Int
  ) -> Int {
    var index = max(first, min(first + guess - 8, last - 15))
    if last - index >= 15 {
      index += records.content(index + 8) <= target ? 8 : 0
      index += records.content(index + 4) <= target ? 4 : 0
      index += records.content(index + 2) <= target ? 2 : 0
      index += records.content(index + 1) <= target ? 1 : 0
    }
    while index > first, records.content(index) > target { index -= 1 }
    while index < last, records.content(index + 1) <= target { index += 1 }
    return index
  }

  /// About how many opportunities a line of a text holds.
  private static func expectedOpportunities(
    _ opportunities: BreakOpportunities, _ scale: AdvanceScale, room: Double
  ) -> Int {
    let total = scale.points(opportunities.advance)
    guard room < total else { return opportunities.count }
    return Int(Int64(clampingFloorOf: room / total * Double(opportunities.count)))
  }
}

/// What a line asks of opportunities, however they are stored.
private protocol OpportunityRecords {
  /// The sum of the advances up to the content's end.
  func content(_ index: Int) -> Int64
  /// All that is known of one.
  subscript(index: Int) -> OpportunityRecord { get }
}

/// What a line asks of an opportunity.
private struct OpportunityRecord {
  /// The sum of the advances up to the content's end.
  var content: Int64
  /// The sum of the advances before the position.
  var sum: Int64
  /// The position.
  var place: Int
  /// The content's end.
  var end: Int
  /// ``OpportunityFlags``.
  var bits: UInt8

  var isHardBreak: Bool { bits & 1 != 0 }
  var isUnsafe: Bool { bits & 2 != 0 }
  var hasUnsafeContent: Bool { bits & 4 != 0 }
}

private struct NarrowRecords: OpportunityRecords {
  let records: NarrowOpportunities

  @inline(__always)
  func content(_ index: Int) -> Int64 { Int64(records.contentAdvance(index)) }

  @inline(__always)
  subscript(index: Int) -> OpportunityRecord {
    let (content, record) = (content(index), records[index])
    return OpportunityRecord(
      content: content, sum: content + Int64(record.hanging), place: record.position, end: record.contentEnd,
      bits: record.bits)
  }
}

private struct WideRecords: OpportunityRecords {
  let records: [WideOpportunity]

  @inline(__always)
  func content(_ index: Int) -> Int64 { records[index].contentAdvance }

  @inline(__always)
  subscript(index: Int) -> OpportunityRecord {
    let record = records[index]
    return OpportunityRecord(
      content: record.contentAdvance, sum: record.contentAdvance + record.hanging, place: Int(record.position),
      end: Int(record.contentEnd), bits: record.bits)
  }
}
