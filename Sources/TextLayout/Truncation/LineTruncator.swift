import FontEngine

/// Shortens a line so that it fits with a token.
///
/// As many whole clusters as possible are preserved, without spaces beside the token. Each preserved part has the width
/// that it has by itself, with its edge reshaped where needed, and so does the token.
struct LineTruncator {
  let text: ShapedText
  let truncation: Truncation
  /// The text of the line: from its start to the start of the next line end.
  let content: Range<Int>
  let ruler: Ruler
  /// The lower bounds for searches if sums of advances fall, or `nil` if they only rise.
  let floors: AdvanceFloors?
  /// The distance from the leading edge to the start of the line, in points.
  let origin: Double
  /// The maximum width of the line, in points.
  let room: Double
  /// The flags of the start of the line.
  let flags: TextLine.Flags
  /// The width of the token in the only style of the text, in points; `nil` if there are several.
  var tokenWidth: Double?

  /// The preserved parts of the content: the part before `head`, and the part from `tail` on.
  private struct Kept: Hashable {
    var head: Int
    var tail: Int
  }

  /// Returns the truncated line, whose range extends to `end`, or `nil` if not even the token fits.
  ///
  /// - Throws: ``TextLayoutError/font(_:)``.
  func line(end: Int) throws(TextLayoutError) -> (line: TextLine, truncation: LineTruncation)? {
    var truncator = self
    if text.paragraph.styles.count == 1 {
      let token = try text.token(truncation.token, style: 0, pointSizes: ruler.pointSizes)
      truncator.tokenWidth = token.width
    }
    return try truncator.truncatedLine(end: end)
  }

  private func truncatedLine(end: Int) throws(TextLayoutError) -> (line: TextLine, truncation: LineTruncation)? {
    var kept = Kept(head: content.lowerBound, tail: content.upperBound)
    guard try fits(kept) else { return nil }
    switch truncation.mode {
    case .tail:
      kept.head = try longestHead(kept)
    case .head:
      kept.tail = try longestTail(kept)
    case .middle:
      kept = try balanced(kept)
    }
    return try line(kept, end: end)
  }

  private func line(
    _ kept: Kept, end: Int
  ) throws(TextLayoutError) -> (line: TextLine, truncation: LineTruncation) {
    let (head, tail) = trimmed(kept)
    let (token, tokenWidth) = try self.token(head, tail)
    let contentEnd = truncation.mode.showsEnd ? content.upperBound : head
    var flags = flags
    if isReshaped(content.lowerBound) { flags.insert(.startIsReshaped) }
    if isReshaped(head) || (tail < content.upperBound && isReshaped(tail)) { flags.insert(.endIsReshaped) }
    let line = TextLine(
      start: content.lowerBound, contentEnd: contentEnd, end: end,
      width: try width(head, tail), reason: text.breakReason(at: end), flags: flags)
    let truncation = LineTruncation(
      hiddenRange: head..<tail, token: token.paragraph.text(in: 0..<token.length),
      style: tokenStyle(head, tail), tokenWidth: tokenWidth)
    return (line, truncation)
  }

  private func isReshaped(_ offset: Int) -> Bool { text.properties[offset].contains(.unsafeToBreak) }

  /// Returns the preserved parts without spaces beside the token. If the mode preserves no tail, `tail` is the end of
  /// the content.
  private func trimmed(_ kept: Kept) -> (head: Int, tail: Int) {
    var (head, tail) = (kept.head, kept.tail)
    while head > content.lowerBound, hangs(head - 1) { head -= 1 }
    while tail < content.upperBound, hangs(tail) { tail += 1 }
    return (head, tail)
  }

  /// Returns whether a code unit is omitted beside the token: a space, or a character without a glyph.
  private func hangs(_ offset: Int) -> Bool { !text.properties[offset].isDisjoint(with: .hanging) }

  private func fits(_ kept: Kept) throws(TextLayoutError) -> Bool {
    let (head, tail) = trimmed(kept)
    return try width(head, tail) <= room
  }

