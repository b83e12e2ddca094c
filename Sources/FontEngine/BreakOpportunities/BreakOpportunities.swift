/// The places where a line may end, in order, each with all that plain lines ask of it: no other array is read for them.
package struct BreakOpportunities: Sendable {
  /// The opportunities of a text that is short enough; else none.
  package private(set) var narrow: [NarrowOpportunity] = []
  /// Those of other texts.
  package private(set) var wide: [WideOpportunity] = []
  /// The indices of those at which a line must end, but for the last one of all, which is at the text's end.
  private var hardIndices: [Int32] = []

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
    narrow.isEmpty ? Int(wide[index].position) : Int(narrow[index].position)
  }

  /// Where the line's own characters end: before the spaces and line ends that hang.
  package func contentEnd(_ index: Int) -> Int {
    narrow.isEmpty ? Int(wide[index].contentEnd) : Int(narrow[index].contentEnd)
  }

  /// The sum of the advances up to the content's end.
  package func contentAdvance(_ index: Int) -> Int64 {
    narrow.isEmpty ? wide[index].contentAdvance : Int64(narrow[index].contentAdvance)
  }

  /// The sum of all advances.
  package var advance: Int64 {
    if let last = narrow.last { return Int64(last.contentAdvance) + Int64(last.hanging) }
    return wide.last.map { $0.contentAdvance + $0.hanging } ?? 0
  }

  /// How many bytes the arrays take on the heap, with what the standard library and the allocator put before each.
  package var memory: Int {
    bytes(narrow.capacity, MemoryLayout<NarrowOpportunity>.stride)
      + bytes(wide.capacity, MemoryLayout<WideOpportunity>.stride) + bytes(hardIndices.capacity, 4)
  }

  private func bytes(_ capacity: Int, _ stride: Int) -> Int { capacity == 0 ? 0 : 48 + capacity * stride }

  mutating func reserve(_ count: Int) { narrow.reserveCapacity(count) }

  @inline(__always)
  mutating func append(
    contentAdvance: Int64, hanging: Int64, position: Int, contentEnd: Int, flags: OpportunityFlags
  ) {
    // The sums of a text never fall, so nothing is negative, and the content ends at the position at the latest.
    if wide.isEmpty, contentAdvance <= Int64(UInt32.max), hanging <= Int64(UInt16.max), position <= Int(UInt16.max) {
      narrow.append(
        NarrowOpportunity(
          contentAdvance: UInt32(truncatingIfNeeded: contentAdvance), hanging: UInt16(truncatingIfNeeded: hanging),
          position: UInt16(truncatingIfNeeded: position), contentEnd: UInt16(truncatingIfNeeded: contentEnd),
          bits: flags.rawValue))
    } else {
      appendWide(
        WideOpportunity(
          contentAdvance: contentAdvance, hanging: hanging, position: Int32(truncatingIfNeeded: position),
          contentEnd: Int32(truncatingIfNeeded: contentEnd), bits: flags.rawValue))
    }
  }

  private mutating func appendWide(_ opportunity: WideOpportunity) {
    if wide.isEmpty {
      wide.reserveCapacity(max(narrow.capacity, narrow.count * 2))
      for other in narrow {
        wide.append(
          WideOpportunity(
            contentAdvance: Int64(other.contentAdvance), hanging: Int64(other.hanging), position: Int32(other.position),
            contentEnd: Int32(other.contentEnd), bits: other.bits))
      }
      narrow = []
    }
    wide.append(opportunity)
  }

  /// Says that the last one's position is unsafe to break.
  mutating func markUnsafe() {
    func marked(_ bits: UInt8, isContentEnd: Bool) -> UInt8 {
      OpportunityFlags(rawValue: bits).union(isContentEnd ? [.unsafe, .unsafeContent] : .unsafe).rawValue
    }
    if let last = narrow.last {
      narrow[narrow.count - 1] = NarrowOpportunity(
        contentAdvance: last.contentAdvance, hanging: last.hanging, position: last.position,
        contentEnd: last.contentEnd, bits: marked(last.bits, isContentEnd: last.contentEnd == last.position))
    } else if let last = wide.last {
      wide[wide.count - 1] = WideOpportunity(
        contentAdvance: last.contentAdvance, hanging: last.hanging, position: last.position,
        contentEnd: last.contentEnd, bits: marked(last.bits, isContentEnd: last.contentEnd == last.position))
    }
  }

  /// The last one is one at which a line must end, and not the last of all.
  mutating func markHard() { hardIndices.append(Int32(truncatingIfNeeded: count - 1)) }
}

/// An opportunity of a text of less than 65,536 code units: 12 bytes, of which labels have some.
package struct NarrowOpportunity: BitwiseCopyable, Sendable {
  /// The sum of the advances up to the content's end.
  package let contentAdvance: UInt32
  /// The advances of what hangs between there and the position.
  package let hanging: UInt16
  /// Where the next line would begin.
  package let position: UInt16
  /// Where the line's own characters end: before the spaces and line ends that hang.
  package let contentEnd: UInt16
  /// What is known of the two places, as ``OpportunityFlags``: plain bits, since every inner loop reads them across targets.
  package let bits: UInt8
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
