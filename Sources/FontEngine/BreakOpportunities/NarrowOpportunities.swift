/// The opportunities of a short text, one less than 65,536 code units long: 12 bytes each in one array, of which labels have some.
///
/// The sums of advances stand by themselves, since a line's end is looked for among several at once; behind them, what is known of
/// each opportunity.
package struct NarrowOpportunities: Sendable {
  /// ``capacity`` sums of the advances up to the contents' ends, which never fall; then as many pairs of words. From the lowest bits,
  /// the first has 8 of ``OpportunityFlags`` and 24 of the advances of what hangs before the position; the second has 16 of the
  /// position and 16 of the content's end.
  @usableFromInline package private(set) var words: [UInt32] = []
  /// For how many there is room.
  @usableFromInline package private(set) var capacity = 0
  /// How many there are.
  package private(set) var count = 0

  init() {}

  /// As many opportunities as there is room for.
  private init(_ words: [UInt32], count: Int) {
    self.words = words
    self.count = count
    capacity = count
  }

  /// The largest sum: two of them can be added.
  package static let maximumAdvance = 1 << 30 - 1

  /// The largest sum of the advances of what hangs.
  static let maximumHanging: Int64 = 1 << 24 - 1

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

  /// The same at a size, as ``BreakOpportunities/sized(_:)`` says; nil where something does not fit or sums fall. `deltas` are two
  /// for each, or none.
  func sized(_ terms: SizeTerms, deltas: [Int32]) -> NarrowOpportunities? {
    // Checked once here instead of at every read below.
    guard words.count == 3 * capacity, count <= capacity else { return nil }
    let hasDeltas = terms.deltaShare != 0 && deltas.count == 2 * count
    var fits = true
    var (last, lastPosition) = (Int64(0), 0)
    let sized = unsafe [UInt32](unsafeUninitializedCapacity: 3 * count) { sized, initialized in
      // Every word of `sized` is written: a sum and a pair for each.
      unsafe words.withUnsafeBufferPointer { words in
        for index in 0..<count {
          let place = capacity &+ 2 &* index
          let known = unsafe NarrowOpportunity(first: words[place], second: words[place &+ 1])
          let (position, contentEnd) = (known.position, known.contentEnd)
          let sum = unsafe Int64(words[index])
          let content = terms.sum(sum, delta: hasDeltas ? deltas[2 &* index] : 0, clusters: contentEnd)
          let end = terms.sum(
            sum &+ Int64(known.hanging), delta: hasDeltas ? deltas[2 &* index &+ 1] : 0, clusters: position)
          let hanging = end &- content
          // As numbers without a sign, what is negative is too large as well.
          fits =
            fits && UInt64(bitPattern: content) <= UInt64(Self.maximumAdvance)
            && UInt64(bitPattern: hanging) <= UInt64(Self.maximumHanging)
            && (content >= last || contentEnd <= lastPosition)
          let own = NarrowOpportunity(
            position: position, hanging: hanging, contentEnd: contentEnd, flags: OpportunityFlags(rawValue: known.bits))
          unsafe sized[index] = UInt32(truncatingIfNeeded: content)
          unsafe sized[count &+ 2 &* index] = own.first
          unsafe sized[count &+ 2 &* index &+ 1] = own.second
          (last, lastPosition) = (end, position)
        }
      }
      initialized = 3 * count
    }
    return fits ? NarrowOpportunities(sized, count: count) : nil
  }

  /// Adds flags to those of the last one.
  mutating func markLast(_ flags: OpportunityFlags) {
    words[capacity + 2 * count - 2] |= UInt32(flags.rawValue)
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
    first = UInt32(flags.rawValue) | UInt32(truncatingIfNeeded: hanging) << 8
    second = UInt32(truncatingIfNeeded: position) | UInt32(truncatingIfNeeded: contentEnd) << 16
  }

  /// Where the next line would begin.
  @inlinable package var position: Int { Int(second & 0xFFFF) }
  /// The advances of what hangs between the content's end and the position.
  @inlinable package var hanging: Int { Int(first >> 8) }
  /// Where the line's own characters end: before the spaces and line ends that hang.
  @inlinable package var contentEnd: Int { Int(second >> 16) }
  /// What is known of the two places, as ``OpportunityFlags``: plain bits, since every inner loop reads them across targets.
  @inlinable package var bits: UInt8 { UInt8(truncatingIfNeeded: first) }
}
