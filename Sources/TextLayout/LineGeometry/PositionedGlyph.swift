/// A glyph with its position on a line, in points.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in the face of its run; 0 is the missing glyph.
  public var id: UInt32
  /// The start of the glyph's cluster, as a UTF-16 offset. All glyphs of a token have the start of the hidden range.
  public var cluster: Int
  /// The position of the pen before the glyph, from the line's left edge.
  public var pen: Double
  /// The position of the glyph's origin, from the line's left edge: the pen plus the glyph's offset.
  public var x: Double
  /// The distance of the glyph's origin below the line's baseline; negative above it.
  public var y: Double
  /// The advance of the glyph in the font.
  ///
  /// Tracking and the space added by justification are not part of it.
  public var advance: Double
}
