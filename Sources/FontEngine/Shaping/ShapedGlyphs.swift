import CHarfBuzz

/// The glyphs in a shaper's buffer, to be read as long as that holds them.
@safe
struct ShapedGlyphs {
  private let infos: UnsafeBufferPointer<hb_glyph_info_t>
  private let positions: UnsafeBufferPointer<hb_glyph_position_t>
  /// Where the text begins whose clusters HarfBuzz counts from 0.
  fileprivate let origin: Int32
  /// No advance is larger.
  private let maximumAdvance: Int32

  /// The first `count` glyphs of a buffer, which has as many.
  ///
  /// The corresponding C functions are `hb_buffer_get_glyph_infos` and `hb_buffer_get_glyph_positions`.
  init(_ buffer: OpaquePointer, count: Int, origin: Int, _ face: FontFace) {
    var length: UInt32 = 0
    unsafe infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &length), count: count)
    unsafe positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &length), count: count)
    self.origin = Int32(truncatingIfNeeded: origin)
    maximumAdvance = Int32(clamping: Int(FontLimits.maximumAdvance) * face.advanceUnitsPerEm)
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
    // One comparison for all glyphs of real fonts: as a number without a sign, what is negative is too large as well.
    if UInt32(bitPattern: advance) <= UInt32(bitPattern: maximumAdvance) { return advance }
    return advance < 0 ? 0 : maximumAdvance
  }

  /// Whether breaking the text before a glyph's cluster would change glyphs.
  @inline(__always)
  func isUnsafeToBreak(_ index: Int) -> Bool {
    unsafe infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
  }

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

/// A way through the glyphs of left-to-right text, from place to place.
struct GlyphCursor {
  private let glyphs: ShapedGlyphs
  /// The first glyph behind the place.
  private var next = 0
  /// The sum of the advances that begin before the place.
  private var sum: Int64

  /// Begins at the first glyph, behind a sum.
  init(_ glyphs: ShapedGlyphs, sum: Int64) {
    self.glyphs = glyphs
    self.sum = sum
  }

  /// Moves on to a place, which is not before the last one, and gives the sum of the advances that begin before it.
  @inline(__always)
  mutating func move(to place: Int) -> Int64 {
    let place = Int32(truncatingIfNeeded: place) &- glyphs.origin
    while next < glyphs.count, glyphs.ownCluster(next) < place {
      sum &+= Int64(glyphs.advance(next))
      next &+= 1
    }
    return sum
  }

  /// Whether breaking the text before the place where the cursor is would change glyphs; inside a cluster it would.
  @inline(__always)
  func isUnsafe(at place: Int) -> Bool {
    let place = Int32(truncatingIfNeeded: place) &- glyphs.origin
    guard next < glyphs.count, glyphs.ownCluster(next) == place else { return true }
    var index = next
    while index < glyphs.count, glyphs.ownCluster(index) == place {
      if glyphs.isUnsafeToBreak(index) { return true }
      index &+= 1
    }
    return false
  }
}
