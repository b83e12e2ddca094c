import FontEngine

/// Lines as the opportunities at their ends, until one has to be described in full.
struct FoundLines: LineSink {
  /// The opportunities at the ends of all lines, if sums determine them.
  private(set) var ends: [UInt32] = []
  /// All lines otherwise.
  private(set) var lines: [TextLine] = []
  /// The width of the widest of `ends`, in advance units.
  private(set) var widest: Int64 = 0
  /// The number of lines to reserve space for at first.
  private var expected = 8

  mutating func reserve(_ count: Int) { expected = max(expected, count) }

  var count: Int { ends.count + lines.count }

  var storesLines: Bool { true }

  /// Returns the last line, or `nil` without lines.
  func last(_ plain: PlainLines?) -> TextLine? { lines.last ?? plain?.line(ends.count - 1, of: ends) }

  @inline(__always)
  mutating func addLines(
    in sums: some LineSums, _ walker: inout LineWalker, upTo last: Int, within reach: Int64, keepsWords: Bool,
    atMost most: Int, _ plain: @autoclosure () -> PlainLines?
  ) -> Bool {
    if !lines.isEmpty {
      return addDescribedLines(
        in: sums, &walker, upTo: last, within: reach, keepsWords: keepsWords, atMost: most, plain())
    }
    // The estimate may be too small.
    let space = ends.capacity > ends.count ? ends.capacity - ends.count : max(expected, ends.count)
    var (walked, widest) = (walker, widest)
    defer { (walker, self.widest) = (walked, widest) }
    var isDetermined = true
    ends.append(addingCapacity: min(most, space)) { ends in
      while !ends.isFull {
        guard let line = walked.next(in: sums, upTo: last, within: reach, keepsWords: keepsWords) else {
          isDetermined = false
          return
        }
        ends.append(UInt32(truncatingIfNeeded: line.end))
        widest = max(widest, line.width)
        if line.end == last { return }
      }
    }
    return isDetermined
  }

  /// Adds lines after one that sums did not determine.
  private mutating func addDescribedLines(
    in sums: some LineSums, _ walker: inout LineWalker, upTo last: Int, within reach: Int64, keepsWords: Bool,
    atMost most: Int, _ plain: PlainLines?
  ) -> Bool {
    guard let plain else { return false }
    for _ in 0..<most {
      let first = walker.first
      guard let line = walker.next(in: sums, upTo: last, within: reach, keepsWords: keepsWords) else {
        return false
      }
      lines.append(plain.line(from: first, to: line.end))
      if line.end == last { return true }
    }
    return true
  }

  mutating func add(_ line: TextLine, _ plain: PlainLines?) {
    if lines.isEmpty {
      lines.reserveCapacity(expected)
      if let plain { for index in ends.indices { lines.append(plain.line(index, of: ends)) } }
      ends = []
    }
    lines.append(line)
  }

  var isPlain: Bool { lines.isEmpty }

  mutating func beginHardLine() {}

  func breakBeforeLast(in sums: some LineSums) -> Int? {
    if lines.isEmpty { return Int(ends[ends.count - 2]) }
    let position = lines[lines.count - 2].range.upperBound
    let index = (0..<sums.count).partitioningIndex { sums[$0].position >= position }
    return index < sums.count && sums[index].position == position ? index : nil
  }

  mutating func moveBreak(to index: Int, in sums: some LineSums, from first: Int, upTo last: Int) {
    ends[ends.count - 2] = UInt32(truncatingIfNeeded: index)
    var start: Int64 = 0
    widest = 0
    for end in ends {
      let end = sums[Int(end)]
      widest = max(widest, end.contentAdvance - start)
      start = end.advance
    }
  }

  mutating func replaceLastTwo(with lines: (TextLine, TextLine), _ plain: PlainLines?) {
    add(lines.1, plain)
    self.lines.replaceSubrange((self.lines.count - 3)..<self.lines.count, with: [lines.0, lines.1])
  }

  /// Replaces the last line.
  mutating func replaceLast(with line: TextLine, _ plain: PlainLines?) {
    add(line, plain)
    lines.remove(at: lines.count - 2)
  }
}
