import FontEngine

/// Finds where lines end: each at the last opportunity that fits.
///
/// Widths are compared as sums of advances. They determine a line if its edges are safe to break, and those of the next
/// longer line too, which might otherwise fit after reshaping.
///
/// It is plain data, which stays in registers; the sums are arguments.
struct LineWalker: BitwiseCopyable {
  /// Whether every edge of a line is safe to break.
  private let isSafe: Bool
  /// The expected number of opportunities on a line.
  private let perLine: Int
  /// The first opportunity after the start of the next line.
  private(set) var first = 0
  /// The sum of the advances before that start.
  private(set) var advance: Int64 = 0
  /// The flags of the opportunity at that start.
  private var startFlags: OpportunityFlags = []

  /// Where the next lines have to end.
  struct Bounds: BitwiseCopyable {
    /// The opportunity at which they end at the latest.
    let last: Int
    /// The largest sum of advances that fits on a line.
    let reach: Int64
    /// Whether a word that is longer than the line stays whole.
    let keepsWords: Bool
  }

  /// A line that sums determine.
  struct Line: BitwiseCopyable {
    /// The first opportunity after its start.
    let first: Int
    /// The opportunity at which it ends.
    let end: Int
    /// The width in advance units, not positive without content.
    let width: Int64
    /// The same with what hangs after the line.
    let fullWidth: Int64
    /// Whether it is the last line of a hard line.
    let endsHardLine: Bool
  }

  /// Whether breaking at the start of the next line changes glyphs.
  var startIsUnsafe: Bool { startFlags.contains(.unsafe) }

  init(isSafe: Bool, perLine: Int) {
    self.isSafe = isSafe
    self.perLine = perLine
  }

  /// Returns the next line and moves past it, or returns `nil` if sums do not determine it.
  @inline(__always)
  mutating func next(in sums: some LineSums, within bounds: Bounds) -> Line? {
    let (first, last) = (first, bounds.last)
    var index = sums.lastIndex(within: advance &+ bounds.reach, from: first, to: last, near: first &+ perLine)
    if index < first {
      guard bounds.keepsWords else { return nil }
      index = first
    }
    if !isSafe {
      guard !startIsUnsafe, !sums[index].isContentUnsafe,
        index == last || !sums[index &+ 1].isContentUnsafe
      else { return nil }
    }
    let end = sums[index]
    let line = Line(
      first: first, end: index, width: end.contentAdvance &- advance, fullWidth: end.advance &- advance,
      endsHardLine: index == last)
    move(past: end, at: index)
    return line
  }

  /// Hands the next lines of the hard line to a sink, `most` at most. Returns `false` at a line that sums do not
  /// determine.
  @inline(__always)
  mutating func addLines(
    in sums: some LineSums, within bounds: Bounds, atMost most: Int, to sink: inout some LineSink
  ) -> Bool {
    // A copy stays in registers.
    var walker = self
    defer { self = walker }
    return sink.addLines(atMost: most) { space, add in
      var count = 0
      while count < space {
        guard let line = walker.next(in: sums, within: bounds) else { return false }
        count &+= 1
        add(line)
        if line.endsHardLine { break }
      }
      return true
    }
  }

  /// Returns the start of the next line.
  func start(in sums: some LineSums) -> LineStart {
    LineStart(
      first: first, advance: advance, isUnsafe: startIsUnsafe, offset: first > 0 ? sums[first - 1].position : 0)
  }

  /// Continues after the opportunity at an index.
  @inline(__always)
  mutating func move(past end: BreakOpportunity, at index: Int) {
    advance = end.advance
    startFlags = end.flags
    first = index &+ 1
  }
}

/// The start of a line at an opportunity.
struct LineStart {
  /// The first opportunity after the start.
  let first: Int
  /// The sum of the advances before the start.
  let advance: Int64
  /// Whether breaking there changes glyphs.
  let isUnsafe: Bool
  /// The offset in the text.
  let offset: Int
}
