/// What is known of a piece, before it lies in a table; every part counts from the piece's start.
struct PieceContent {
  /// What is known of each code unit, but for the line break before the first one.
  var places: [TextPlace]
  /// The sum of the advances behind each code unit.
  var sums: [Int32] = []
  /// Empty for a piece that is bound to its neighbours and cannot be kept.
  var glyphs: [PackedGlyph] = []
  /// The sums of the deltas of all glyphs, and of those before the spaces at the end.
  private(set) var delta: Int32 = 0
  private(set) var visibleDelta: Int32 = 0
  /// By how much a space before the piece is wider than one before nothing.
  var leading: Int32 = 0

  /// A piece of a composed text; nil if something is too large to be packed. `places` are those of its start, and there are as many
  /// as it has code units; its characters end at `visibleEnd`, and its last glyph is so much too wide because of what follows.
  ///
  /// With `isTracked` also nil unless every code unit is a cluster with a width.
  init?(
    _ glyphs: ArraySlice<Glyph>, _ range: Range<Int>, visibleEnd: Int, excess: Int32, places: UnsafePointer<TextPlace>,
    deltas: [Int16], isTracked: Bool
  ) {
    self.places = unsafe Array(UnsafeBufferPointer(start: places, count: range.count))
    self.places[0].remove([.lineBreak, .hardBreak])
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
        // Places within a cluster have the sum behind it.
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

  /// Appends the sum behind the code units up to one; false if it is too large.
  private mutating func appendSums(upTo unit: Int, _ sum: Int64) -> Bool {
    guard let sum = Int32(exactly: sum) else { return false }
    while sums.count < unit { sums.append(sum) }
    return true
  }

  /// A mark that a piece of so many code units is bound to its neighbours.
  init(boundUnits count: Int, _ sides: BoundSides) {
    places = [TextPlace](repeating: [], count: count)
    sums = [Int32](repeating: Int32(sides.rawValue), count: count)
  }
}

extension [Int16] {
  /// The delta of a glyph; 0 where there is none, and for what shows nothing: it has the glyph of the space, but no width.
  @inline(__always)
  func delta(of glyph: UInt32, advance: Int32) -> Int32 {
    Int(glyph) < count && advance != 0 ? Int32(self[Int(glyph)]) : 0
  }
}

/// At which of its sides a word looks different beside other words.
struct BoundSides: OptionSet {
  let rawValue: UInt8
  static let start = BoundSides(rawValue: 1)
  static let end = BoundSides(rawValue: 2)
}
