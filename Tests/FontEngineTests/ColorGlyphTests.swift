import FontEngine
import Testing

/// The fixtures and their numbers are in `Fixtures/make-curves.py` and `Fixtures/make-boxes.py`.
@Suite struct ColorGlyphTests {
  @Test("layers have the glyphs of COLR and the colors of a palette of CPAL")
  func layers() throws {
    let face = try Fixtures.face("curves.ttf")
    let (a, b, c, d) = (
      try face.glyphs("a")[0], try face.glyphs("b")[0], try face.glyphs("c")[0], try face.glyphs("d")[0]
    )
    // Palettes: 1 0 0 1, 0 0.2 0.4 0.8; and 0 0 1 1, 0.6 0.8 1 0. Times 255: 51, 102, 204, 153.
    #expect(
      face.colorLayers(of: d) == [
        ColorLayer(glyph: a, color: GlyphColor(red: 0, green: 51, blue: 102, alpha: 204)),
        ColorLayer(glyph: b, color: nil), ColorLayer(glyph: c, color: GlyphColor(red: 255, green: 0, blue: 0)),
      ])
    #expect(
      face.colorLayers(of: d, palette: 1).map(\.color) == [
        GlyphColor(red: 153, green: 204, blue: 255, alpha: 0), nil, GlyphColor(red: 0, green: 0, blue: 255),
      ])
    #expect(face.colorLayers(of: d, palette: 7) == face.colorLayers(of: d))
    #expect(face.colorLayers(of: d, palette: -1) == face.colorLayers(of: d))
    #expect(face.colorLayers(of: a).isEmpty)
    #expect(face.colorLayers(of: .max).isEmpty)
    #expect(try BundledFaces.face(BundledFaces.inter).colorLayers(of: 5).isEmpty)
  }

  @Test(
    "pictures of CBDT have the size and the position of the strike",
    arguments: [(1, 32), (32, 32), (33, 64), (1000, 64)])
  func bitmaps(asked: Int, strike: Int) throws {
    let face = try Fixtures.face("picture.ttf")
    let bitmap = try #require(face.bitmap(of: face.glyphs("a")[0], pixelsPerEm: asked))
    #expect(bitmap.png == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, UInt8(strike)])
    // An em is 1024 units and as wide as the picture; it is half as high, 1/8 to the right, and up to 1/4 above the
    // baseline.
    #expect(bitmap.bounds == GlyphBounds(minX: 128, minY: -256, maxX: 1152, maxY: 256))
    let half = try face.overridingMetrics(MetricOverrides(sizeAdjust: 0.5)).bitmap(
      of: try face.glyphs("a")[0], pixelsPerEm: asked)
    #expect(half?.bounds == GlyphBounds(minX: 64, minY: -128, maxX: 576, maxY: 128))
    #expect(face.bitmap(of: try face.glyphs("b")[0], pixelsPerEm: asked) == nil)
    #expect(face.bitmap(of: .max, pixelsPerEm: asked) == nil)
    #expect(face.outline(of: try face.glyphs("a")[0]).isEmpty)
  }

  @Test("pictures of sbix have the size of the PNG", arguments: [(20, 50.0), (40, 25.0)])
  func apple(size: Int, pixel: Double) throws {
    let face = try Fixtures.face("strike.ttf")
    let bitmap = try #require(face.bitmap(of: face.glyphs("H")[0], pixelsPerEm: size))
    #expect(bitmap.png.count == 67)
    // One pixel of 20 or 40 to an em of 1000 units.
    #expect(bitmap.bounds == GlyphBounds(minX: 0, minY: 0, maxX: pixel, maxY: pixel))
  }

  @Test("a size that no font has selects the nearest one", arguments: [Int.min, -1, 0, Int.max])
  func sizes(size: Int) throws {
    let face = try Fixtures.face("picture.ttf")
    #expect(face.bitmap(of: try face.glyphs("a")[0], pixelsPerEm: size) != nil)
    #expect(try BundledFaces.face(BundledFaces.inter).bitmap(of: 5, pixelsPerEm: size) == nil)
  }
}
