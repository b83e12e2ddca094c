/// The places where a line may end, in order, each with all that plain lines ask of it: nothing else is read for them.
package struct BreakOpportunities: Sendable {
  /// The opportunities of a text that is short enough and whose sums never fall; else none.
  package private(set) var narrow = NarrowOpportunities()
  /// Those of other texts.
  package private(set) var wide: [WideOpportunity] = []
  /// The indices of those at which a line must end, but for the last one of all, which is at the text's end.
  private var hardIndices: [Int32] = []
  /// For each, the sums of ``OpticalSizeDeltas`` up to the content's end and before the position; none where the face has none.
  private var deltas: [Int32] = []
  /// Whether the sums of advances never fall from one opportunity to the next.
  ///
  /// They do fall where glyphs of negative advance outweigh the others of a word. Such text is never in ``narrow``, and a search
  /// that halves the opportunities by their sums does not find its lines.
  package private(set) var isRising = true

  init() {}

  /// How many there are; 0 for empty text only.
  @inlinable package var count: Int { narrow.count + wide.count }

  /// At how many a line must end.
  package var hardCount: Int { count == 0 ? 0 : hardIndices.count + 1 }

  /// The index of one at which a line must end.
  package func hardIndex(_ number: Int) -> Int {
    number < hardIndices.count ? Int(hardIndices[number]) : count - 1
  }

  /// Where the next line would begin.
  package func position(_ index: Int) -> Int {
    narrow.isEmpty ? Int(wide[index].position) : narrow[index].position
  }

  /// Where the line's own characters end: before the spaces and line ends that hang.
  package func contentEnd(_ index: Int) -> Int {
    narrow.isEmpty ? Int(wide[index].contentEnd) : narrow[index].contentEnd
  }

  /// The sum of the advances up to the content's end.
  package func contentAdvance(_ index: Int) -> Int64 {
    narrow.isEmpty ? wide[index].contentAdvance : Int64(narrow.contentAdvance(index))
  }

  /// The sum of the advances before the position.
  package func advance(_ index: Int) -> Int64 {
    narrow.isEmpty
      ? wide[index].contentAdvance + wide[index].hanging
      : Int64(narrow.contentAdvance(index) + narrow[index].hanging)
  }

  /// What is known of the two places.
  package func flags(_ index: Int) -> OpportunityFlags {
    OpportunityFlags(rawValue: narrow.isEmpty ? wide[index].bits : narrow[index].bits)
  }

  /// The sum of all advances.
  package var advance: Int64 { count == 0 ? 0 : advance(count - 1) }

  /// How many bytes the arrays take on the heap, with what the standard library and the allocator put before each.
  package var memory: Int {
    narrow.memory + Self.bytes(wide.capacity, MemoryLayout<WideOpportunity>.stride)
      + Self.bytes(hardIndices.capacity, 4) + Self.bytes(deltas.capacity, 4)
  }

  static func bytes(_ capacity: Int, _ stride: Int) -> Int { capacity == 0 ? 0 : 48 + capacity * stride }

  mutating func reserve(_ count: Int, carriesDeltas: Bool = false) {
    narrow.reserve(count)
    if carriesDeltas { deltas.reserveCapacity(2 * count) }
  }

  /// Appends the deltas of the one that is appended next.
  @inline(__always)
  mutating func appendDeltas(content: Int32, position: Int32) {
    deltas.append(content)
    deltas.append(position)
  }

  /// The same opportunities at a size, in as many units to the advance unit as its fineness says.
  ///
  /// Only for texts in which every code unit but the line feeds is a cluster with a width; then as many clusters are tracked as there
  /// are code units, and line feeds, behind which every line begins anew, may be counted as well. Time: proportional to the number.
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
    // As numbers without a sign, what is negative is too large as well. The content ends at the position at the latest.
    if wide.isEmpty, !falls, UInt64(bitPattern: contentAdvance) <= UInt64(NarrowOpportunities.maximumAdvance),
      UInt64(bitPattern: hanging) <= UInt64(NarrowOpportunities.maximumHanging), position <= Int(UInt16.max)
    {
      narrow.append(
        contentAdvance: contentAdvance,
        NarrowOpportunity(position: position, hanging: hanging, contentEnd: contentEnd, flags: flags))
    } else {
      // A first content of less than nothing falls as well: the sum before it is 0.
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

  /// Says that the last one's position is unsafe to break.
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

  /// The last one is one at which a line must end, and not the last of all.
  mutating func markHard() { hardIndices.append(Int32(truncatingIfNeeded: count - 1)) }
}

/// An opportunity of any text, otherwise as ``NarrowOpportunity``.
package struct WideOpportunity: BitwiseCopyable, Sendable {
  package let contentAdvance: Int64
  package let hanging: Int64
  package let position: Int32
  package let contentEnd: Int32
  package let bits: UInt8
}

/// What is known of the places of an opportunity.
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
