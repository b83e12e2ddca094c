import FontEngine
import Testing

@Suite struct GlyphGeometryTests {
  @Test("ink bounds are those of the glyf table, and glyphs without ink have none")
  func bounds() throws {
    let face = try BundledFaces.face(BundledFaces.dejaVu)
    // The glyf table of DejaVu Sans, read with fontTools 4.68.0: H 201 0 1339 1493, x 59 0 1145 1120, g 113 -426 1114
    // 1147.
    #expect(
      face.bounds(of: try face.glyphs("Hxg ")) == [
        GlyphBounds(minX: 201, minY: 0, maxX: 1339, maxY: 1493), GlyphBounds(minX: 59, minY: 0, maxX: 1145, maxY: 1120),
        GlyphBounds(minX: 113, minY: -426, maxX: 1114, maxY: 1147), .empty,
      ])
    #expect(face.bounds(of: [65_535, .max]) == [.empty, .empty])
    #expect(face.advances(of: [65_535, .max]) == [0, 0])
  }

  @Test("vertical metrics come from vmtx, and the pen is above the center of the glyph")
  func vertical() throws {
    let face = try Fixtures.face("baselines.ttf")
    let metrics = face.verticalMetrics(of: try face.glyphs("Hx"))
    // vmtx: H 900, x 1000, 30 above the ink. Half of hmtx: 300 and 240. The tops of the ink are 700 and 500.
    #expect(metrics.map(\.advance) == [900, 1000])
    #expect(metrics.map(\.originX) == [300, 240])
    #expect(metrics.map(\.originY) == [730, 530])
    #expect(face.verticalMetrics(of: [.max]).map(\.advance) == [0])
  }

  @Test("a face without vertical metrics still has finite ones")
  func noVertical() throws {
    let face = try BundledFaces.face(BundledFaces.inter)
    for metrics in face.verticalMetrics(of: 0..<200) {
      #expect(metrics.advance > 0)
      #expect(metrics.originY.isFinite)
    }
  }

  @Test("baselines of scripts come from BASE, and do not exist without it")
  func baselines() throws {
    // Fixtures/make-boxes.py writes these numbers into BASE.
    let face = try Fixtures.face("baselines.ttf")
    #expect(face.baseline(.hanging, script: "Deva") == 640)
    #expect(face.baseline(.roman, script: "Deva", language: "hi") == 10)
    #expect(face.baseline(.ideographicBottom, script: "Hani") == -125)
    #expect(face.baseline(.ideographicFaceTop, script: "Hani", language: "ja") == 825)
    #expect(face.baseline(.hanging, script: "Latn") == 620)  // by DFLT
    #expect(face.baseline(.math, script: "Latn") == nil)
    #expect(face.baseline(.hanging, script: "Deva", isVertical: true) == nil)
    #expect(try BundledFaces.face(BundledFaces.dejaVu).baseline(.hanging, script: "Deva") == nil)
    #expect(try face.overridingMetrics(MetricOverrides(sizeAdjust: 1.5)).baseline(.hanging, script: "Deva") == 960)
  }
}
