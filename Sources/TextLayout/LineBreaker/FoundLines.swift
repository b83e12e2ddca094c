import FontEngine

/// Lines as the opportunities at their ends, until one has to be described in full.
struct FoundLines: LineSink {
  /// The opportunities at the ends of all lines, if sums determine them.
  private(set) var ends: [UInt32] = []
  /// All lines otherwise.
  private(set) var lines: [TextLine] = []
  /// The width of the widest of `ends`, in advance units.
  private(set) var widest: Int64 = 0
  /// Describes lines that sums determine after the first that they did not.
  private var plain: PlainLines?
  /// The number of lines to reserve space for at first.
  private var expected = 8

  mutating func reserve(_ count: Int) { expected = max(expected, count) }

  var count: Int { ends.count + lines.count }

  var storesLines: Bool { true }

  /// Returns the last line, or `nil` without lines.
  func last(_ plain: PlainLines?) -> TextLine? {
    lines.last ?? (ends.isEmpty ? nil : plain?.line(ends.count - 1, of: ends))
  }

  @inline(__always)
  mutating func addLines(atMost most: Int, _ body: (Int, (LineWalker.Line) -> Void) -> Bool) -> Bool {
    if !lines.isEmpty { return body(most) { describe($0) } }
    // The estimate may be too small.
    let space = min(most, ends.capacity > ends.count ? ends.capacity - ends.count : max(expected, ends.count))
    var isDetermined = true
    var widest = widest
    ends.append(addingCapacity: space) { ends in
      isDetermined = body(space) { line in
        ends.append(UInt32(truncatingIfNeeded: line.end))
        widest = max(widest, line.width)
      }
    }
    self.widest = widest
    return isDetermined
  }

  /// Adds a line after one that sums did not determine.
  private mutating func describe(_ line: LineWalker.Line) {
    if let plain { lines.append(plain.line(from: line.first, to: line.end)) }
  }

  mutating func add(_ line: TextLine, _ plain: PlainLines?) {
    if lines.isEmpty {
      self.plain = plain
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

  mutating func moveBreak(to index: Int, of hardLine: HardLine, in sums: some LineSums) {
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

  /// Returns the line at an index.
  func line(_ index: Int, _ plain: PlainLines?) -> TextLine {
    guard lines.isEmpty, let plain else { return lines[index] }
    return plain.line(index, of: ends)
  }

  /// Replaces the line at an index.
  mutating func replace(_ index: Int, with line: TextLine, _ plain: PlainLines?) {
    if lines.isEmpty {
      // Describes all of them.
      add(line, plain)
      lines.removeLast()
    }
    lines[index] = line
  }

  /// Replaces the last line.
  mutating func replaceLast(with line: TextLine, _ plain: PlainLines?) {
    add(line, plain)
    lines.remove(at: lines.count - 2)
  }
}
