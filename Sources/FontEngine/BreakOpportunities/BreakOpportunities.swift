/// The positions where a line may end, in order, with all the data that plain lines need.
///
/// The type is only public so that its members are inlined in other modules of the package; all of them are internal to
/// it.
public struct BreakOpportunities: Sendable {
  /// The opportunities of a text that is short and whose sums never fall; else empty.
  @usableFromInline package private(set) var narrow = NarrowOpportunities()
  /// The opportunities of other texts.
  @usableFromInline package private(set) var wide: [BreakOpportunity] = []
  /// The indices of the opportunities at which a line must end, except the one at the end of the text.
  @usableFromInline package private(set) var hardIndices: [Int32] = []
  /// The sums of ``OpticalSizeDeltas`` up to the end of each content and before each position; empty without deltas.
  private var deltas: [Int32] = []
  /// Whether the sums of advances never fall from one opportunity to the next.
  ///
  /// They fall if glyphs of negative advance outweigh the others of a word. Such text is never in ``narrow``, and a
  /// binary search of the sums does not find its lines.
  @usableFromInline package private(set) var isRising = true
  /// The flags that any of the opportunities has.
  @usableFromInline private(set) var allFlags: OpportunityFlags = []
  /// The number of the script of plain text; see `PieceComposer.Script`.
  var plainScript: UInt8 = 0

  init() {}

  /// Creates the opportunities of a short text whose sums never fall.
  init(_ narrow: NarrowOpportunities, hardIndices: [Int32], flags: OpportunityFlags) {
    self.narrow = narrow
    self.hardIndices = hardIndices
    allFlags = flags
  }

  /// The number of opportunities; 0 only for empty text.
  @inlinable package var count: Int { narrow.count + wide.count }

  /// Whether every opportunity and the end of every content is safe to break, as in most Latin text.
  @inlinable package var isSafe: Bool {
    allFlags.rawValue & (OpportunityFlags.unsafe.rawValue | OpportunityFlags.unsafeContent.rawValue) == 0
  }

  /// The number of opportunities at which a line must end.
  @inlinable package var hardCount: Int { count == 0 ? 0 : hardIndices.count + 1 }

  /// Returns the index of an opportunity at which a line must end.
  @inlinable package func hardIndex(_ number: Int) -> Int {
    number < hardIndices.count ? Int(hardIndices[number]) : count - 1
  }

  /// The opportunity at an index.
  @inlinable package subscript(index: Int) -> BreakOpportunity { narrow.isEmpty ? wide[index] : narrow[index] }

  /// The end of a text that is one line wherever its advances fit; `nil` if a line must or may have to end before it.
  @inlinable package var onlyEnd: BreakOpportunity? {
    count > 0 && hardIndices.isEmpty && isRising && isSafe ? self[count - 1] : nil
  }

  /// The sum of all advances.
  @inlinable package var advance: Int64 { count == 0 ? 0 : self[count - 1].advance }

