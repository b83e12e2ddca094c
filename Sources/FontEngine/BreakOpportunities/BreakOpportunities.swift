/// The places where a line may end, in order, with all the data that plain lines need.
package struct BreakOpportunities: Sendable {
  /// The opportunities of a text that is short and whose sums never fall; else empty.
  package private(set) var narrow = NarrowOpportunities()
  /// The opportunities of other texts.
  package private(set) var wide: [WideOpportunity] = []
  /// The indices of the opportunities at which a line must end, except the one at the end of the text.
  private var hardIndices: [Int32] = []
  /// The sums of ``OpticalSizeDeltas`` up to the end of each content and before each position; empty without deltas.
  private var deltas: [Int32] = []
  /// Whether the sums of advances never fall from one opportunity to the next.
  ///
  /// They fall if glyphs of negative advance outweigh the others of a word. Such text is never in ``narrow``, and a
  /// binary search of the sums does not find its lines.
  package private(set) var isRising = true

  init() {}

  /// The number of opportunities; 0 only for empty text.
  @inlinable package var count: Int { narrow.count + wide.count }

  /// The number of opportunities at which a line must end.
  package var hardCount: Int { count == 0 ? 0 : hardIndices.count + 1 }

  /// Returns the index of an opportunity at which a line must end.
  package func hardIndex(_ number: Int) -> Int {
    number < hardIndices.count ? Int(hardIndices[number]) : count - 1
  }

  /// Returns the offset at which the next line would begin.
  package func position(_ index: Int) -> Int {
    narrow.isEmpty ? Int(wide[index].position) : narrow[index].position
  }

  /// Returns the offset at which the line's own characters end, before the spaces and line ends that hang.
  package func contentEnd(_ index: Int) -> Int {
    narrow.isEmpty ? Int(wide[index].contentEnd) : narrow[index].contentEnd
  }

  /// Returns the sum of the advances up to the end of the content.
  package func contentAdvance(_ index: Int) -> Int64 {
    narrow.isEmpty ? wide[index].contentAdvance : Int64(narrow.contentAdvance(index))
  }

  /// Returns the sum of the advances before the position.
  package func advance(_ index: Int) -> Int64 {
    narrow.isEmpty
      ? wide[index].contentAdvance + wide[index].hanging
      : Int64(narrow.contentAdvance(index) + narrow[index].hanging)
  }

  /// Returns the flags of the position and the end of the content.
  package func flags(_ index: Int) -> OpportunityFlags {
    OpportunityFlags(rawValue: narrow.isEmpty ? wide[index].bits : narrow[index].bits)
  }

  /// The sum of all advances.
  package var advance: Int64 { count == 0 ? 0 : advance(count - 1) }

  /// The number of bytes that the arrays take on the heap, including the headers of the standard library and the
  /// allocator.
  package var memory: Int {
    narrow.memory + Self.bytes(wide.capacity, MemoryLayout<WideOpportunity>.stride)
      + Self.bytes(hardIndices.capacity, 4) + Self.bytes(deltas.capacity, 4)
  }

  static func bytes(_ capacity: Int, _ stride: Int) -> Int { capacity == 0 ? 0 : 48 + capacity * stride }

  mutating func reserve(_ count: Int, carriesDeltas: Bool = false) {
    narrow.reserve(count)
    if carriesDeltas { deltas.reserveCapacity(2 * count) }
  }

  /// Appends the deltas of the next opportunity to be appended.
  @inline(__always)
  mutating func appendDeltas(content: Int32, position: Int32) {
    deltas.append(content)
    deltas.append(position)
  }

  /// Returns the same opportunities at a size, in units of 1/fineness of the advance unit.
  ///
  /// Only valid for texts in which every code unit except line feeds is a cluster with a width. The number of tracked
  /// clusters is then the number of code units. Line feeds may be counted too, because every line after them begins
  /// anew.
  ///
  /// - Complexity: O(*n*), where *n* is the number of opportunities.
  package func sized(_ terms: SizeTerms) -> BreakOpportunities {
    var sized = BreakOpportunities()
    sized.hardIndices = hardIndices
    if !narrow.isEmpty, let narrow = narrow.sized(terms, deltas: deltas) {
      sized.narrow = narrow
      return sized
    }
    let hasDeltas = terms.deltaShare != 0 && deltas.count == 2 * count
    var (last, lastPosition) = (Int64(0), 0)
    sized.wide.reserveCapacity(count)
    for index in 0..<count {
      let (position, contentEnd) = (position(index), contentEnd(index))
      let content = terms.sum(contentAdvance(index), delta: hasDeltas ? deltas[2 * index] : 0, clusters: contentEnd)
      let end = terms.sum(advance(index), delta: hasDeltas ? deltas[2 * index + 1] : 0, clusters: position)
      if end < content || (contentEnd > lastPosition && content < last) { sized.isRising = false }
      sized.wide.append(
        WideOpportunity(
          contentAdvance: content, hanging: end - content, position: Int32(truncatingIfNeeded: position),
          contentEnd: Int32(truncatingIfNeeded: contentEnd), bits: flags(index).rawValue))
      (last, lastPosition) = (end, position)
    }
    return sized
  }

  @inline(__always)
  mutating func append(
    contentAdvance: Int64, hanging: Int64, position: Int, contentEnd: Int, flags: OpportunityFlags, falls: Bool
  ) {
    // As unsigned numbers, negative values are too large as well. The content never ends after the position.
    if wide.isEmpty, !falls, UInt64(bitPattern: contentAdvance) <= UInt64(NarrowOpportunities.maximumAdvance),
      UInt64(bitPattern: hanging) <= UInt64(NarrowOpportunities.maximumHanging), position <= Int(UInt16.max)
    {
      narrow.append(
        contentAdvance: contentAdvance,
        NarrowOpportunity(position: position, hanging: hanging, contentEnd: contentEnd, flags: flags))
    } else {
      // A negative first content falls as well, because the sum before it is 0.
      if falls || hanging < 0 { isRising = false }
      appendWide(
        WideOpportunity(
          contentAdvance: contentAdvance, hanging: hanging, position: Int32(truncatingIfNeeded: position),
          contentEnd: Int32(truncatingIfNeeded: contentEnd), bits: flags.rawValue))
    }
  }

  @inline(never)
  private mutating func appendWide(_ opportunity: WideOpportunity) {
    if wide.isEmpty {
      wide.reserveCapacity(max(narrow.capacity, narrow.count * 2))
      for index in 0..<narrow.count {
        let other = narrow[index]
        wide.append(
          WideOpportunity(
            contentAdvance: Int64(narrow.contentAdvance(index)), hanging: Int64(other.hanging),
            position: Int32(other.position), contentEnd: Int32(other.contentEnd), bits: other.bits))
      }
      narrow = NarrowOpportunities()
    }
    wide.append(opportunity)
  }

  /// Marks the position of the last opportunity as unsafe to break.
  mutating func markUnsafe() {
    let last = count - 1
    guard last >= 0 else { return }
    let flags: OpportunityFlags = contentEnd(last) == position(last) ? [.unsafe, .unsafeContent] : .unsafe
    if wide.isEmpty {
      narrow.markLast(flags)
    } else {
      let known = wide[last]
      wide[last] = WideOpportunity(
        contentAdvance: known.contentAdvance, hanging: known.hanging, position: known.position,
        contentEnd: known.contentEnd, bits: known.bits | flags.rawValue)
    }
  }

  /// Marks the last opportunity as one at which a line must end. It must not be the one at the end of the text.
  mutating func markHard() { hardIndices.append(Int32(truncatingIfNeeded: count - 1)) }
}

/// An opportunity of a text of any length; otherwise like ``NarrowOpportunity``.
package struct WideOpportunity: BitwiseCopyable, Sendable {
  package let contentAdvance: Int64
  package let hanging: Int64
  package let position: Int32
  package let contentEnd: Int32
  package let bits: UInt8
}

/// The flags of the position and the end of the content of an opportunity.
package struct OpportunityFlags: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line must end before the position.
  @inlinable package static var hardBreak: OpportunityFlags { OpportunityFlags(rawValue: 1) }
  /// The position is ``TextPlace/unsafeToBreak``.
  @inlinable package static var unsafe: OpportunityFlags { OpportunityFlags(rawValue: 2) }
  /// The content's end is ``TextPlace/unsafeToBreak``.
  @inlinable package static var unsafeContent: OpportunityFlags { OpportunityFlags(rawValue: 4) }
}
