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

  // For hard lines that may push a word out.

  /// Whether sums determine all lines so far.
  var isPlain: Bool { get }
  /// Prepares for moving the break of the next hard line.
  mutating func beginHardLine()
  /// Returns the opportunity at the end of the line before the last, or `nil` if it doesn't end at one.
  func breakBeforeLast(in sums: some LineSums) -> Int?
  /// Moves the break between the two lines of a hard line, if all lines are plain and stay so.
  ///
  /// The hard line begins before the opportunity `first` and ends at `last`.
  mutating func moveBreak(to index: Int, in sums: some LineSums, from first: Int, upTo last: Int)
  /// Replaces the last two lines by measured ones.
  mutating func replaceLastTwo(with lines: (TextLine, TextLine), _ plain: PlainLines?)
}

/// The number of lines, and the widths of the widest, in advance units.
struct LineCounter: LineSink {
  private(set) var count = 0
  private(set) var widest: Int64 = 0
  /// The width of the widest line that does not wrap, including what hangs after it.
  private(set) var widestEnd: Int64 = 0
  /// The width of the widest line, including what hangs after it.
  private(set) var widestHanging: Int64 = 0
  /// The widths of the widest lines before the current hard line.
  private var before: (widest: Int64, hanging: Int64) = (0, 0)
  /// The first opportunity of the last line that ends a hard line.
  private var lastFirst = 0

  var storesLines: Bool { false }

  func reserve(_ count: Int) {}

  @inline(__always)
  mutating func addLines(
    in sums: some LineSums, _ walker: inout LineWalker, upTo last: Int, within reach: Int64, keepsWords: Bool,
    atMost most: Int, _ plain: @autoclosure () -> PlainLines?
  ) -> Bool {
    var walked = walker
    var (count, widest, widestHanging) = (0, widest, widestHanging)
    defer {
      walker = walked
      self.count += count
      self.widest = widest
      self.widestHanging = widestHanging
    }
    while count < most {
      let first = walked.first
      guard let line = walked.next(in: sums, upTo: last, within: reach, keepsWords: keepsWords) else {
        return false
      }
      count &+= 1
      widest = max(widest, line.width)
      widestHanging = max(widestHanging, line.fullWidth)
      if line.end == last {
        lastFirst = first
        widestEnd = max(widestEnd, line.fullWidth)
        return true
      }
    }
    return true
  }

  mutating func add(_ line: TextLine, _ plain: PlainLines?) {
    preconditionFailure("only lines that sums determine are counted")
  }

  var isPlain: Bool { true }

  mutating func beginHardLine() { before = (widest, widestHanging) }

  func breakBeforeLast(in sums: some LineSums) -> Int? { lastFirst - 1 }

  mutating func moveBreak(to index: Int, in sums: some LineSums, from first: Int, upTo last: Int) {
    let start = first > 0 ? sums[first - 1].advance : 0
    let (middle, end) = (sums[index], sums[last])
    widest = max(before.widest, middle.contentAdvance - start, end.contentAdvance - middle.advance)
    widestEnd = max(widestEnd, end.advance - middle.advance)
    widestHanging = max(before.hanging, middle.advance - start, end.advance - middle.advance)
  }

  mutating func replaceLastTwo(with lines: (TextLine, TextLine), _ plain: PlainLines?) {
    preconditionFailure("only lines that sums determine are counted")
  }
}
