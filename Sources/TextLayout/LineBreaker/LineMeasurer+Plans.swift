import FontEngine

/// Lines that are chosen together: those between one line end of the text and the next.
extension LineMeasurer {
  /// Returns the opportunities at the ends of the lines up to the next line end, or an empty array for greedy lines.
  ///
  /// Greedy lines are used if there are more than `limit`, if there is only one, or if one of them divides a word that
  /// does not fit.
  func plannedEnds(limit: Int, _ cancellation: Cancellation) throws(TextLayoutError) -> [Int] {
    guard room.isFinite, let greedy = try greedyLines(limit: limit, cancellation), greedy.ends.count > 1
    else { return [] }
    guard layout.breaking == .optimal else { return try balanced(greedy, cancellation) }
    let ends = try leastRagged(cancellation) ?? []
    return ends.count <= limit ? ends : []
  }

  /// Returns the ends of greedy lines and the farthest reach, or `nil` if there are too many lines or one does not fit.
  private func greedyLines(
    limit: Int, _ cancellation: Cancellation
  ) throws(TextLayoutError) -> (ends: [Int], reach: Double)? {
    var measurer = self
    var ends: [Int] = []
    var reach = 0.0
    // Terminates: the opportunities in `ends` ascend, and none is past the hard one, at which the last of the lines
    // ends.
    while ends.last != last {
      guard ends.count < limit else { return nil }
      if cancellation.isCancelled { throw .cancelled }
      let line = try measurer.nextLine()
      guard line.width <= measurer.room else { return nil }
      reach = max(reach, measurer.origin + line.width)
      guard line.reason != .emergency else { return nil }
      measurer.advance(past: line)
      ends.append(measurer.opportunity - 1)
    }
    return (ends, reach)
  }

  /// Returns the ends of as many lines as greedy ones, in the narrowest width that needs no more: `text-wrap: balance`
  /// in CSS.
  ///
  /// The width is found by a binary search to 1/1024 of a point. Each step takes as long as greedy line breaking.
  private func balanced(
    _ greedy: (ends: [Int], reach: Double), _ cancellation: Cancellation
  ) throws(TextLayoutError) -> [Int] {
    var best = greedy.ends
    var (low, high) = (0.0, greedy.reach)
    // Terminates: each iteration replaces one bound by a number strictly between them that halves their distance, up to
    // rounding, and there are finitely many numbers. The reach of the lines is no such number: an empty line, or one
    // that begins with a zero-width space, reaches as far as its indent at any width.
    while high - low > Self.balanceTolerance {
      let middle = low + (high - low) / 2
      // There is no number between adjacent ones.
      guard low < middle, middle < high else { break }
      var measurer = self
      measurer.narrow(to: middle)
      if let lines = try measurer.greedyLines(limit: greedy.ends.count, cancellation) {
        best = lines.ends
        high = min(middle, lines.reach)
      } else {
        low = middle
      }
    }
    return best
  }

  /// The precision of balancing in points, finer than any display.
  private static let balanceTolerance = 1.0 / 1024

  /// Returns the lines whose costs have the least sum, or `nil` if no lines fit.
  ///
  /// They are found by dynamic programming over the opportunities (Knuth and Plass, Breaking Paragraphs into Lines,
  /// 1981). A line costs the square of the unused fraction of its width, and a hyphen as much as an unused fifth of a
  /// line; the last line costs nothing. Of equally good results, the one with the longest first lines is chosen.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of opportunities and *m* that on a line.
  private func leastRagged(_ cancellation: Cancellation) throws(TextLayoutError) -> [Int]? {
    let first = opportunity
    let last = last
    var best = [Choice?](repeating: nil, count: last - first + 1)
    var measurer = self
    for start in first - 1..<last {
      var before = 0.0
      if start >= first {
        guard let known = best[start - first] else { continue }
        before = known.cost
        measurer.resume(behind: start)
      }
      if cancellation.isCancelled { throw .cancelled }
      for end in start + 1...last {
        let line = try measurer.line(endingAt: end)
        if line.width > measurer.room {
          // After a line whose sums are also too large, only longer ones follow, unless sums fall.
          let end = line.contentRange.upperBound
          if let floors {
            if !floors.mayFit(from: measurer.start, to: end, room: measurer.room) { break }
          } else if try !measurer.roughlyFits(upTo: end) {
            break
          }
          continue
        }
        let cost = before + Self.cost(of: line, in: measurer.room, isLast: end == last)
        if best[end - first].map({ cost <= $0.cost }) ?? true { best[end - first] = Choice(cost: cost, start: start) }
      }
    }
    var ends: [Int] = []
    var end = last
    // Terminates: a line starts at an opportunity before the one at which it ends.
    while end >= first {
      guard let choice = best[end - first] else { return nil }
      ends.append(end)
      end = choice.start
    }
    return ends.reversed()
  }

  private struct Choice {
    var cost: Double
    /// The opportunity at the end of the preceding line.
    var start: Int
  }

  private static func cost(of line: TextLine, in room: Double, isLast: Bool) -> Double {
    let share = isLast || room == 0 ? 0 : (room - line.width) / room
    return share * share + (line.showsHyphen ? 0.04 : 0)
  }
}
