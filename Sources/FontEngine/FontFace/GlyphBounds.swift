/// The box around what a glyph draws, in font units from its pen position on the baseline, y upwards.
public struct GlyphBounds: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The bottom edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The top edge.
  public var maxY: Double

  /// A box with these edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The box of a glyph without ink, such as the space.
  public static let empty = GlyphBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Whether there is no ink: a line without thickness draws nothing.
  public var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  /// From left to right.
  public var width: Double { maxX - minX }
  /// From bottom to top.
  public var height: Double { maxY - minY }

  /// The box after a synthesised slant, then weight: the shear of the box, which holds the sheared ink, and half of the
  /// weight more on every side.
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

/// How a glyph stands in a vertical line, in font units.
public struct VerticalGlyphMetrics: Hashable, Sendable {
  /// How far the pen moves down.
  public var advance: Double
  /// From the glyph's horizontal pen position to its vertical one, rightwards: as a rule half of its width.
  public var originX: Double
  /// From the baseline to the vertical pen position, upwards.
  public var originY: Double
}
