import FontEngine

/// Receives the lines of a text in order.
protocol LineSink {
  /// The number of lines.
  var count: Int { get }
  /// Whether lines that sums do not determine can be added.
  var storesLines: Bool { get }
  /// Reserves space for an expected number of lines.
  mutating func reserve(_ count: Int)
  /// Adds lines up to the opportunity `last`, `most` at most. Returns `false` at a line that sums do not determine.
  ///
  /// `plain` describes lines that sums determine.
  mutating func addLines(
    in sums: some LineSums, _ walker: inout LineWalker, upTo last: Int, within reach: Int64, keepsWords: Bool,
    atMost most: Int, _ plain: @autoclosure () -> PlainLines?
  ) -> Bool
  /// Adds a measured line.
  mutating func add(_ line: TextLine, _ plain: PlainLines?)
}

/// The number of lines, and the widths of the widest, in advance units.
struct LineCounter: LineSink {
  private(set) var count = 0
  private(set) var widest: Int64 = 0
  /// The width of the widest line that does not wrap, including what hangs after it.
  private(set) var widestEnd: Int64 = 0

  var storesLines: Bool { false }

  func reserve(_ count: Int) {}

  @inline(__always)
  mutating func addLines(
    in sums: some LineSums, _ walker: inout LineWalker, upTo last: Int, within reach: Int64, keepsWords: Bool,
    atMost most: Int, _ plain: @autoclosure () -> PlainLines?
  ) -> Bool {
    var walked = walker
    var (count, widest) = (0, widest)
    defer {
      walker = walked
      self.count += count
      self.widest = widest
    }
    while count < most {
      guard let line = walked.next(in: sums, upTo: last, within: reach, keepsWords: keepsWords) else {
        return false
      }
      count &+= 1
      widest = max(widest, line.width)
      if line.end == last {
        widestEnd = max(widestEnd, line.fullWidth)
        return true
      }
    }
    return true
  }

  mutating func add(_ line: TextLine, _ plain: PlainLines?) {
    preconditionFailure("only lines that sums determine are counted")
  }
}
