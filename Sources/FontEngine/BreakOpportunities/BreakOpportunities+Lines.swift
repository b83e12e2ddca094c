/// The opportunities at which the lines of a text end.
package struct LineEnds: Sendable {
  /// The indices of the opportunities.
  package var indices: [UInt16] = []
  /// The width of the widest line, in advance units.
  package var widest: Int32 = 0

  package init() {}

  /// The number of bytes that the indices take on the heap.
  package var memory: Int { BreakOpportunities.bytes(indices.capacity, 2) }
}

/// Line breaking by sums alone: for short texts in which no line edge needs new shaping.
extension BreakOpportunities {
  /// Returns the ends of lines of at most `reach` advance units, up to `limit` of them.
  ///
  /// Each line ends at the last opportunity that fits. Returns `nil` for a long text, and if a word is wider than a
  /// line or an edge may need new shaping.
  ///
  /// - Complexity: O(*n*), where *n* is the number of lines; more if the number of words per line varies widely.
  package func lineEnds(reach: Int, limit: Int = .max) -> LineEnds? {
    guard !narrow.isEmpty else { return wide.isEmpty ? LineEnds() : nil }
    var ends = LineEnds()
    let most = max(1, min(limit, narrow.count))
    var capacity = min(most, expectedLines(reach: reach))
    while true {
      var walk = LineWalk(reach: reach, limit: capacity)
      ends.indices = [UInt16](repeating: 0, count: capacity)
      // In bounds: a walk never reports more lines than its limit.
      unsafe ends.indices.withUnsafeMutableBufferPointer { indices in
        let first = unsafe indices.baseAddress.unsafelyUnwrapped
        walk.run(self) { unsafe first[$0] = UInt16(truncatingIfNeeded: $1) }
      }
      ends.indices.removeLast(capacity - walk.count)
      ends.widest = walk.widest
      switch walk.stop {
      case .end: return ends
      case .unknown: return nil
      case .limit:
        if capacity == most { return ends }
        // The lines differ widely in their number of words. Starting over is faster than checking the capacity at each
        // line.
        capacity = min(capacity * 2, most)
      }
    }
  }

  /// Returns the number of lines of ``lineEnds(reach:limit:)`` and the width of the widest, in advance units.
  ///
  /// `widestEnd` is the width of the widest line that does not wrap, including what hangs after it. Returns `nil` if
  /// ``lineEnds(reach:limit:)`` does, or if there are more lines than the limit.
  package func lineCount(reach: Int, limit: Int = .max) -> (count: Int, widest: Int32, widestEnd: Int32)? {
    guard !narrow.isEmpty else { return wide.isEmpty ? (0, 0, 0) : nil }
    var walk = LineWalk(reach: reach, limit: limit)
    walk.run(self) { _, _ in }
    return walk.stop == .end ? (walk.count, walk.widest, walk.widestEnd) : nil
  }

  /// Returns an estimate of the number of lines, slightly too large if all lines are about equally full.
  private func expectedLines(reach: Int) -> Int {
    let full = reach > 0 ? Double(advance) / Double(reach) * 1.125 : .infinity
    return full < Double(narrow.count) ? min(Int(full) + hardCount + 1, narrow.count) : narrow.count
  }
}

/// A walk from line to line over the opportunities of a short, nonempty text.
private struct LineWalk {
  /// The reason why a walk stops: at the end of the text, at the limit, or because sums do not determine the next line.
  enum Stop { case end, limit, unknown }

  private let reach: Int32
  private let limit: Int
  private(set) var count = 0
  private(set) var widest: Int32 = 0
  /// The width of the widest line before a line end, including what hangs after it.
  private(set) var widestEnd: Int32 = 0
  private(set) var stop = Stop.limit

  /// Creates a walk for lines of at most `reach` units. No text has more than ``NarrowOpportunities/maximumAdvance``.
  init(reach: Int, limit: Int) {
    self.reach = Int32(truncatingIfNeeded: max(0, min(reach, Int(NarrowOpportunities.maximumAdvance))))
    self.limit = limit
  }

  /// Calls `body` with the number of each line and the index of the opportunity at its end.
  @inline(__always)
  mutating func run(_ opportunities: BreakOpportunities, _ body: (Int, Int) -> Void) {
    let offset = windowOffset(opportunities)
    unsafe opportunities.narrow.words.withUnsafeBytes { words in
      let sums = unsafe words.baseAddress.unsafelyUnwrapped
      unsafe run(LineWords(sums: sums, pairs: sums + opportunities.narrow.capacity * 4), opportunities, offset, body)
    }
  }