  private func width(_ head: Int, _ tail: Int) throws(TextLayoutError) -> Double {
    let before = try ruler.width(of: content.lowerBound..<head, from: origin)
    let token = if let tokenWidth { tokenWidth } else { try token(head, tail).width }
    return try before + ruler.width(of: tail..<content.upperBound, from: origin + before + token) + token
  }

  private func token(_ head: Int, _ tail: Int) throws(TextLayoutError) -> (text: PreparedText, width: Double) {
    try text.token(truncation.token, style: tokenStyle(head, tail), pointSizes: ruler.pointSizes)
  }

  /// Returns the style of the cluster that the token follows or, if there is none, of the one that it precedes.
  private func tokenStyle(_ head: Int, _ tail: Int) -> Int {
    text.paragraph.style(
      at: head > content.lowerBound ? head - 1 : tail < content.upperBound ? tail : content.lowerBound)
  }
}

/// The search for the longest parts that fit.
///
/// If advances only grow, a search by width gets within a few clusters of the result, and steps by whole clusters from
/// there determine it exactly. The search of a head starts at the offset that the sums of advances suggest. If sums
/// fall, the steps continue as far as a part may fit, except in the middle, where both parts grow alternately.
///
/// Each loop terminates: a search doubles or halves an integer distance, and a step moves to a farther boundary of the
/// content.
extension LineTruncator {
  /// The number of longer parts to try without success. As in a divided word, joined letters change width with what
  /// follows.
  private static let patience = 4

  private func longestHead(_ kept: Kept) throws(TextLayoutError) -> Int {
    var best = try largest(from: kept.head, to: content.upperBound, near: try roughHead()) {
      offset throws(TextLayoutError) in
      try fits(Kept(head: boundary(atOrBefore: offset), tail: kept.tail))
    }
    best = boundary(atOrBefore: best)
    let farthest = floors?.last(
      in: content.lowerBound...content.upperBound, from: content.lowerBound, room: room, offset: { $0 })
    var next = best
    var misfits = 0
    while next < content.upperBound, misfits < Self.patience || next < farthest ?? 0 {
      next = longerHead(next)
      if try fits(Kept(head: next, tail: kept.tail)) {
        (best, misfits) = (next, 0)
      } else {
        // What follows doesn't change the width of a part that is safe to break, and only adds to it.
        misfits = isReshaped(next) || isReshaped(content.lowerBound) ? misfits + 1 : Self.patience
      }
    }
    return best
  }

  private func longestTail(_ kept: Kept) throws(TextLayoutError) -> Int {
    // The distance from the end, so that the search is the same as for the head.
    let length = content.count
    let distance = try largest(from: 0, to: length, near: length / 2) { distance throws(TextLayoutError) in
      try fits(Kept(head: kept.head, tail: boundary(atOrAfter: content.upperBound - distance)))
    }
    var best = boundary(atOrAfter: content.upperBound - distance)
    let farthest = floors?.firstStart(in: content, room: room)
    var next = best
    var misfits = 0
    while next > content.lowerBound, misfits < Self.patience || next > farthest ?? .max {
      next = longerTail(next)
      misfits = try fits(Kept(head: kept.head, tail: next)) ? 0 : misfits + 1
      if misfits == 0 { best = next }
    }
    return best
  }

