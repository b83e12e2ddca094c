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

  /// A line that sums determine.
  struct Line: BitwiseCopyable {
    /// The opportunity at which it ends.
    let end: Int
    /// The width in advance units, not positive without content.
    let width: Int64
    /// The same with what hangs after the line.
    let fullWidth: Int64
  }

  /// Whether breaking at the start of the next line changes glyphs.
  var startIsUnsafe: Bool { startFlags.contains(.unsafe) }

  init(isSafe: Bool, perLine: Int) {
    self.isSafe = isSafe
    self.perLine = perLine
  }

  /// Returns the next line and moves past it, or returns `nil` if sums do not determine it.
  ///
  /// The line ends at `last` at the latest. A word that is longer than the line is only part of it with `keepsWords`.
  @inline(__always)
  mutating func next(
    in sums: some LineSums, upTo last: Int, within reach: Int64, keepsWords: Bool
  ) -> Line? {
    var index = sums.lastIndex(within: advance &+ reach, from: first, to: last, near: first &+ perLine)
    if index < first {
      guard keepsWords else { return nil }
      index = first
    }
    if !isSafe {
      guard !startIsUnsafe, !sums[index].isContentUnsafe,
        index == last || !sums[index &+ 1].isContentUnsafe
      else { return nil }
    }
    let end = sums[index]
    let line = Line(end: index, width: end.contentAdvance &- advance, fullWidth: end.advance &- advance)
    move(past: end, at: index)
    return line
  }

  /// Continues after the opportunity at an index.
  @inline(__always)
  mutating func move(past end: BreakOpportunity, at index: Int) {
    advance = end.advance
    startFlags = end.flags
    first = index &+ 1
  }
}
