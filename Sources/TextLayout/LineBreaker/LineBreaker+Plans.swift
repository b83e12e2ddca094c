import FontEngine

/// Lines that are chosen together: those of one stretch, from one line end of the text to the next.
extension LineBreaker {
  /// The opportunities at which the lines of the stretch end that begins here; empty where greedy lines are to stand: if
  /// they are more than `limit`, if there is only one, or if one of them divides a word for want of room.
  func plannedEnds(limit: Int) throws(TextLayoutError) -> [Int] {
    guard layout.wrapMode == .word || layout.wrapMode == .wordThenCharacter, room.isFinite,
      let greedy = try greedyLines(limit: limit), greedy.ends.count > 1
    else { return [] }
    return layout.breaking == .optimal ? try leastRagged() ?? [] : try balanced(greedy)
  }

  /// Where greedy lines end, and how far the farthest reaches; nil if they are too many or one does not fit.
  private func greedyLines(limit: Int) throws(TextLayoutError) -> (ends: [Int], reach: Double)? {
    var breaker = self
    breaker.layoutGreedily()
    var ends: [Int] = []
    var reach = 0.0
    // Ends: the opportunities in `ends` rise, and none is beyond the hard one, where the last line of the stretch ends.
    while ends.last != hardOpportunity {
      guard ends.count < limit else { return nil }
      try breaker.checkCancellation()
      let line = try breaker.nextLine()
      guard line.width <= breaker.room else { return nil }
      reach = max(reach, breaker.origin + line.width)
      let first = breaker.opportunity
      breaker.advance(past: line)
      // Where a line divides a word, the next one has the same opportunity before it.
      guard breaker.opportunity > first else { return nil }
      ends.append(breaker.opportunity - 1)
    }
    return (ends, reach)
  }

  /// As many lines as greedy ones, in the narrowest room that takes no more: as CSS means `text-wrap: balance`.
  ///
  /// The room is halved until 1/1024 of a point decides nothing, each time in the time of greedy lines.
  private func balanced(_ greedy: (ends: [Int], reach: Double)) throws(TextLayoutError) -> [Int] {
    var best = greedy.ends
    var (low, high) = (0.0, greedy.reach)
    // Ends: each turn replaces one bound by a number strictly between them that halves their distance, up to rounding, and
    // there are only so many numbers. The reach of the lines found is no such number: an empty line, or one that begins with a
    // zero-width space, reaches as far as its indent in whatever room.
    while high - low > Self.balanceTolerance {
      let middle = low + (high - low) / 2
      // Between neighboring numbers there is none.
      guard low < middle, middle < high else { break }
      var breaker = self
      breaker.narrow(to: middle)
      if let lines = try breaker.greedyLines(limit: greedy.ends.count) {
        best = lines.ends
        high = min(middle, lines.reach)
      } else {
        low = middle
      }
    }
    return best
  }

  /// In points: finer than any display.
  private static let balanceTolerance = 1.0 / 1024

  /// The lines whose costs have the least sum, by dynamic programming over the stretch's opportunities (Knuth and Plass,
  /// Breaking Paragraphs into Lines, 1981); nil where no lines fit. Time: the opportunities times those on a line.
  ///
  /// A line costs the square of the share of its room that it leaves empty, and a hyphen what a fifth of a line does; the
  /// last line costs nothing. Of equally good lines those with the longest first lines stand.
  private func leastRagged() throws(TextLayoutError) -> [Int]? {
    let first = opportunity
    let last = hardOpportunity
    var best = [Choice?](repeating: nil, count: last - first + 1)
    var breaker = self
    for start in first - 1..<last {
      var before = 0.0
      if start >= first {
        guard let known = best[start - first] else { continue }
        before = known.cost
        breaker.resume(behind: start)
      }
      try checkCancellation()
      for end in start + 1...last {
        let line = try breaker.line(endingAt: end)
        if line.width > breaker.room {
          // Behind a line that is too long by its sums as well, only longer ones follow, unless sums fall.
          let end = line.contentRange.upperBound
          if let floors {
            if !floors.mayFit(from: breaker.start, to: end, room: breaker.room) { break }
          } else if try !breaker.roughlyFits(upTo: end) {
            break
          }
          continue
        }
        let cost = before + Self.cost(of: line, in: breaker.room, isLast: end == last)
        if best[end - first].map({ cost <= $0.cost }) ?? true { best[end - first] = Choice(cost: cost, start: start) }
      }
    }
    var ends: [Int] = []
    var end = last
    // Ends: a line starts at an opportunity before the one it ends at.
    while end >= first {
      guard let choice = best[end - first] else { return nil }
      ends.append(end)
      end = choice.start
    }
    return ends.reversed()
  }

  private struct Choice {
    var cost: Double
    /// The opportunity at which the line before ends.
    var start: Int
  }

  private static func cost(of line: TextLine, in room: Double, isLast: Bool) -> Double {
    let share = isLast || room == 0 ? 0 : (room - line.width) / room
    return share * share + (line.showsHyphen ? 0.04 : 0)
  }
}