  /// Adds clusters from both ends alternately, and then from whichever end still fits.
  ///
  /// The number of clusters that fit is found by an exponential search followed by a binary search.
  ///
  /// - Complexity: O(*n* + *m* log *n*), where *n* is the number of preserved clusters and *m* the time of a
  ///   measurement.
  private func balanced(_ kept: Kept) throws(TextLayoutError) -> Kept {
    var turns = Turns(heads: [kept.head], tails: [kept.tail])
    var low = 0
    var step = 1
    while let longer = self.preservedParts(after: low + step, &turns), try fits(longer) {
      low += step
      step *= 2
    }
    var high = low + step
    while high - low > 1 {
      let middle = (low + high) / 2
      if let longer = self.preservedParts(after: middle, &turns), try fits(longer) {
        low = middle
      } else {
        high = middle
      }
    }
    var kept = self.preservedParts(after: low, &turns) ?? kept
    var takesHead = low % 2 == 0
    var misfits = 0
    while kept.head < kept.tail, misfits < 2 {
      var longer = kept
      if takesHead {
        longer.head = min(longerHead(kept.head), kept.tail)
      } else {
        longer.tail = max(longerTail(kept.tail), kept.head)
      }
      if try fits(longer) {
        kept = longer
        misfits = 0
      } else {
        misfits += 1
      }
      takesHead.toggle()
    }
    return kept
  }

  /// The ends of longer and longer parts, computed as far as needed.
  private struct Turns {
    var heads: [Int]
    var tails: [Int]
  }

  /// Returns the parts preserved after a number of turns, beginning with the head, or `nil` if the parts would overlap.
  private func preservedParts(after count: Int, _ turns: inout Turns) -> Kept? {
    while turns.heads.count <= (count + 1) / 2, let last = turns.heads.last, last < content.upperBound {
      turns.heads.append(longerHead(last))
    }
    while turns.tails.count <= count / 2, let last = turns.tails.last, last > content.lowerBound {
      turns.tails.append(longerTail(last))
    }
    guard (count + 1) / 2 < turns.heads.count, count / 2 < turns.tails.count else { return nil }
    let kept = Kept(head: turns.heads[(count + 1) / 2], tail: turns.tails[count / 2])
    return kept.head <= kept.tail ? kept : nil
  }

  /// Returns the end of a head that is longer by one cluster and the spaces before it, which alone would change
  /// nothing.
  private func longerHead(_ head: Int) -> Int {
    var end = boundary(after: head)
    while end < content.upperBound, hangs(end - 1) { end = boundary(after: end) }
    return end
  }

  /// Returns the start of a tail that is longer by one cluster and the spaces after it.
  private func longerTail(_ tail: Int) -> Int {
    var start = boundary(atOrBefore: tail - 1)
    while start > content.lowerBound, hangs(start) { start = boundary(atOrBefore: start - 1) }
    return start
  }

  /// Returns about where the head ends, according to the sums of advances.
  private func roughHead() throws(TextLayoutError) -> Int {
    try lastIndex(from: content.lowerBound, to: content.upperBound) { offset throws(TextLayoutError) in
      try ruler.roughWidth(of: content.lowerBound..<offset, from: origin) + (tokenWidth ?? 0) <= room
    }
  }

  /// Returns the largest number that satisfies a condition, searched from a guess. The first one must satisfy it.
  ///
  /// Except for joined letters, the condition holds up to some number and not above it.
  private func largest(
    from first: Int, to last: Int, near guess: Int, where holds: (Int) throws(TextLayoutError) -> Bool
  ) throws(TextLayoutError) -> Int {
    var (low, high) = (first, last + 1)
    var step = 1
    if guess > first, guess <= last {
      if try holds(guess) { low = guess } else { high = guess }
    }
    // Each step doubles until the result is between `low` and `high`.
    if low > first {
      while low + step <= last, try holds(low + step) {
        low += step
        step *= 2
      }
      high = min(high, low + step)
    } else {
      while high - step > first, try !holds(high - step) {
        high -= step
        step *= 2
      }
      low = max(first, high - step)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if try holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func boundary(atOrBefore offset: Int) -> Int {
    var offset = max(offset, content.lowerBound)
    while offset > content.lowerBound, !text.properties[offset].contains(.grapheme) { offset -= 1 }
    return offset
  }

  private func boundary(atOrAfter offset: Int) -> Int {
    var offset = min(offset, content.upperBound)
    while offset < content.upperBound, !text.properties[offset].contains(.grapheme) { offset += 1 }
    return offset
  }

  private func boundary(after offset: Int) -> Int { boundary(atOrAfter: offset + 1) }
}
