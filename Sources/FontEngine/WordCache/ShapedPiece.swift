/// A shaped piece of text in the memory of a table. All positions are relative to the start of the piece.
@safe
struct ShapedPiece {
  /// The 32-byte header of a piece, with values for quick comparison and the lengths of the parts that follow.
  struct Header: BitwiseCopyable {
    var hash: UInt64
    var context: UInt32
    var unitCount: UInt16
    var glyphCount: UInt16
    /// The advance of the whole piece: a ``PackedAdvance`` if the face has deltas.
    var advance: Int64
    /// The sum of the deltas before the spaces at the end.
    var visibleDelta: Int32
    /// How much wider a space before the piece is than one before nothing.
    var leading: Int32
  }

  private let base: UnsafeRawPointer

  init(at base: UnsafeRawPointer) { unsafe self.base = base }

  /// The address of the piece.
  var address: UInt { unsafe UInt(bitPattern: base) }

  var header: Header { unsafe base.loadUnaligned(as: Header.self) }
  var unitCount: Int { Int(header.unitCount) }
  var glyphCount: Int { Int(header.glyphCount) }

  /// Whether this is only a marker for a word that is bound to its neighbors. All other pieces have glyphs.
  var isBound: Bool { glyphCount == 0 }

  // The parts follow one another: sums, glyphs, units, properties. Each begins at an aligned address for its type.
  private static let sumsStart = MemoryLayout<Header>.stride
  private static func glyphsStart(_ units: Int) -> Int { sumsStart + units * 4 }
  private static func unitsStart(_ units: Int, _ glyphs: Int) -> Int {
    glyphsStart(units) + glyphs * MemoryLayout<PackedGlyph>.stride
  }

  /// Returns the number of bytes that a piece takes, rounded up to whole words.
  static func size(units: Int, glyphs: Int) -> Int { (unitsStart(units, glyphs) + units * 3 + 7) & ~7 }

  /// Returns whether the piece has a text, which must have ``unitCount`` code units.
  @inline(__always)
  func holds(_ units: UnsafeBufferPointer<UInt16>) -> Bool {
    let own = unsafe (base + Self.unitsStart(unitCount, glyphCount)).assumingMemoryBound(to: UInt16.self)
    for i in 0..<unitCount where unsafe own[i] != units[i] { return false }
    return true
  }

  /// Returns the sum of the advances after a code unit.
  func sum(_ unit: Int) -> Int32 {
    unsafe (base + Self.sumsStart + unit * 4).assumingMemoryBound(to: Int32.self).pointee
  }

  /// Returns the sum of the deltas of the glyphs before a code unit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
  func delta(before unit: Int, _ deltas: [Int16]) -> Int32 {
    if deltas.isEmpty { return 0 }
    let own = unsafe (base + Self.glyphsStart(unitCount)).assumingMemoryBound(to: PackedGlyph.self)
    var sum: Int32 = 0
    for i in 0..<glyphCount where unsafe Int(own[i].cluster) < unit {
      sum += deltas.delta(of: unsafe UInt32(own[i].id), advance: unsafe own[i].advance)
    }
    return sum
  }

  /// Returns the properties of a code unit.
  func properties(_ unit: Int) -> PositionProperties {
    unsafe (base + Self.unitsStart(unitCount, glyphCount) + unitCount * 2 + unit)
      .assumingMemoryBound(to: PositionProperties.self).pointee
  }

  /// Copies the properties of all ``unitCount`` code units.
  func copyProperties(to properties: UnsafeMutablePointer<PositionProperties>) {
    unsafe UnsafeMutableRawPointer(properties).copyMemory(
      from: base + Self.unitsStart(unitCount, glyphCount) + unitCount * 2, byteCount: unitCount)
  }

  /// Writes the sums after all ``unitCount`` code units. `start` is the sum before the first.
  func copySums(to sums: UnsafeMutablePointer<Int64>, from start: Int64) {
    let own = unsafe (base + Self.sumsStart).assumingMemoryBound(to: Int32.self)
    for i in 0..<unitCount { unsafe sums[i] = start &+ Int64(own[i]) }
  }

  /// Writes all ``glyphCount`` glyphs, for a piece that begins at `start`.
  func copyGlyphs(to glyphs: UnsafeMutablePointer<Glyph>, from start: Int) {
    let own = unsafe (base + Self.glyphsStart(unitCount)).assumingMemoryBound(to: PackedGlyph.self)
    let start = Int32(truncatingIfNeeded: start)
    for i in 0..<glyphCount { unsafe (glyphs + i).initialize(to: own[i].glyph(from: start)) }
  }

  /// Copies the whole piece, ``byteCount`` bytes.
  func copy(to memory: UnsafeMutableRawPointer) { unsafe memory.copyMemory(from: base, byteCount: byteCount) }

  var byteCount: Int { Self.size(units: unitCount, glyphs: glyphCount) }

  /// Writes a piece to memory that is large enough for it.
  static func write(
    _ content: PieceContent, of units: UnsafeBufferPointer<UInt16>, hash: UInt64, context: UInt32,
    to base: UnsafeMutableRawPointer
  ) {
    let header = Header(
      hash: hash, context: context, unitCount: UInt16(truncatingIfNeeded: units.count),
      glyphCount: UInt16(truncatingIfNeeded: content.glyphs.count),
      advance: PackedAdvance.packed(Int64(content.sums.last ?? 0), delta: content.delta),
      visibleDelta: content.visibleDelta, leading: content.leading)
    unsafe base.storeBytes(of: header, as: Header.self)
    var offset = sumsStart
    func append(_ value: some BitwiseCopyable) {
      unsafe base.storeBytes(of: value, toByteOffset: offset, as: type(of: value))
      offset += MemoryLayout.size(ofValue: value)
    }
    for sum in content.sums { append(sum) }
    for glyph in content.glyphs { append(glyph) }
    for i in 0..<units.count { unsafe append(units[i]) }
    for properties in content.properties { append(properties.rawValue) }
  }
}
