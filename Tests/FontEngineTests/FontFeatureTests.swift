import FontEngine
import Foundation
import Testing

@Suite struct FontFeatureTests {
  /// `Tests/Oracles/features/features.json`: the glyphs that HarfBuzz's `hb-shape` produces.
  private struct Recording: Decodable {
    struct Case: Decodable {
      let font: String
      let text: String
      let features: [String]
      /// Glyph, cluster, advance, horizontal and vertical offset.
      let glyphs: [[Int]]
    }
    let cases: [Case]
  }

  private func glyphs(_ text: String, _ face: FontFace, _ features: [FontFeature]) throws -> [Glyph] {
    let units = Array(text.utf16)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    let run = FontRun(
      range: units.indices, face: face, level: analysis.level(at: 0), script: analysis.scripts[0].script,
      features: features)
    return try Shaper().glyphs(of: units, in: units.indices, run: run, context: units.indices)
  }

  @Test("features produce the same glyphs as hb-shape")
  func recorded() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Oracles/features/features.json")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    #expect(recording.cases.count == 3 * 6 * 17)
    var faces: [String: FontFace] = [:]
    for one in recording.cases {
      let face = try faces[one.font] ?? BundledFaces.face(one.font)
      faces[one.font] = face
      let features = try one.features.map { feature in
        let parts = feature.split(separator: "=")
        return FontFeature(OpenTypeTag(String(parts[0])), try #require(UInt32(parts[1])))
      }
      let found = try glyphs(one.text, face, features).map {
        [Int($0.id), Int($0.cluster), Int($0.advance), Int($0.xOffset), Int($0.yOffset)]
      }
      #expect(found == one.glyphs, "\(one.text) with \(one.features) in \(one.font)")
    }
  }

  /// Source: CSS Text 3, 8.2: no optional ligatures in letter-spaced text. TeX Gyre Pagella has one for "ffi" in liga.
  @Test("letter-spaced text has no ligatures except those requested by name, and is kerned")
  func letterSpacing() throws {
    let pagella = try BundledFaces.face(BundledFaces.pagella)
    #expect(try glyphs("office", pagella, []).count == 4)
    #expect(try glyphs("office", pagella, FontFeature.letterSpaced([])).count == 6)
    #expect(try glyphs("office", pagella, FontFeature.letterSpaced([FontFeature("liga")])).count == 4)
    #expect(try glyphs("AVA", pagella, FontFeature.letterSpaced([])) == glyphs("AVA", pagella, []))
    // Lam and alef join by rlig, which the script needs.
    let dejaVu = try BundledFaces.face(BundledFaces.dejaVu)
    #expect(try glyphs("لا", dejaVu, FontFeature.letterSpaced([])).count == 1)
  }

  @Test("features apply in every chunk of a long text, and their number is unlimited")
  func extremes() throws {
    let pagella = try BundledFaces.face(BundledFaces.pagella)
    let text = String(repeating: "fi", count: 5000)
    #expect(try glyphs(text, pagella, []).count == 5000)
    #expect(try glyphs(text, pagella, [FontFeature("liga", 0)]).count == 10_000)
    let many = (0..<3000).map { FontFeature(OpenTypeTag(rawValue: 0x4141_4141 + $0), .max) }
    #expect(try glyphs("fi", pagella, many + [FontFeature("liga", 0)]).count == 2)
  }
}
