import FontEngine

/// The text up to its next line end, walked over in lines that need nothing but sums: one scale, no hyphen, and no edge
/// that has to be shaped anew.
struct PlainStretch {
  let text: PreparedText
  let scale: AdvanceScale
  /// Where the next line begins.
  private(set) var start: Int
  /// The first opportunity after that.
  private(set) var first: Int
  /// The opportunity at the line end.
  let last: Int
  /// How long the next line may be, in points.
  var room: Double
  /// How long the lines after it may be.
  let otherRoom: Double
  /// How many opportunities the next line may hold, as the line before suggests.
  var guess: Int
  private var flags: TextLine.Flags

  init(
    _ text: PreparedText, _ scale: AdvanceScale, start: Int, first: Int, last: Int, room: Double, otherRoom: Double,
    startsParagraph: Bool, guess: Int
  ) {
    self.text = text
    self.scale = scale
    self.start = start
    self.first = first
    self.last = last
    self.room = room
    self.otherRoom = otherRoom
    self.guess = guess
    flags = startsParagraph ? .startsParagraph : []
  }

  /// Gives lines to a body, at most `count` of them; whether the stretch has ended, and not the lines that are plain.
  ///
  /// Each line takes the last opportunity within the room, found from where the line before suggests. Time: the difference
  /// between the numbers of opportunities on neighbouring lines. Measured on 1,311 Latin characters on 33 lines: 190
  /// instructions a line, where the general way takes 690.
  @inline(__always)
  mutating func walk(atMost count: Int, _ body: (TextLine) -> Void) -> Bool {
    // The arrays by themselves, which the spans into them hold.
    let allPositions = text.opportunities.positions
    let allContentEnds = text.opportunities.contentEnds
    let allContentAdvances = text.opportunities.contentAdvances
    let (allPlaces, allAdvances) = (text.places, text.advances)
    let positions = allPositions.span
    let contentEnds = allContentEnds.span
    let contentAdvances = allContentAdvances.span
    let places = allPlaces.span
    let advances = allAdvances.span
    let (last, scale) = (last, scale)
    var (start, first, room, guess, flags) = (self.start, self.first, self.room, self.guess, self.flags)
    defer { (self.start, self.first, self.room, self.guess, self.flags) = (start, first, room, guess, flags) }
    var reach = scale.reach(within: room)
    for _ in 0..<count {
      let before = advances[start]
      let target = before + reach
      var index = last
      if contentAdvances[last] > target {
        index = Self.lastOpportunity(contentAdvances, within: target, from: first, to: last, guess: guess)
        // A word may be too long, and the next longer line might fit after all, were it shaped anew.
        if index == last || places[max(start, Int(contentEnds[index + 1]))].contains(.unsafeToBreak) { return false }
      }
      var width = scale.points(max(0, contentAdvances[index] - before))
      if width > room, index > first {
        // The target is up to one unit too far.
        index -= 1
        width = scale.points(max(0, contentAdvances[index] - before))
      }
      let content = max(start, Int(contentEnds[index]))
      guard width <= room, !places[start].contains(.unsafeToBreak),
        content == places.count - 1 || !places[content].contains(.unsafeToBreak)
      else { return false }
      let end = Int(positions[index])
      let endsHard = places[end].contains(.hardBreak)
      body(
        TextLine(
          start: start, contentEnd: content, end: end, width: width, flags: endsHard ? flags.union(.endsHard) : flags))
      guess = index - first
      start = end
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
    _ contentAdvances: Span<Int64>, within target: Int64, from first: Int, to last: Int, guess: Int
  ) -> Int {
    var index = max(first, min(first + guess - 8, last - 15))
    if last - index >= 15 {
      index += contentAdvances[index + 8] <= target ? 8 : 0
      index += contentAdvances[index + 4] <= target ? 4 : 0
      index += contentAdvances[index + 2] <= target ? 2 : 0
      index += contentAdvances[index + 1] <= target ? 1 : 0
    }
    while index > first, contentAdvances[index] > target { index -= 1 }
    while index < last, contentAdvances[index + 1] <= target { index += 1 }
    return index
  }

  /// About how many opportunities a line of a text holds.
  static func expectedOpportunities(_ text: PreparedText, _ scale: AdvanceScale, room: Double) -> Int {
    let total = scale.points(text.advances[text.advances.count - 1])
    let count = text.opportunities.positions.count
    guard room < total else { return count }
    return Int(Int64(clampingFloorOf: room / total * Double(count)))
  }
}
