import BundledFonts
import FontEngine
import Foundation
import Testing

@Suite struct FaceMetricsTests {
  /// Source: the hhea tables that uikit.md, "Fonts", lists, measured with two other readers.
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

  /// DejaVu Sans changed into a font like Lato, with different `hhea` and sTypo values and USE_TYPO_METRICS: bit 7 of
  /// fsSelection, at 62 in `OS/2`, is set. Optionally with a positive descender, at 6 in `hhea`, as in some old fonts.
  private static func changed(positiveDescender: Bool = false) throws -> [UInt8] {
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path(BundledFaces.dejaVu))))
    func table(_ tag: String) throws -> Int {
      let count = Int(bytes[4]) << 8 | Int(bytes[5])
      let records = (0..<count).map { (index: Int) -> Int in 12 + index * 16 }
      let record = try #require(records.first { bytes[$0..<$0 + 4].elementsEqual(tag.utf8) })
      return bytes[record + 8..<record + 12].reduce(0) { (offset: Int, byte: UInt8) -> Int in offset << 8 | Int(byte) }
    }
    bytes[try table("OS/2") + 63] |= 0x80
    // 483.
    if positiveDescender { bytes.replaceSubrange(try table("hhea") + 6..<table("hhea") + 8, with: [0x01, 0xE3]) }
    return bytes
  }

  /// Source: OpenType 1.9, `OS/2` fsSelection; Core Text's rule is recorded on iOS (Lato and Lohit Devanagari take
  /// `hhea`).
  @Test("with USE_TYPO_METRICS, OpenType's rule takes the typo values, and Core Text's takes hhea")
  func lineBoxRules() throws {
    let hhea = FaceMetrics.LineBox(ascender: 1901, descender: -483, lineGap: 0)
    let typo = FaceMetrics.LineBox(ascender: 1556, descender: -492, lineGap: 410)
    let face = try FontFace(bytes: Self.changed(), source: "changed")
    #expect(face.metrics.lineBox == typo && face.metrics.lineBoxSource == .useTypoMetrics)
    #expect(face.metrics.lineBox(by: .coreText) == (hhea, .hhea))
    let other = try FontFace(bytes: Self.changed(), lineBoxRule: .coreText, source: "changed")
    #expect(other.metrics.lineBox == hhea && other.metrics.lineBoxSource == .hhea)
    #expect(other.metrics.lineBox(by: .openType) == (typo, .useTypoMetrics))
    #expect(try face != other && face.choosingLineBox(by: .coreText) == other)
    // 1901 x 0.5.
    let half = try other.overridingMetrics(MetricOverrides(sizeAdjust: 0.5))
    #expect(half.metrics.ascender == 950.5 && half.metrics.lineBox(by: .openType).box.ascender == 778)
    let given = try other.overridingMetrics(MetricOverrides(ascender: 1))
    #expect(given.metrics.lineBox.ascender == 2048 && given.metrics.lineBox(by: .openType) == (typo, .useTypoMetrics))
  }

  @Test("a catalog opens its faces with its own line box rule")
  func catalogRule() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.changed()).write(to: file)
    for (rule, ascender) in [(FaceMetrics.LineBoxRule.openType, 1556.0), (.coreText, 1901)] {
      let catalog = FontCatalog(usesSystemFonts: false, lineBoxRule: rule)
      let names = try FontFace(path: file.path).names
      catalog.register(FontFile(path: file.path, names: names))
      #expect(try catalog.face(named: "DejaVuSans").metrics.ascender == ascender)
    }
  }

  /// Source: HarfBuzz (`hb-ot-metrics.cc`), which treats a descender as negative regardless of its sign.
  @Test("a positive descender is negated")
  func positiveDescender() throws {
    let face = try FontFace(bytes: Self.changed(positiveDescender: true), lineBoxRule: .coreText, source: "changed")
    #expect(face.metrics.lineBox == .init(ascender: 1901, descender: -483, lineGap: 0))
    // The table itself is kept as it states it (OpenType 1.9, `hhea`).
    #expect(face.metrics.hhea == .init(ascender: 1901, descender: 483, lineGap: 0))
    let stated = FaceMetrics.LineBox(ascender: 1000, descender: 653, lineGap: -369)
    #expect(stated.normalized == .init(ascender: 1000, descender: -653, lineGap: 0))
  }

  /// fontTools lists the offsets of the tables: those of the faces in `pair.ttc` are all different.
  @Test("faces of a collection share outlines if they share their tables")
  func sharedOutlines() throws {
    let faces = try FontFace.allFaces(path: Fixtures.path("pair.ttc"))
    #expect(faces.map(\.facesInFile) == [2, 2])
    #expect(faces[0].sharesOutlines(with: faces[0]))
    #expect(!faces[0].sharesOutlines(with: faces[1]))
    #expect(try !faces[0].sharesOutlines(with: BundledFaces.face(BundledFaces.inter)))
  }

  @Test("overrides replace the line box in ems, but not the content")
  func overrides() throws {
    let face = try BundledFaces.face(BundledFaces.inter)
    let system = try face.overridingMetrics(
      MetricOverrides(ascender: 0.9521484375, descender: -0.2412109375, lineGap: 0))
    // 17 points: 1.193359375 x 17 = 20.287109375
    let height = system.metrics.points(system.metrics.ascender - system.metrics.descender, pointSize: 17)
    #expect(abs(height - 20.287109375) < 1e-12)
    #expect(system.metrics.lineBoxSource == .override)
    #expect(system != face)
    #expect(system.names == face.names)
  }

  @Test("size-adjust multiplies advances, ink, and every metric", arguments: [0.9, 1.07, 0.333, 2, 12.5])
  func sizeAdjust(factor: Double) throws {
    for face in [try BundledFaces.face(BundledFaces.inter), try Fixtures.face("variable.ttf")] {
      let adjusted = try face.overridingMetrics(MetricOverrides(sizeAdjust: factor))
      func expect(_ value: Double, _ own: Double) { #expect(abs(value - own * factor) <= 1e-6 * abs(own)) }
      expect(try adjusted.width(of: "Hx"), try face.width(of: "Hx"))
      expect(adjusted.metrics.ascender, face.metrics.ascender)
      expect(adjusted.metrics.xHeight, face.metrics.xHeight)
      expect(adjusted.metrics.strikethroughPosition, face.metrics.strikethroughPosition)
      let glyphs = try face.glyphs("H")
      expect(adjusted.bounds(of: glyphs)[0].maxX, face.bounds(of: glyphs)[0].maxX)
      expect(adjusted.verticalMetrics(of: glyphs)[0].advance, face.verticalMetrics(of: glyphs)[0].advance)
      #expect(adjusted.metrics.lineBoxSource == face.metrics.lineBoxSource)
      #expect(adjusted != face)
    }
  }

  /// Source: CSS Fonts 5: size-adjust multiplies the metrics, including overridden ones.
  @Test("overrides replace single metrics, and size-adjust multiplies them, too")
  func partialOverrides() throws {
    let face = try BundledFaces.face(BundledFaces.pagella)
    let changed = try face.overridingMetrics(MetricOverrides(descender: -0.3, sizeAdjust: 0.5))
    #expect(changed.metrics.descender == -150)
    #expect(changed.metrics.ascender == face.metrics.ascender / 2)
    #expect(changed.metrics.lineBoxSource == .override)
  }

  @Test("an invalid size-adjust changes nothing", arguments: [0, -1, Double.nan, .infinity])
  func noSizeAdjust(factor: Double) throws {
    let face = try BundledFaces.face(BundledFaces.pagella)
    let same = try face.overridingMetrics(MetricOverrides(sizeAdjust: factor))
    #expect(same.metrics == face.metrics)
    #expect(try same.width(of: "Hx") == face.width(of: "Hx"))
  }

  @Test("a face's traits include its weight, width, slant, and class")
  func traits() throws {
    let boxes = try Fixtures.face("baselines.ttf")
    #expect(boxes.traits == .condensed)  // usWidthClass 3: 75 %
    #expect(boxes.width == 75)
    #expect(boxes.familyClass == .transitionalSerifs)
    #expect(boxes.familyClass?.hasSerifs == true)
    #expect(try BundledFaces.face("TeXGyrePagella/texgyrepagella-bolditalic.otf").traits == [.bold, .italic])
    #expect(try BundledFaces.face(BundledFaces.dejaVu).traits == [])
  }
}
