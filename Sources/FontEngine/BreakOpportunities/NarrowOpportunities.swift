/// The opportunities of a text of fewer than 65,536 code units, in one array of 12 bytes per opportunity.
///
/// The sums of advances are stored first, since the end of a line is searched among several sums at once. The other
/// data of each opportunity follows.
///
/// The type is only public so that its members are inlined in other modules of the package; all of them are internal to
/// it.
public struct NarrowOpportunities: Sendable {
  /// The ``capacity`` sums of the advances up to the end of the contents, which never fall, and then as many pairs of
  /// words, as in ``PackedOpportunity``. There are always three words for each of the capacity.
  @usableFromInline package private(set) var words: [UInt32] = []
  /// The number of opportunities that fit into the storage.
  @usableFromInline package private(set) var capacity = 0
  /// The number of opportunities.
  @usableFromInline package private(set) var count = 0

  init() {}

  /// Creates full storage from its words.
  init(_ words: [UInt32], count: Int) {
    self.words = words
    self.count = count
    capacity = count
  }

  /// The largest sum of the advances of what hangs.
  static let maximumHanging: UInt64 = 1 << 24 - 1

  /// The largest sum up to the end of a content. Twice the sum of this and of what hangs is a 32-bit number.
  static let maximumAdvance: UInt64 = 1 << 30 - 1 << 24 - 1

  @inlinable package var isEmpty: Bool { count == 0 }

  /// The opportunity at an index.
  @inlinable
  @inline(__always)
  package subscript(index: Int) -> BreakOpportunity {
    precondition(index >= 0 && index < count, "index \(index) of \(count) opportunities")
    // One check is enough: there are three words for each of the capacity, and the count is not above that.
    let words = unsafe self.words.span.bytes
    let pair = capacity &+ 2 &* index
    return unsafe Self.opportunity(
      contentAdvance: Self.word(words, index), Self.word(words, pair), Self.word(words, pair &+ 1))
  }

  /// Returns a word. Unchecked; the caller guarantees the bounds.
  @inlinable
  @inline(__always)
  @unsafe
  static func word(_ words: RawSpan, _ index: Int) -> UInt32 {
    unsafe words.unsafeLoadUnaligned(fromUncheckedByteOffset: index &* 4, as: UInt32.self)
  }

  /// Returns an opportunity from its words.
  @inlinable
  @inline(__always)
  static func opportunity(contentAdvance: UInt32, _ first: UInt32, _ second: UInt32) -> BreakOpportunity {
    BreakOpportunity(
      contentAdvance: Int64(contentAdvance), hanging: Int64(first >> 8), position: Int(second & 0xFFFF),
      contentEnd: Int(second >> 16), flags: OpportunityFlags(rawValue: UInt8(truncatingIfNeeded: first)))
  }

  /// The number of bytes that the array takes on the heap.
  var memory: Int { BreakOpportunities.bytes(words.capacity, MemoryLayout<UInt32>.stride) }

  /// Reserves capacity if the storage is empty.
  mutating func reserve(_ count: Int) {
    guard self.count == 0 else { return }
    capacity = count
    words = unsafe [UInt32](filling: count * 3) { words, initialized in
      unsafe words.initialize(repeating: 0)
      initialized = words.count
    }
  }

  /// Appends an opportunity, whose numbers must not be negative or above the maximum.
  @inline(__always)
  mutating func append(_ opportunity: BreakOpportunity) {
    if count == capacity { grow() }
    let packed = PackedOpportunity(opportunity)
    words[count] = UInt32(truncatingIfNeeded: opportunity.contentAdvance)
    words[capacity + 2 * count] = packed.first
    words[capacity + 2 * count + 1] = packed.second
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let old = self
    capacity = max(4, capacity * 2)
    words = [UInt32](repeating: 0, count: capacity * 3)
    for index in 0..<old.count {
      words[index] = old.words[index]
      words[capacity + 2 * index] = old.words[old.capacity + 2 * index]
      words[capacity + 2 * index + 1] = old.words[old.capacity + 2 * index + 1]
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
    let sized = unsafe [UInt32](filling: 3 * count) { sized, initialized in
      // Every word of `sized` is written: a sum and a pair for each opportunity.
      unsafe words.withUnsafeBufferPointer { words in
        for index in 0..<count {
          let pair = capacity &+ 2 &* index
          let known = unsafe Self.opportunity(
            contentAdvance: words[index], words[pair], words[pair &+ 1])
          let content = terms.sum(
            known.contentAdvance, delta: hasDeltas ? deltas[2 &* index] : 0, clusters: known.contentEnd)
          let end = terms.sum(
            known.advance, delta: hasDeltas ? deltas[2 &* index &+ 1] : 0, clusters: known.position)
          let hanging = end &- content
          // As unsigned numbers, negative values are too large as well.
          fits =
            fits && UInt64(bitPattern: content) <= Self.maximumAdvance
            && UInt64(bitPattern: hanging) <= Self.maximumHanging
            && (content >= last || known.contentEnd <= lastPosition)
          let own = PackedOpportunity(
            BreakOpportunity(
              contentAdvance: content, hanging: hanging, position: known.position, contentEnd: known.contentEnd,
              flags: known.flags))
          unsafe sized[index] = UInt32(truncatingIfNeeded: content)
          unsafe sized[count &+ 2 &* index] = own.first
          unsafe sized[count &+ 2 &* index &+ 1] = own.second
          (last, lastPosition) = (end, known.position)
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

/// The data of an opportunity in two words, except for the sum of the advances before it.
struct PackedOpportunity {
  /// From the lowest bits, 8 bits of ``OpportunityFlags``, and 24 bits of the advance of what hangs before the
  /// position.
  let first: UInt32
  /// 16 bits of the position, and 16 bits of the end of the content.
  let second: UInt32

  @inline(__always)
  init(_ opportunity: BreakOpportunity) {
    first = UInt32(opportunity.flags.rawValue) | UInt32(truncatingIfNeeded: opportunity.hanging) << 8
    second =
      UInt32(truncatingIfNeeded: opportunity.position) | UInt32(truncatingIfNeeded: opportunity.contentEnd) << 16
  }
}
