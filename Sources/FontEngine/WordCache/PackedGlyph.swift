/// A ``Glyph`` packed into 12 bytes instead of 24. Glyphs that do not fit are not cached.
struct PackedGlyph: BitwiseCopyable {
  var advance: Int32
  var id: UInt16
  var xOffset: Int16
  var yOffset: Int16
  var cluster: UInt8
  var isUnsafeToBreak: Bool

  init?(_ glyph: Glyph, start: Int) {
    guard let id = UInt16(exactly: glyph.id), let xOffset = Int16(exactly: glyph.xOffset),
      let yOffset = Int16(exactly: glyph.yOffset), let cluster = UInt8(exactly: Int(glyph.cluster) - start)
    else { return nil }
    self.id = id
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.cluster = cluster
    advance = glyph.advance
    isUnsafeToBreak = glyph.isUnsafeToBreak
  }

  func glyph(from start: Int32) -> Glyph {
    Glyph(
      id: UInt32(id), cluster: start &+ Int32(cluster), advance: advance, xOffset: Int32(xOffset),
      yOffset: Int32(yOffset), isUnsafeToBreak: isUnsafeToBreak)
  }
}
