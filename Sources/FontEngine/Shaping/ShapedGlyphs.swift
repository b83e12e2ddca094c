import CHarfBuzz

/// A view of the glyphs in a shaper's buffer, valid until the buffer is filled again.
@safe
struct ShapedGlyphs {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  /// The offset in the text that HarfBuzz's cluster 0 corresponds to.
  fileprivate let origin: Int32
  /// The limit of advances, in both directions.
  private let maximumAdvance: Int32
  /// The glyph of a space that moves alone, beside which no line edge needs new shaping, or an index that no glyph has.
  private let space: UInt32
  /// The glyph of the no-break space, which may move before the space.
  private let noBreakSpace: UInt32

  /// Creates a view of all `count` glyphs of a buffer.
  ///
  /// The corresponding C functions are `hb_buffer_get_glyph_infos` and `hb_buffer_get_glyph_positions`.
  init(_ buffer: OpaquePointer, count: Int, origin: Int, _ run: FontRun) {
    var length: UInt32 = 0
    unsafe infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &length), count: count)
    unsafe positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &length), count: count)
    self.origin = Int32(truncatingIfNeeded: origin)
    maximumAdvance = Int32(clamping: Int(FontLimits.maximumAdvance) * run.face.harfBuzz.advanceUnitsPerEm)
    // The glyphs of a right-to-left line are in a different order.
    let barrier = run.isRightToLeft ? nil : run.face.spaceBarrier
    let movesAlone = barrier?.movesAlone ?? false
    space = movesAlone ? barrier?.space ?? .max : .max
    noBreakSpace = movesAlone ? barrier?.noBreakSpace ?? .max : .max
  }

  /// The number of glyphs.
  @inline(__always) var count: Int { unsafe infos.count }

  /// Returns the start of a glyph's cluster, as an offset in the text.
  @inline(__always)
  func cluster(_ index: Int) -> Int32 { ownCluster(index) &+ origin }

  /// Returns the start of a glyph's cluster, relative to ``origin``.
  @inline(__always)
  fileprivate func ownCluster(_ index: Int) -> Int32 { unsafe Int32(bitPattern: infos[index].cluster) }

  /// Returns the advance of a glyph.
  @inline(__always)
  func advance(_ index: Int) -> Int32 {
    let advance = unsafe positions[index].x_advance
    // One comparison suffices for nearly all glyphs: as an unsigned number, a negative value is too large as well.
    if UInt32(bitPattern: advance) <= UInt32(bitPattern: maximumAdvance) { return advance }
    return limited(advance)
  }

  /// Returns an advance that is negative, and exact, or that exceeds the limit in a hostile font, and is clamped.
  ///
  /// As a separate function it is a rare branch; inlined, it would become conditional moves in every loop.
  @inline(never)
  private func limited(_ advance: Int32) -> Int32 { max(-maximumAdvance, min(advance, maximumAdvance)) }

  /// Returns the index of a glyph in the face.
  @inline(__always)
  func glyph(_ index: Int) -> UInt32 { unsafe infos[index].codepoint }

  /// Returns whether breaking the text before a glyph's cluster would change glyphs that stay on either line.
  @inline(__always)
  func isUnsafeToBreak(_ index: Int) -> Bool { unsafeBit(index) != 0 }

  /// Returns the same as `isUnsafeToBreak(_:)` as a number: 1 if it would, else 0.
  @inline(__always)
  fileprivate func unsafeBit(_ index: Int) -> Int64 {
    let bit = unsafe Int64(infos[index].mask & galley_hb_glyph_flag_unsafe_to_break)
    return bit != 0 && isBesideSpace(index) ? 0 : bit
  }

  /// Returns whether a glyph or the preceding one is a space that only changes its own advance.
  ///
  /// Rules skip glyphs without a width, such as marks. So beside these, a space that is not at the edge may have
  /// changed.
  @inline(__always)
  private func isBesideSpace(_ index: Int) -> Bool {
    if index > 0, isSpace(index - 1) { return advance(index) != 0 }
    guard isSpace(index) else { return false }
    return index == 0 || (glyph(index - 1) != noBreakSpace && advance(index - 1) != 0)
  }

  /// Returns whether a glyph is a space.
  ///
  /// HarfBuzz also uses the space's glyph, without a width, for invisible characters; rules ignore these.
  @inline(__always)
  private func isSpace(_ index: Int) -> Bool { glyph(index) == space && advance(index) != 0 }

  /// The glyphs as an array.
  var copied: [Glyph] {
    unsafe [Glyph](unsafeUninitializedCapacity: count) { glyphs, initialized in
      for i in 0..<count {
        let position = unsafe positions[i]
        unsafe (glyphs.baseAddress.unsafelyUnwrapped + i).initialize(
          to: Glyph(
            id: infos[i].codepoint, cluster: cluster(i), advance: advance(i), xOffset: position.x_offset,
            yOffset: position.y_offset, isUnsafeToBreak: isUnsafeToBreak(i)))
      }
      initialized = count
    }
  }
}

