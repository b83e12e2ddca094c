/// The largest drawings and pictures that are rendered. Beyond them, rendering throws an error.
public enum RenderingLimits {
  /// The maximum width and height of a bitmap, in pixels: that of Cairo's image surfaces.
  public static let maximumSide = 32_767
  /// The maximum number of pixels of a bitmap, which then takes 256 MB.
  ///
  /// An A4 page at 600 dots per inch has 35 million pixels.
  public static let maximumPixels = 1 << 26
  /// The maximum number of pixels of all layers that are open at a time, which then take 1 GB.
  ///
  /// Each group that is composited as a whole needs a layer of its size while its elements are drawn.
  public static let maximumLayerPixels = 1 << 28
  /// The maximum number of groups, masks, and drawings inside of one another. Each needs space on the stack.
  public static let maximumDepth = 128
  /// The maximum number of dashes of a line. A line with more is drawn solid.
  ///
  /// Each dash takes memory while the line is drawn. A line across a bitmap of the greatest size has 16,000
  /// dashes of a pixel each.
  public static let maximumDashes = 100_000
  /// The maximum number of pixels of the picture of a glyph. A glyph with more is drawn as an outline.
  ///
  /// The pictures of emoji have up to 0.1 million.
  public static let maximumPixelsOfGlyphPicture = 1 << 22
  /// The maximum size of the file of a glyph's picture, in bytes. A glyph with more is drawn as an outline.
  public static let maximumGlyphPictureBytes = 4 << 20
  /// The maximum number of pixels of the pictures of different glyphs in one rendering, which take 0.3 s to decode and
  /// 128 MB. Glyphs beyond it are drawn as outlines.
  ///
  /// 1,900 emoji of Noto Color Emoji have as many.
  public static let maximumGlyphPicturePixels = 1 << 25
  /// The side of the pictures of glyphs that are kept, in pixels. Pictures of at least twice the size are reduced.
  public static let glyphPictureSide = 512
  /// The maximum number of layers of a color glyph, which is drawn as an outline if it has more.
  ///
  /// The most that was found is 60 (EmojiOne).
  public static let maximumColorLayers = 512
  /// The maximum number of elements of the outlines of all layers of a color glyph, which is drawn as an outline if it
  /// has more.
  public static let maximumColorElements = 1 << 15
  /// The largest point size of glyphs on the canvas, in pixels. Larger glyphs aren't drawn.
  ///
  /// Cairo computes with coordinates of up to 8 million pixels, and a glyph's outline may extend over many ems.
  public static let maximumGlyphSize = 65_536.0
}
