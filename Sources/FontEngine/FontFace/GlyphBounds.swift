/// The bounding box of a glyph's ink, in font units from its pen position on the baseline, with y up.
public struct GlyphBounds: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The bottom edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The top edge.
  public var maxY: Double

  /// Creates a box with the given edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The box of a glyph without ink, such as the space.
  public static let empty = GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Whether the box has no ink. A box without width or height draws nothing.
  public var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  /// The distance from the left to the right edge.
  public var width: Double { maxX - minX }
  /// The distance from the bottom to the top edge.
  public var height: Double { maxY - minY }

  /// Returns the box after synthesizing a slant and then a weight.
  ///
  /// The result is the sheared box, which contains the sheared ink, extended by half of the weight on every side.
  func synthesized(_ synthesis: FontSynthesis, unitsPerEm: Double) -> GlyphBounds {
    guard !isEmpty, !synthesis.isNone else { return self }
    let shifts = (synthesis.slant * minY, synthesis.slant * maxY)
    let growth = synthesis.weight * unitsPerEm / 2
    return GlyphBounds(
      minX: minX + min(shifts.0, shifts.1) - growth, minY: minY - growth,
      maxX: maxX + max(shifts.0, shifts.1) + growth, maxY: maxY + growth)
  }

  func scaled(by factor: Double) -> GlyphBounds {
    GlyphBounds(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
  }
}

/// The metrics of a glyph in a vertical line, in font units.
public struct VerticalGlyphMetrics: Hashable, Sendable {
  /// The distance that the pen moves down.
  public var advance: Double
  /// The offset to the right from the glyph's horizontal pen position to its vertical one, usually half of its width.
  public var originX: Double
  /// The offset up from the baseline to the vertical pen position.
  public var originY: Double
}
