import CHarfBuzz

/// The glyphs in a shaper's buffer, to be read as long as that holds them.
@safe
struct ShapedGlyphs {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  /// Where the text begins whose clusters HarfBuzz counts from 0.
  fileprivate let origin: Int32
  /// No advance is larger, and none is below the negative of this.
  private let maximumAdvance: Int32
  /// The glyph of a ``MovingSpace``, beside which no edge is shaped anew; a number that no glyph has, where there is none.
  private let space: UInt32
  /// The glyph that may move before it.
  private let noBreakSpace: UInt32

  /// The first `count` glyphs of a buffer, which has as many.
  ///
  /// The corresponding C functions are `hb_buffer_get_glyph_infos` and `hb_buffer_get_glyph_positions`.
  init(_ buffer: OpaquePointer, count: Int, origin: Int, _ run: FontRun) {
    var length: UInt32 = 0
    unsafe infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &length), count: count)
    unsafe positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &length), count: count)
    self.origin = Int32(truncatingIfNeeded: origin)
    maximumAdvance = Int32(clamping: Int(FontLimits.maximumAdvance) * run.face.harfBuzz.advanceUnitsPerEm)
    // A line from right to left has its glyphs in another order.
    let spaces = run.isRightToLeft ? nil : run.face.movingSpaces
    space = spaces?.space ?? .max
    noBreakSpace = spaces?.noBreakSpace ?? .max
  }

  /// How many there are.
  @inline(__always) var count: Int { unsafe infos.count }

  /// Where the cluster of a glyph begins.
  @inline(__always)
  func cluster(_ index: Int) -> Int32 { ownCluster(index) &+ origin }

  /// The same, counted from the text's ``origin``.
  @inline(__always)
  fileprivate func ownCluster(_ index: Int) -> Int32 { unsafe Int32(bitPattern: infos[index].cluster) }

  /// How far a glyph moves the pen.
  @inline(__always)
  func advance(_ index: Int) -> Int32 {
    let advance = unsafe positions[index].x_advance
    // One comparison for nearly all glyphs: as a number without a sign, what is negative is too large as well.
    if UInt32(bitPattern: advance) <= UInt32(bitPattern: maximumAdvance) { return advance }
    return limited(advance)
  }

  /// The advance of a glyph that moves the pen back, which is exact, or the limit where a hostile font goes beyond it.
  ///
  /// A rare branch, where moves that wait for both answers would stand in every loop.
  @inline(never)
  private func limited(_ advance: Int32) -> Int32 { max(-maximumAdvance, min(advance, maximumAdvance)) }

  /// The number of a glyph.
  @inline(__always)
  func glyph(_ index: Int) -> UInt32 { unsafe infos[index].codepoint }

  /// Whether breaking the text before a glyph's cluster would change glyphs on either side that stay on their lines.
  @inline(__always)
  func isUnsafeToBreak(_ index: Int) -> Bool { unsafeBit(index) != 0 }

  /// The same as a number, 1 where it would.
  @inline(__always)
  fileprivate func unsafeBit(_ index: Int) -> Int64 {
    let bit = unsafe Int64(infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue)
    return bit != 0 && isBesideSpace(index) ? 0 : bit
  }

  /// Whether a glyph or the one before it is a space that moves alone.
  @inline(__always)
  private func isBesideSpace(_ index: Int) -> Bool {
    if index > 0, isSpace(index - 1) { return true }
    guard isSpace(index) else { return false }
    return index == 0 || glyph(index - 1) != noBreakSpace
  }

  /// HarfBuzz also puts the glyph of the space where a character shows nothing, without a width; rules look past these.
  @inline(__always)
  private func isSpace(_ index: Int) -> Bool { glyph(index) == space && advance(index) != 0 }

  /// The glyphs by themselves.
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

/// The sums of the advances before each place of a line of left-to-right text, and whether breaking there would change glyphs.
///
/// With deltas the sums are ``PackedAdvance``s.
@safe
struct LineSums: ~Copyable {
  // Each place's sum times 2, and 1 where it is unsafe.
  private let marked: UnsafeMutablePointer<Int64>
  private let capacity: Int
  private let deltas: [Int16]
  /// Whether some code unit was no cluster of its own, or one without a width.
  private(set) var isIrregular = false

  /// Room for lines of so many code units, in a face with these deltas.
  init(capacity: Int, deltas: [Int16]) {
    self.capacity = capacity
    self.deltas = deltas
    unsafe marked = .allocate(capacity: capacity + 1)
  }

  deinit { unsafe marked.deallocate() }

  /// Takes the glyphs of a line of at most so many code units, whose clusters count from its start and lie within it, behind a sum.
  ///
  /// Places within a cluster have the sum behind it, and breaking there would change glyphs; at the line's ends it would not.
  mutating func fill(_ glyphs: ShapedGlyphs, length: Int, sum: Int64) {
    precondition(length <= capacity)
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
      // What shows nothing has the glyph of the space, and no width at any size.
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

  /// Marks places within a cluster, which few have.
  @inline(never)
  private func markInside(_ places: Range<Int>, _ sum: Int64) {
    for place in places { unsafe marked[place] = sum | 1 }
  }

  /// What is known of a place, counted from the line's start.
  @inline(__always)
  func sum(at place: Int) -> Int64 { unsafe marked[place] >> 1 }

  @inline(__always)
  func isUnsafe(at place: Int) -> Bool { unsafe marked[place] & 1 != 0 }
}
