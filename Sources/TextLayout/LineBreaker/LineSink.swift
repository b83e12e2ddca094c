import FontEngine

/// Receives the lines of a text in order.
protocol LineSink {
  /// The number of lines.
  var count: Int { get }
  /// Whether lines that sums do not determine can be added.
  var storesLines: Bool { get }
  /// Reserves space for an expected number of lines.
  mutating func reserve(_ count: Int)
  /// Calls `body` with the number of lines that there is space for, `most` at most, and a closure that adds a line that
  /// sums determine. Returns what `body` returns.
  ///
  /// An array whose storage stays open takes a line without a call, unlike one that each line is appended to.
  mutating func addLines(atMost most: Int, _ body: (Int, (LineWalker.Line) -> Void) -> Bool) -> Bool
  /// Adds a measured line. `plain` describes lines that sums determine; `nil` if they determine none.
  mutating func add(_ line: TextLine, _ plain: PlainLines?)

  // For hard lines that may push a word out.

  /// Whether sums determine all lines so far.
  var isPlain: Bool { get }
  /// Prepares for moving the break of the next hard line.
  mutating func beginHardLine()
  /// Returns the opportunity at the end of the line before the last, or `nil` if it doesn't end at one.
  func breakBeforeLast(in sums: some LineSums) -> Int?
  /// Moves the break between the two lines of a hard line, if all lines are plain and stay so.
  mutating func moveBreak(to index: Int, of hardLine: HardLine, in sums: some LineSums)
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
  mutating func addLines(atMost most: Int, _ body: (Int, (LineWalker.Line) -> Void) -> Bool) -> Bool {
    body(most) { add($0) }
  }

  /// Adds the line of a text that has no other.
  mutating func addOnlyLine(to end: BreakOpportunity) {
    add(LineWalker.Line(first: 0, end: 0, width: end.contentAdvance, fullWidth: end.advance, endsHardLine: true))
  }

  @inline(__always)
  private mutating func add(_ line: LineWalker.Line) {
    count &+= 1
    widest = max(widest, line.width)
    widestHanging = max(widestHanging, line.fullWidth)
    if line.endsHardLine {
      widestEnd = max(widestEnd, line.fullWidth)
      lastFirst = line.first
    }
  }

  mutating func add(_ line: TextLine, _ plain: PlainLines?) {
    preconditionFailure("only lines that sums determine are counted")
  }

  var isPlain: Bool { true }

  mutating func beginHardLine() { before = (widest, widestHanging) }

  func breakBeforeLast(in sums: some LineSums) -> Int? { lastFirst - 1 }

  mutating func moveBreak(to index: Int, of hardLine: HardLine, in sums: some LineSums) {
    let start = hardLine.first > 0 ? sums[hardLine.first - 1].advance : 0
    let (middle, end) = (sums[index], sums[hardLine.last])
    widest = max(before.widest, middle.contentAdvance - start, end.contentAdvance - middle.advance)
    widestEnd = max(widestEnd, end.advance - middle.advance)
    widestHanging = max(before.hanging, middle.advance - start, end.advance - middle.advance)
  }

  mutating func replaceLastTwo(with lines: (TextLine, TextLine), _ plain: PlainLines?) {
    preconditionFailure("only lines that sums determine are counted")
  }
}
