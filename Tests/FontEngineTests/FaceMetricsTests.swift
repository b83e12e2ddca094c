import BundledFonts
import FontEngine
import Testing

@Suite struct FaceMetricsTests {
  /// Source: the hhea tables as `facts/uikit.md` lists them (measured with two other readers).
  @Test(
    "TeX Gyre Pagella has the line box of its hhea table, which its typo values repeat and USE_TYPO_METRICS selects",
    arguments: [("regular", 726, -281), ("bold", 720, -258), ("italic", 733, -276), ("bolditalic", 726, -271)])
  func pagella(style: String, ascender: Int, descender: Int) throws {
    let face = try BundledFaces.face("TeXGyrePagella/texgyrepagella-\(style).otf")
    #expect(face.metrics.unitsPerEm == 1000)
    #expect(face.metrics.ascender == Double(ascender))
    #expect(face.metrics.descender == Double(descender))
    #expect(face.metrics.lineGap == 0)
    #expect(face.metrics.hhea == face.metrics.typo)
    #expect(face.metrics.lineBoxSource == .useTypoMetrics)
  }

  @Test("DejaVu Sans has no USE_TYPO_METRICS and no letter heights: hhea and outlines are used")
  func dejaVu() throws {
    let metrics = try BundledFaces.face(BundledFaces.dejaVu).metrics
    #expect(metrics.lineBox == .init(ascender: 1901, descender: -483, lineGap: 0))
    #expect(metrics.lineBoxSource == .hhea)
    #expect(metrics.typo == .init(ascender: 1556, descender: -492, lineGap: 410))
    #expect(metrics.win == .init(ascender: 1901, descender: -483, lineGap: 0))
    // The tops of the outlines of x and H in the glyf table: 1120 and 1493 of 2048.
    #expect(metrics.xHeight == 1120)
    #expect(metrics.xHeightSource == .outline)
    #expect(metrics.capHeight == 1493)
    #expect(metrics.capHeightSource == .outline)
  }

  @Test("TeX Gyre Pagella Regular has x-height 469 and cap height 692")
  func pagellaHeights() throws {
    let metrics = try BundledFaces.face(BundledFaces.pagella).metrics
    #expect(metrics.xHeight == 469)
    #expect(metrics.capHeight == 692)
  }

  @Test("Inter sets USE_TYPO_METRICS, and its line box is 2728/-680/0 of 2816")
  func inter() throws {
    let metrics = try BundledFaces.face(BundledFaces.inter).metrics
    #expect(metrics.unitsPerEm == 2816)
    #expect(metrics.usesTypoMetrics)
    #expect(metrics.lineBox == .init(ascender: 2728, descender: -680, lineGap: 0))
    #expect(metrics.lineBoxSource == .useTypoMetrics)
  }

  @Test("overrides replace the line box in ems and leave the content alone")
  func overrides() throws {
    let face = try BundledFaces.face(BundledFaces.inter)
    let system = face.overridingMetrics(MetricOverrides(ascender: 0.9521484375, descender: -0.2412109375, lineGap: 0))
    // 17 points: 1.193359375 x 17 = 20.287109375
    let height = system.metrics.points(system.metrics.ascender - system.metrics.descender, pointSize: 17)
    #expect(abs(height - 20.287109375) < 1e-12)
    #expect(system.metrics.lineBoxSource == .override)
    #expect(system != face)
    #expect(system.names == face.names)
  }
}