/// The sums of the advances before each offset of a left-to-right line, and whether breaking there would change glyphs.
///
/// With deltas, the sums are ``PackedAdvance``s.
@safe
struct LineSums: ~Copyable {
  // For each offset, twice the sum, plus 1 if the offset is unsafe.
  private let marked: UnsafeMutablePointer<Int64>
  private let capacity: Int
  private let deltas: [Int16]
  /// Whether a code unit was not a cluster of its own, or was one without a width.
  private(set) var isIrregular = false

  /// Allocates space for lines of up to `capacity` code units, in a face with the given deltas.
  init(capacity: Int, deltas: [Int16]) {
    self.capacity = capacity
    self.deltas = deltas
    unsafe marked = .allocate(capacity: capacity + 1)
  }

  deinit { unsafe marked.deallocate() }

  /// Sets the sums for the glyphs of a line of `length` code units, beginning with a preceding sum.
  ///
  /// The clusters are relative to the start of the line. Offsets within a cluster have the sum after it and are unsafe
  /// to break; the ends of the line are not.
  mutating func fill(_ glyphs: ShapedGlyphs, length: Int, sum: Int64) {
    precondition(length <= capacity, "\(length) code units, \(capacity) allocated")
    let start = sum << 1
    var sum = start
    var next = 0
    let table = deltas
    let deltas = table.span
    var isIrregular = self.isIrregular
    for index in 0..<glyphs.count {
      let cluster = Int(glyphs.ownCluster(index))
      let mark = glyphs.unsafeBit(index)
      let advance = glyphs.advance(index)
      if cluster == next {
        if advance == 0 { isIrregular = true }
        unsafe marked[cluster] = sum | mark
        next &+= 1
      } else if cluster > next {
        isIrregular = true
        markInside(next..<cluster, sum)
        unsafe marked[cluster] = sum | mark
        next = cluster &+ 1
      } else {
        unsafe marked[next &- 1] |= mark
      }
      let id = Int(glyphs.glyph(index))
      // An invisible character has the glyph of the space, and no width at any size.
      sum &+=
        (id < deltas.count && advance != 0 ? PackedAdvance.packed(Int64(advance), delta: deltas[id]) : Int64(advance))
        << 1
    }
    unsafe marked[0] = start
    if next < length {
      isIrregular = true
      markInside(next..<length, sum)
    }
    unsafe marked[length] = sum
    self.isIrregular = isIrregular
  }

  /// Marks offsets within a cluster, which are rare.
  @inline(never)
  private func markInside(_ offsets: Range<Int>, _ sum: Int64) {
    for offset in offsets { unsafe marked[offset] = sum | 1 }
  }

  /// Returns the sum before an offset, relative to the start of the line.
  @inline(__always)
  func sum(at offset: Int) -> Int64 { unsafe marked[offset] >> 1 }

  @inline(__always)
  func isUnsafe(at offset: Int) -> Bool { unsafe marked[offset] & 1 != 0 }
}
