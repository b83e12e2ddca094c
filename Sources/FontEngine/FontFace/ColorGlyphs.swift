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

/// A color of a font's palette: 8 bits per channel in sRGB, not premultiplied.
public struct GlyphColor: Hashable, Sendable {
  /// The red channel, from 0 to 255.
  public var red: UInt8
  /// The green channel, from 0 to 255.
  public var green: UInt8
  /// The blue channel, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 to 255.
  public var alpha: UInt8

  /// Creates a color.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

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
