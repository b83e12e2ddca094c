/// The opportunities at which the lines of a text end.
package struct LineEnds: Sendable {
  /// Their indices.
  package var indices: [UInt16] = []
  /// How wide the widest line is, in advance units.
  package var widest: Int32 = 0

  package init() {}

  /// How many bytes the indices take on the heap.
  package var memory: Int { BreakOpportunities.bytes(indices.capacity, 2) }
}

/// Lines that whole numbers tell: those of a short text, no edge of which has to be shaped anew.
extension BreakOpportunities {
  /// The lines of at most `reach` advance units, as many as there are or `limit` allows, each of which ends at the last
  /// opportunity that it can. nil for a long text, and where a word is longer than the room or an edge may have to be shaped anew.
  ///
  /// Time: proportional to the lines, and to how much their numbers of words differ.
  package func lineEnds(reach: Int, limit: Int = .max) -> LineEnds? {
    guard !narrow.isEmpty else { return wide.isEmpty ? LineEnds() : nil }
    var ends = LineEnds()
    let most = max(1, min(limit, narrow.count))
    var capacity = min(most, expectedLines(reach: reach))
    while true {
      var walk = LineWalk(reach: reach, limit: capacity)
      ends.indices = [UInt16](repeating: 0, count: capacity)
      // In bounds: a walk gives no more lines than it is allowed.
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
        // Lines that hold very different numbers of words; it is quicker to begin again than to ask at every line.
        capacity = min(capacity * 2, most)
      }
    }
  }

  /// How many lines ``lineEnds(reach:limit:)`` gives, and how wide the widest is, in advance units; nil where that is, and where
  /// there are more lines than the limit. `widestEnd` is the widest line that does not wrap, with what hangs behind it.
  package func lineCount(reach: Int, limit: Int = .max) -> (count: Int, widest: Int32, widestEnd: Int32)? {
    guard !narrow.isEmpty else { return wide.isEmpty ? (0, 0, 0) : nil }
    var walk = LineWalk(reach: reach, limit: limit)
    walk.run(self) { _, _ in }
    return walk.stop == .end ? (walk.count, walk.widest, walk.widestEnd) : nil
  }

  /// A few more lines than there will be, if all are about equally full.
  private func expectedLines(reach: Int) -> Int {
    let full = reach > 0 ? Double(advance) / Double(reach) * 1.125 : .infinity
    return full < Double(narrow.count) ? min(Int(full) + hardCount + 1, narrow.count) : narrow.count
  }
}

/// A walk from line to line over the opportunities of a short text, which are not empty.
private struct LineWalk {
  /// Why a walk stops: at the text's end, at the limit before it, or because sums do not tell the next line.
  enum Stop { case end, limit, unknown }

  private let reach: Int32
  private let limit: Int
  private(set) var count = 0
  private(set) var widest: Int32 = 0
  /// The widest line before a line end, with what hangs behind it.
  private(set) var widestEnd: Int32 = 0
  private(set) var stop = Stop.limit

  /// For lines of at most `reach` units, of which no text has more than ``NarrowOpportunities/maximumAdvance``.
  init(reach: Int, limit: Int) {
    self.reach = Int32(truncatingIfNeeded: max(0, min(reach, NarrowOpportunities.maximumAdvance)))
    self.limit = limit
  }

  /// Gives each line's number and the index of the opportunity at its end.
  @inline(__always)
  mutating func run(_ opportunities: BreakOpportunities, _ body: (Int, Int) -> Void) {
    let offset = windowOffset(opportunities)
    unsafe opportunities.narrow.words.withUnsafeBytes { words in
      let sums = unsafe words.baseAddress.unsafelyUnwrapped
      unsafe run(LineWords(sums: sums, pairs: sums + opportunities.narrow.capacity * 4), opportunities, offset, body)
    }
  }

  /// Every index is from 0 up to `opportunities.count`, that excluded: `last` is one, `first` is at most `last`, and an index that
  /// is looked at lies between them, but for the window, which begins at 0 at the least and ends at the last one at the most.
  @inline(__always)
  private mutating func run(
    _ words: LineWords, _ opportunities: BreakOpportunities, _ offset: Int, _ body: (Int, Int) -> Void
  ) {
    let (reach, limit, total) = (reach, limit, opportunities.count)
    var (count, widest, widestEnd) = (0, Int32(0), Int32(0))
    defer { (self.count, self.widest, self.widestEnd) = (count, widest, widestEnd) }
    var (stretch, last) = (0, opportunities.hardIndex(0))
    // The first opportunity behind the line's start, and the sum of the advances before that start.
    var (first, before) = (0, Int32(0))
    while count < limit {
      // Sums of short texts, and so neither overflows.
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

  /// How many opportunities are compared at once.
  private static let window = 8

  /// How far behind a line's start the window begins in which its end is looked for: so that it ends in the middle if lines hold
  /// equally many opportunities.
  private func windowOffset(_ opportunities: BreakOpportunities) -> Int {
    let total = Double(opportunities.advance)
    let perLine = total > Double(reach) ? Double(opportunities.count) * Double(reach) / total : 0
    return max(0, Int(perLine) - Self.window / 2)
  }

  /// The last opportunity up to `last` whose content ends within a target, or the one before `first`, whose content does.
  ///
  /// Sums do not fall from one to the next, so that those within the target are as many as are compared and found to be so.
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

/// The words of ``NarrowOpportunities``, for who knows that there are as many.
@safe
private struct LineWords {
  let sums: UnsafeRawPointer
  let pairs: UnsafeRawPointer

  init(sums: UnsafeRawPointer, pairs: UnsafeRawPointer) {
    unsafe self.sums = sums
    unsafe self.pairs = pairs
  }

  /// The sum of the advances up to the content's end.
  @inline(__always)
  func sum(_ index: Int) -> Int32 { unsafe sums.loadUnaligned(fromByteOffset: index &* 4, as: Int32.self) }

  /// The advances of what hangs.
  @inline(__always)
  func hanging(_ index: Int) -> Int32 {
    unsafe Int32(truncatingIfNeeded: pairs.loadUnaligned(fromByteOffset: index &* 8, as: UInt32.self) >> 8)
  }

  @inline(__always)
  func has(_ flags: OpportunityFlags, _ index: Int) -> Bool {
    unsafe pairs.loadUnaligned(fromByteOffset: index &* 8, as: UInt32.self) & UInt32(flags.rawValue) != 0
  }

  /// How many of eight sums are within a target: no branch, which nobody could foresee.
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
