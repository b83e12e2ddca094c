/// A picture of a glyph in a color bitmap font, such as an emoji.
public struct GlyphBitmap: Hashable, Sendable {
  /// The contents of a PNG file. They come from the font unchecked, so that they may be damaged or very large.
  public var png: [UInt8]
  /// The rectangle that the picture fills, in font units from the pen position on the baseline, with y up.
  public var bounds: GlyphBounds

  /// Creates a picture.
  public init(png: [UInt8], bounds: GlyphBounds) {
    self.png = png
    self.bounds = bounds
  }
}
