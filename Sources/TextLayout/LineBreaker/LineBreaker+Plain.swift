import FontEngine

/// The lines of most text: one scale, no hyphen, and no edge that has to be shaped anew.
extension LineBreaker {
  /// Appends lines as long as nothing about them asks for more than sums; the next one is then for `nextLine()` to find.
  ///
  /// The same lines as there: the last opportunity within the room, found from where the line before suggests. Time: the
  /// difference between the numbers of opportunities on neighbouring lines. Measured on 1,311 Latin characters on 33 lines:
  /// 190 instructions a line, where the general way takes 690.
  mutating func appendPlainLines(to lines: inout [TextLine]) {
    guard isPlain, !hasHyphens, layout.breaking == .greedy,
      layout.wrapMode == .word || layout.wrapMode == .wordThenCharacter
    else { return }
    // The last allowed line may have to be shortened; and the caller asks now and then whether the lines are still wanted.
    let fullCount = min(limit > 0 ? limit - 1 : .max, lines.count + 1024)
    var guess = expectedOpportunities
    let length = places.count - 1
    while start < length, lines.count < fullCount {
      let count = lines.count
      let isDone = appendPlainLines(to: &lines, upTo: fullCount, &guess)
      guard let last = lines.last, lines.count > count else { return }
      resume(at: last.range.upperBound, opportunity: plainOpportunity, endsHard: last.endsHard)
      if isDone { return }
    }
  }

  /// Appends lines up to the next line end in the text, and gives whether the next one is none of these.
  private mutating func appendPlainLines(to lines: inout [TextLine], upTo fullCount: Int, _ guess: inout Int) -> Bool {
    // The arrays by themselves, so that the spans into them do not hold the breaker.
    let (opportunities, allPlaces, allAdvances) = (opportunities, self.places, self.advances)
    let positions = opportunities.positions.span
    let contentEnds = opportunities.contentEnds.span
    let contentAdvances = opportunities.contentAdvances.span
    let places = allPlaces.span
    let advances = allAdvances.span
    let last = hardOpportunity
    let scale = plainScale
    var (start, first, room) = (self.start, opportunity, self.room)
    var reach = scale.reach(within: room)
    var flags: TextLine.Flags = startsParagraph ? .startsParagraph : []
    defer { plainOpportunity = first }
    while lines.count < fullCount {
      let before = advances[start]
      let target = before + reach
      var index = last
      if contentAdvances[last] > target {
        index = Self.lastOpportunity(contentAdvances, within: target, from: first, to: last, guess: guess)
        // A word may be too long, and the next longer line might fit after all, were it shaped anew.
        if index == last || places[max(start, Int(contentEnds[index + 1]))].contains(.unsafeToBreak) { return true }
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
      else { return true }
      let end = Int(positions[index])
      let endsHard = places[end].contains(.hardBreak)
      lines.append(
        TextLine(
          start: start, contentEnd: content, end: end, width: width, flags: endsHard ? flags.union(.endsHard) : flags))
      guess = index - first
      start = end
      first = index + 1
      if index == last { return false }
      if !flags.isEmpty {
        flags = []
        room = layout.otherLine.room
        reach = scale.reach(within: room)
      }
    }
    return true
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

  /// About how many opportunities a line holds.
  private var expectedOpportunities: Int {
    let total = plainScale.points(advances[advances.count - 1])
    guard room < total else { return opportunities.positions.count }
    return Int(Int64(clampingFloorOf: room / total * Double(opportunities.positions.count)))
  }
}