  /// The number of bytes that the arrays take on the heap, including the headers of the standard library and the
  /// allocator.
  package var memory: Int {
    narrow.memory + Self.bytes(wide.capacity, MemoryLayout<BreakOpportunity>.stride)
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

  /// Returns the sums of ``OpticalSizeDeltas`` up to the end of an opportunity's content and before its position.
  package func deltas(at index: Int) -> (content: Int32, position: Int32) {
    deltas.isEmpty ? (0, 0) : (deltas[2 * index], deltas[2 * index + 1])
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
    sized.allFlags = allFlags
    if !narrow.isEmpty, let narrow = narrow.sized(terms, deltas: deltas) {
      sized.narrow = narrow
      return sized
    }
    let hasDeltas = terms.deltaShare != 0 && deltas.count == 2 * count
    var (last, lastPosition) = (Int64(0), 0)
    sized.wide.reserveCapacity(count)
    for index in 0..<count {
      let known = self[index]
      let content = terms.sum(
        known.contentAdvance, delta: hasDeltas ? deltas[2 * index] : 0, clusters: known.contentEnd)
      let end = terms.sum(known.advance, delta: hasDeltas ? deltas[2 * index + 1] : 0, clusters: known.position)
      if end < content || (known.contentEnd > lastPosition && content < last) { sized.isRising = false }
      sized.wide.append(
        BreakOpportunity(
          contentAdvance: content, hanging: end - content, position: known.position, contentEnd: known.contentEnd,
          flags: known.flags))
      (last, lastPosition) = (end, known.position)
    }
    return sized
  }

  /// Appends an opportunity. `falls` tells whether its content ends at a smaller sum than the last opportunity.
  @inline(__always)
  mutating func append(_ opportunity: BreakOpportunity, falls: Bool) {
    allFlags = OpportunityFlags(rawValue: allFlags.rawValue | opportunity.flags.rawValue)
    // As unsigned numbers, negative values are too large as well. The content never ends after the position.
    if wide.isEmpty, !falls, UInt64(bitPattern: opportunity.contentAdvance) <= NarrowOpportunities.maximumAdvance,
      UInt64(bitPattern: opportunity.hanging) <= NarrowOpportunities.maximumHanging,
      opportunity.position <= Int(UInt16.max)
    {
      narrow.append(opportunity)
    } else {
      // A negative first content falls as well, because the sum before it is 0.
      if falls || opportunity.hanging < 0 { isRising = false }
      appendWide(opportunity)
    }
  }

  /// Appends an opportunity to those of a text that isn't narrow.
  @inline(__always)
  private mutating func appendWide(_ opportunity: BreakOpportunity, falls: Bool) {
    if falls || opportunity.hanging < 0 { isRising = false }
    allFlags = OpportunityFlags(rawValue: allFlags.rawValue | opportunity.flags.rawValue)
    wide.append(opportunity)
  }

  @inline(never)
  private mutating func appendWide(_ opportunity: BreakOpportunity) {
    if wide.isEmpty {
      if wide.capacity == 0 { wide.reserveCapacity(max(narrow.capacity, narrow.count * 2)) }
      for index in 0..<narrow.count { wide.append(narrow[index]) }
      narrow = NarrowOpportunities()
    }
    wide.append(opportunity)
  }

  /// Marks the position of the last opportunity as unsafe to break.
  mutating func markUnsafe() {
    let index = count - 1
    guard index >= 0 else { return }
    let last = self[index]
    let flags: OpportunityFlags = last.contentEnd == last.position ? [.unsafe, .unsafeContent] : .unsafe
    allFlags.formUnion(flags)
    if wide.isEmpty {
      narrow.markLast(flags)
    } else {
      wide[index] = BreakOpportunity(
        contentAdvance: last.contentAdvance, hanging: last.hanging, position: last.position,
        contentEnd: last.contentEnd, flags: last.flags.union(flags))
    }
  }

  /// Appends the opportunities of the next part of the text, which begins a line at an offset and, unless it ends the
  /// text, ends with a line feed. Returns `false` if sums of deltas become too large.
  mutating func append(_ part: BreakOpportunities, at offset: Int, endsText: Bool) -> Bool {
    part.count == 0 || append(part, 0..<part[part.count - 1].position, at: offset, endsText: endsText)
  }

  /// Creates the opportunities of a text of a length, which are to be appended part by part, in the storage that they need
  /// in the end.
  init(length: Int, plainScript: UInt8) {
    self.plainScript = plainScript
    // Text that breaks at spaces has an opportunity in about every five code units.
    let capacity = length / 5 + 4
    if length > Int(UInt16.max) { wide.reserveCapacity(capacity) } else { narrow.reserve(capacity) }
  }

  /// Appends the opportunities of a range of another text, which begins and ends where lines must. The next part of the
  /// text begins at an offset. Returns `false` if sums of deltas become too large, or if the other text has no such range.
  mutating func append(_ part: BreakOpportunities, _ range: Range<Int>, at offset: Int, endsText: Bool) -> Bool {
    let indices = part.index(endingAfter: range.lowerBound)..<part.index(endingAfter: range.upperBound - 1) + 1
    guard !indices.isEmpty, indices.upperBound <= part.count else { return false }
    let before = indices.lowerBound - 1
    let (sum, base) = (advance, Int32(truncatingIfNeeded: count - indices.lowerBound))
    let (shift, sumShift) = (offset - range.lowerBound, sum &- (before < 0 ? 0 : part[before].advance))
    if !part.deltas.isEmpty {
      let delta = (deltas.last ?? 0).subtractingReportingOverflow(before < 0 ? 0 : part.deltas(at: before).position)
      if delta.overflow { return false }
      for own in part.deltas[2 * indices.lowerBound..<2 * indices.upperBound] {
        let (sum, overflows) = own.addingReportingOverflow(delta.partialValue)
        if overflows { return false }
        deltas.append(sum)
      }
    }
    // The last is marked below.
    let hard = part.hardIndices
    let first = hard.indices.partitioningIndex { Int(hard[$0]) >= indices.lowerBound }
    let end = hard.indices.partitioningIndex { Int(hard[$0]) >= indices.upperBound - 1 }
    for index in first..<end { hardIndices.append(hard[index] &+ base) }
    let isWide = wide.capacity > 0
    var (last, lastPosition) = (sum, offset)
    for index in indices {
      let own = part[index]
      let content = sumShift &+ own.contentAdvance
      let moved = BreakOpportunity(
        contentAdvance: content, hanging: own.hanging, position: own.position + shift,
        contentEnd: own.contentEnd + shift, flags: own.flags)
      let falls = moved.contentEnd > lastPosition && content < last
      if isWide { appendWide(moved, falls: falls) } else { append(moved, falls: falls) }
      (last, lastPosition) = (moved.advance, moved.position)
    }
    if !endsText { markHard() }
    return true
  }

  /// Returns the index of the first opportunity after an offset, or their number.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of opportunities.
  private func index(endingAfter offset: Int) -> Int { (0..<count).partitioningIndex { self[$0].position > offset } }

  /// Marks the last opportunity as one at which a line must end. It must not be the one at the end of the text.
  mutating func markHard() { hardIndices.append(Int32(truncatingIfNeeded: count - 1)) }
}
