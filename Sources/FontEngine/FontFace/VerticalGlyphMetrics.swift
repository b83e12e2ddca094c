/// The metrics of a glyph in a vertical line, in font units.
public struct VerticalGlyphMetrics: Hashable, Sendable {
  /// The distance that the pen moves down.
  public var advance: Double
  /// The offset to the right from the glyph's horizontal pen position to its vertical one, usually half of its width.
  public var originX: Double
  /// The offset up from the baseline to the vertical pen position.
  public var originY: Double
}
