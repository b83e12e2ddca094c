/// The opportunities of a text of fewer than 65,536 code units, in one array of 12 bytes per opportunity.
///
/// The sums of advances are stored first, since the end of a line is searched among several sums at once. The other
/// data of each opportunity follows.
package struct NarrowOpportunities: Sendable {
  /// The ``capacity`` sums of the advances up to the end of the contents, which never fall, and then as many pairs of
  /// words.
  ///
  /// From the lowest bits, the first word of a pair has 8 bits of ``OpportunityFlags`` and 24 bits of the advance of
  /// what hangs before the position. The second has 16 bits of the position and 16 bits of the end of the content.
  @usableFromInline package private(set) var words: [UInt32] = []
  /// The number of opportunities that fit into the storage.
  @usableFromInline package private(set) var capacity = 0
  /// The number of opportunities.
  package private(set) var count = 0

  init() {}

  /// Creates full storage from its words.
  private init(_ words: [UInt32], count: Int) {
    self.words = words
    self.count = count
    capacity = count
  }

  /// The largest sum. Two such sums can be added without overflow.
  package static let maximumAdvance = 1 << 30 - 1

  /// The largest sum of the advances of what hangs.
  static let maximumHanging: Int64 = 1 << 24 - 1

  package var isEmpty: Bool { count == 0 }

  /// Returns the sum of the advances up to the end of the content.
  @inlinable package func contentAdvance(_ index: Int) -> Int { Int(words[index]) }

  /// The other data of an opportunity.
  @inlinable
  package subscript(index: Int) -> NarrowOpportunity {
    let place = capacity + 2 * index
    return NarrowOpportunity(first: words[place], second: words[place + 1])
  }

  /// The number of bytes that the array takes on the heap.
  var memory: Int { BreakOpportunities.bytes(words.capacity, MemoryLayout<UInt32>.stride) }

  /// Reserves capacity if the storage is empty.
  mutating func reserve(_ count: Int) {
    guard self.count == 0 else { return }
    capacity = count
    words = [UInt32](repeating: 0, count: count * 3)
  }

  /// Appends an opportunity, whose numbers must not be negative or above the maximum.
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

  /// Returns the same opportunities at a size, as ``BreakOpportunities/sized(_:)`` does, or `nil` if a value does not
  /// fit or sums fall.
  ///
  /// `deltas` has two elements for each opportunity, or none.
  func sized(_ terms: SizeTerms, deltas: [Int32]) -> NarrowOpportunities? {
    // Checked once here instead of at every read below.
    guard words.count == 3 * capacity, count <= capacity else { return nil }
    let hasDeltas = terms.deltaShare != 0 && deltas.count == 2 * count
    var fits = true
    var (last, lastPosition) = (Int64(0), 0)
    let sized = unsafe [UInt32](unsafeUninitializedCapacity: 3 * count) { sized, initialized in
      // Every word of `sized` is written: a sum and a pair for each opportunity.
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
          // As unsigned numbers, negative values are too large as well.
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

  /// Adds flags to the last opportunity.
  mutating func markLast(_ flags: OpportunityFlags) {
    words[capacity + 2 * count - 2] |= UInt32(flags.rawValue)
  }
}

/// The data of an opportunity, except for the sum of the advances before it.
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

  /// The offset at which the next line would begin.
  @inlinable package var position: Int { Int(second & 0xFFFF) }
  /// The advance of what hangs between the end of the content and the position.
  @inlinable package var hanging: Int { Int(first >> 8) }
  /// The offset at which the line's own characters end, before the spaces and line ends that hang.
  @inlinable package var contentEnd: Int { Int(second >> 16) }
  /// The ``OpportunityFlags`` as plain bits, since inner loops in several modules read them.
  @inlinable package var bits: UInt8 { UInt8(truncatingIfNeeded: first) }
}
