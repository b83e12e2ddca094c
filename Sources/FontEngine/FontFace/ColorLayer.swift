/// One layer of a color glyph: another glyph whose outline is filled with one color.
public struct ColorLayer: Hashable, Sendable {
  /// The glyph whose outline to fill.
  public var glyph: UInt32
  /// The color, or `nil` for the color of the text.
  public var color: GlyphColor?

  /// Creates a layer.
  public init(glyph: UInt32, color: GlyphColor?) {
    self.glyph = glyph
    self.color = color
  }
}