  /// Runs the walk on unchecked memory.
  ///
  /// Every index is in `0..<opportunities.count`: `last` is a valid index, `first` is at most `last`, and every index
  /// that is read lies between them, except those of the window, which is clamped to the valid indices.
  @inline(__always)
  private mutating func run(
    _ words: LineWords, _ opportunities: BreakOpportunities, _ offset: Int, _ body: (Int, Int) -> Void
  ) {
    let (reach, limit, total) = (reach, limit, opportunities.count)
    var (count, widest, widestEnd) = (0, Int32(0), Int32(0))
    defer { (self.count, self.widest, self.widestEnd) = (count, widest, widestEnd) }
    var (stretch, last) = (0, opportunities.hardIndex(0))
    // The first opportunity after the start of the line, and the sum of the advances before that start.
    var (first, before) = (0, Int32(0))
    while count < limit {
      // Both are sums of short texts, so neither overflows.
      let target = before &+ reach
      let index = Self.lastIndex(
        words, total, within: target, from: first, to: last, window: first &+ offset)
      guard index >= first, !words.has(.unsafeContent, index),
        index == last || !words.has(.unsafeContent, index &+ 1)
      else {
        stop = .unknown
        return
      }
      let content = words.sum(index)
      widest = max(widest, content &- before)
      body(count, index)
      count &+= 1
      if index == last {
        widestEnd = max(widestEnd, content &- before &+ words.hanging(index))
        stretch &+= 1
        if stretch == opportunities.hardCount {
          stop = .end
          return
        }
        last = opportunities.hardIndex(stretch)
      }
      if words.has(.unsafe, index) {
        stop = count < limit ? .unknown : .limit
        return
      }
      before = content &+ words.hanging(index)
      first = index &+ 1
    }
  }

  /// The number of opportunities compared at once.
  private static let window = 8

  /// Returns the offset from the start of a line to the window in which its end is searched first.
  ///
  /// If lines have equally many opportunities, the end of the line is in the middle of the window.
  private func windowOffset(_ opportunities: BreakOpportunities) -> Int {
    let total = Double(opportunities.advance)
    let perLine = total > Double(reach) ? Double(opportunities.count) * Double(reach) / total : 0
    return max(0, Int(perLine) - Self.window / 2)
  }

  /// Returns the last opportunity up to `last` whose content ends within a target, or `first - 1` if there is none.
  ///
  /// Sums never fall from one opportunity to the next, so the number of sums within the target gives the index.
  @inline(__always)
  private static func lastIndex(
    _ words: LineWords, _ total: Int, within target: Int32, from first: Int, to last: Int, window: Int
  ) -> Int {
    var index = first &- 1
    var isAbove = true
    if total >= Self.window {
      let start = min(window, total &- Self.window)
      let within = words.count(from: start, within: target)
      index = start &+ within &- 1
      isAbove = within == Self.window
      if within == 0 {
        while index >= first, words.sum(index) > target { index &-= 1 }
      }
    }
    if isAbove {
      while index < last, words.sum(index &+ 1) <= target { index &+= 1 }
    }
    return min(index, last)
  }
}

/// The words of ``NarrowOpportunities``. Unchecked; the caller guarantees the bounds.
@safe
private struct LineWords {
  let sums: UnsafeRawPointer
  let pairs: UnsafeRawPointer

  init(sums: UnsafeRawPointer, pairs: UnsafeRawPointer) {
    unsafe self.sums = sums
    unsafe self.pairs = pairs
  }

  /// Returns the sum of the advances up to the end of the content.
  @inline(__always)
  func sum(_ index: Int) -> Int32 { unsafe sums.loadUnaligned(fromByteOffset: index &* 4, as: Int32.self) }

  /// Returns the advance of what hangs after the content.
  @inline(__always)
  func hanging(_ index: Int) -> Int32 {
    unsafe Int32(truncatingIfNeeded: pairs.loadUnaligned(fromByteOffset: index &* 8, as: UInt32.self) >> 8)
  }

  @inline(__always)
  func has(_ flags: OpportunityFlags, _ index: Int) -> Bool {
    unsafe pairs.loadUnaligned(fromByteOffset: index &* 8, as: UInt32.self) & UInt32(flags.rawValue) != 0
  }

  /// Returns how many of eight sums are within a target, without an unpredictable branch.
  @inline(__always)
  func count(from index: Int, within target: Int32) -> Int {
    let targets = SIMD4(repeating: target)
    let low = unsafe sums.loadUnaligned(fromByteOffset: index &* 4, as: SIMD4<Int32>.self)
    let high = unsafe sums.loadUnaligned(fromByteOffset: index &* 4 &+ 16, as: SIMD4<Int32>.self)
    let (none, one) = (SIMD4<Int32>(), SIMD4<Int32>(repeating: 1))
    let within = none.replacing(with: one, where: low .<= targets) &+ none.replacing(with: one, where: high .<= targets)
    return Int(within.wrappedSum())
  }
}
