/// The opportunities of a short text, one less than 65,536 code units long: 12 bytes each in one array, of which labels have some.
///
/// The sums of advances stand by themselves, since a line's end is looked for among several at once; behind them, what is known of
/// each opportunity.
package struct NarrowOpportunities: Sendable {
  /// ``capacity`` sums of the advances up to the contents' ends, which never fall; then as many pairs of words: of 16 bits each,
  /// from the lowest, the position, the advances of what hangs before it, the content's end, and ``OpportunityFlags``.
  @usableFromInline package private(set) var words: [UInt32] = []
  /// For how many there is room.
  @usableFromInline package private(set) var capacity = 0
  /// How many there are.
  package private(set) var count = 0

  init() {}

  /// The largest sum: two of them can be added.
  package static let maximumAdvance = 1 << 30 - 1

  package var isEmpty: Bool { count == 0 }

  /// The sum of the advances up to the content's end.
  @inlinable package func contentAdvance(_ index: Int) -> Int { Int(words[index]) }

  /// What else is known.
  @inlinable
  package subscript(index: Int) -> NarrowOpportunity {
    let place = capacity + 2 * index
    return NarrowOpportunity(first: words[place], second: words[place + 1])
  }

  /// How many bytes the array takes on the heap.
  var memory: Int { BreakOpportunities.bytes(words.capacity, MemoryLayout<UInt32>.stride) }

  /// Makes room for so many, where there are none.
  mutating func reserve(_ count: Int) {
    guard self.count == 0 else { return }
    capacity = count
    words = [UInt32](repeating: 0, count: count * 3)
  }

  /// Appends one, whose numbers are not negative and small enough.
  @inline(__always)
  mutating func append(contentAdvance: Int64, _ opportunity: NarrowOpportunity) {
    if count == capacity { grow() }
    words[count] = UInt32(truncatingIfNeeded: contentAdvance)
    words[capacity + 2 * count] = opportunity.first
    words[capacity + 2 * count + 1] = opportunity.second
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let old = self
    capacity = max(4, capacity * 2)
    words = [UInt32](repeating: 0, count: capacity * 3)
    for index in 0..<old.count {
      words[index] = old.words[index]
      words[capacity + 2 * index] = old[index].first
      words[capacity + 2 * index + 1] = old[index].second
    }
  }

  /// Adds flags to those of the last one.
  mutating func markLast(_ flags: OpportunityFlags) {
    words[capacity + 2 * count - 1] |= UInt32(flags.rawValue) << 16
  }
}

/// What is known of an opportunity but for the sum of the advances before it.
package struct NarrowOpportunity: BitwiseCopyable, Sendable {
  @usableFromInline package let first: UInt32
  @usableFromInline package let second: UInt32

  @inlinable
  package init(first: UInt32, second: UInt32) {
    self.first = first
    self.second = second
  }

  @inline(__always)
  init(position: Int, hanging: Int64, contentEnd: Int, flags: OpportunityFlags) {
    first = UInt32(truncatingIfNeeded: position) | UInt32(truncatingIfNeeded: hanging) << 16
    second = UInt32(truncatingIfNeeded: contentEnd) | UInt32(flags.rawValue) << 16
  }

  /// Where the next line would begin.
  @inlinable package var position: Int { Int(first & 0xFFFF) }
  /// The advances of what hangs between the content's end and the position.
  @inlinable package var hanging: Int { Int(first >> 16) }
  /// Where the line's own characters end: before the spaces and line ends that hang.
  @inlinable package var contentEnd: Int { Int(second & 0xFFFF) }
  /// What is known of the two places, as ``OpportunityFlags``: plain bits, since every inner loop reads them across targets.
  @inlinable package var bits: UInt8 { UInt8(truncatingIfNeeded: second >> 16) }
}
