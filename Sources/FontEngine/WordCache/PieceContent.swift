/// The contents of a piece before it is stored in a table. All positions are relative to the start of the piece.
struct PieceContent {
  /// The properties of each code unit, except for the line break before the first one.
  var properties: [PositionProperties]
  /// The sum of the advances after each code unit.
  var sums: [Int32] = []
  /// The glyphs. Empty for a piece that is bound to its neighbors and cannot be cached.
  var glyphs: [PackedGlyph] = []
  /// The sum of the deltas of all glyphs.
  private(set) var delta: Int32 = 0
  /// The sum of the deltas of the glyphs before the spaces at the end.
  private(set) var visibleDelta: Int32 = 0
  /// How much wider a space before the piece is than one before nothing.
  var leading: Int32 = 0

  /// Creates a piece of a composed text, or returns `nil` if a value is too large to be packed.
  ///
  /// `properties` has an element for each code unit of the piece. The visible characters end at `visibleEnd`, and the
  /// last glyph is `excess` too wide because of the following text. If `isTracked` is `true`, the initializer also
  /// returns `nil` unless every code unit is a cluster with a width.
  init?(
    _ glyphs: ArraySlice<Glyph>, _ range: Range<Int>, visibleEnd: Int, excess: Int32,
    properties: UnsafePointer<PositionProperties>,
    deltas: [Int16], isTracked: Bool
  ) {
    self.properties = unsafe Array(UnsafeBufferPointer(start: properties, count: range.count))
    self.properties[0].remove([.lineBreak, .hardBreak])
    sums.reserveCapacity(range.count)
    self.glyphs.reserveCapacity(glyphs.count)
    var sum: Int64 = 0
    var cluster: Int32 = -1
    for (index, glyph) in zip(glyphs.indices, glyphs) {
      var glyph = glyph
      if index == glyphs.endIndex - 1 { glyph.advance &-= excess }
      guard let packed = PackedGlyph(glyph, start: range.lowerBound) else { return nil }
      self.glyphs.append(packed)
      if glyph.cluster != cluster {
        if isTracked, glyph.advance == 0 || Int(glyph.cluster) - range.lowerBound > sums.count + 1 { return nil }
        // Offsets within a cluster have the sum after it.
        guard appendSums(upTo: Int(glyph.cluster) - range.lowerBound, sum) else { return nil }
        cluster = glyph.cluster
      }
      sum += Int64(glyph.advance)
      delta += deltas.delta(of: glyph.id, advance: glyph.advance)
      if Int(glyph.cluster) < visibleEnd { visibleDelta = delta }
    }
    if isTracked, sums.count < range.count - 1 { return nil }
    guard appendSums(upTo: range.count, sum) else { return nil }
  }

  /// Appends the sum for the code units up to `unit`. Returns `false` if the sum is too large.
  private mutating func appendSums(upTo unit: Int, _ sum: Int64) -> Bool {
    guard let sum = Int32(exactly: sum) else { return false }
    while sums.count < unit { sums.append(sum) }
    return true
  }

  /// Creates a marker for a word of `count` code units that is bound to its neighbors.
  init(boundUnits count: Int) {
    properties = [PositionProperties](repeating: [], count: count)
    sums = [Int32](repeating: 0, count: count)
  }
}

extension [Int16] {
  /// Returns the delta of a glyph, or 0 if it has none.
  ///
  /// An invisible character has no delta: it has the glyph of the space, but no width.
  @inline(__always)
  func delta(of glyph: UInt32, advance: Int32) -> Int32 {
    Int(glyph) < count && advance != 0 ? Int32(self[Int(glyph)]) : 0
  }
}
