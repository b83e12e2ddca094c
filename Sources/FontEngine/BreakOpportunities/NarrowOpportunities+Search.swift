extension NarrowOpportunities {
  /// Returns the last opportunity in a range whose content ends within a sum, or one before the range if none does.
  ///
  /// Eight sums around `guess` are compared without branches. Since sums never fall, the number of those within the
  /// target gives the index. If it is not among them, the others are searched one by one.
  ///
  /// Reads are unchecked: all indices are between 0 and `count`, which the precondition and the limits of the window
  /// ensure, and each of them has a sum within the first `count` words.
  @inlinable
  @inline(__always)
  package func lastIndex(within sum: Int64, from first: Int, to last: Int, near guess: Int) -> Int {
    precondition(first >= 0 && last < count, "opportunities \(first) to \(last) of \(count)")
    let sums = unsafe words.span.bytes
    let target = Int32(truncatingIfNeeded: sum)
    var index = first &- 1
    var isAbove = true
    if count >= Self.window {
      // As an unsigned number, a negative start is too large as well.
      let start = Int(
        bitPattern: min(UInt(bitPattern: guess &- Self.window / 2), UInt(bitPattern: count &- Self.window)))
      let within = unsafe Self.count(sums, from: start, within: target)
      index = start &+ within &- 1
      isAbove = within == Self.window
      if within == 0 {
        while index >= first, unsafe Int32(bitPattern: Self.word(sums, index)) > target { index &-= 1 }
      }
    }
    if isAbove {
      while index < last, unsafe Int32(bitPattern: Self.word(sums, index &+ 1)) <= target { index &+= 1 }
    }
    return min(index, last)
  }

  /// The number of sums compared at once.
  @inlinable static var window: Int { 8 }

  /// Returns how many of eight sums are within a target, without an unpredictable branch.
  @inlinable
  @inline(__always)
  @unsafe
  static func count(_ sums: RawSpan, from index: Int, within target: Int32) -> Int {
    let targets = SIMD4(repeating: target)
    let low = unsafe sums.unsafeLoadUnaligned(fromUncheckedByteOffset: index &* 4, as: SIMD4<Int32>.self)
    let high = unsafe sums.unsafeLoadUnaligned(fromUncheckedByteOffset: index &* 4 &+ 16, as: SIMD4<Int32>.self)
    let (none, one) = (SIMD4<Int32>(), SIMD4<Int32>(repeating: 1))
    let within = none.replacing(with: one, where: low .<= targets) &+ none.replacing(with: one, where: high .<= targets)
    return Int(within.wrappedSum())
  }
}
