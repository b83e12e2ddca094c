/// What is known of a piece, before it lies in a table; every part counts from the piece's start.
struct PieceContent {
  /// What is known of each code unit, but for the line break before the first one.
  var places: [TextPlace]
  /// The sum of the advances behind each code unit.
  var sums: [Int32] = []
  /// Empty for a piece that is bound to its neighbours and cannot be kept.
  var glyphs: [PackedGlyph] = []

  /// A piece of a composed text; nil if something is too large to be packed. `places` and `advances` are those of its start,
  /// and there are as many as it has code units, with one more of the advances.
  init?(
    _ glyphs: ArraySlice<Glyph>, _ range: Range<Int>, places: UnsafePointer<TextPlace>,
    advances: UnsafePointer<Int64>
  ) {
    self.places = unsafe Array(UnsafeBufferPointer(start: places, count: range.count))
    self.places[0].remove([.lineBreak, .hardBreak])
    sums.reserveCapacity(range.count)
    for place in 0..<range.count {
      guard let sum = unsafe Int32(exactly: advances[place + 1] - advances[0]) else { return nil }
      sums.append(sum)
    }
    self.glyphs.reserveCapacity(glyphs.count)
    for glyph in glyphs {
      guard let packed = PackedGlyph(glyph, start: range.lowerBound) else { return nil }
      self.glyphs.append(packed)
    }
  }

  /// A mark that a piece of so many code units is bound to its neighbours.
  init(boundUnits count: Int, _ sides: BoundSides) {
    places = [TextPlace](repeating: [], count: count)
    sums = [Int32](repeating: Int32(sides.rawValue), count: count)
  }
}

/// At which of its sides a word looks different beside other words.
struct BoundSides: OptionSet {
  let rawValue: UInt8
  static let start = BoundSides(rawValue: 1)
  static let end = BoundSides(rawValue: 2)
}
