import FontEngine
import Foundation
import Testing

/// HarfBuzz's own shaping expectations, through our C boundary; see `Tests/Oracles/harfbuzz`.
@Suite struct HarfBuzzExpectationTests {
  private struct Recording: Decodable {
    struct Case: Decodable {
      let test: String
      let font: String
      let text: [UInt32]
      let direction: String
      let features: String?
      let variations: String?
      let language: String?
      let script: String?
      /// Glyph, cluster, advance, horizontal and vertical offset.
      let glyphs: [[Int]]
    }
    let cases: [Case]
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Oracles/harfbuzz")

  /// Differences from HarfBuzz, and their reasons.
  private static let exceptions: [String: String] = [:]

  /// The vertical offsets of the last glyphs since HarfBuzz 14.3, which moves marks up or down while it applies each lookup
  /// (commit 6b6f0d977, with these expectations).
  private static let newOffsets = ["khmer-misc:46": -274, "khmer-misc:47": -274, "khmer-misc:48": -274]

  @Test("every expectation holds, except for listed reasons")
  func expectations() throws {
    let recording = try JSONDecoder().decode(
      Recording.self, from: Data(contentsOf: Self.folder.appendingPathComponent("cases.json")))
    #expect(recording.cases.count == 473)
    var failed: Set<String> = []
    let newOffsets = try HarfBuzzVersion.isAtLeast([14, 3]) ? Self.newOffsets : [:]
    for one in recording.cases {
      let found = try glyphs(of: one)
      var expected = one.glyphs
      if let offset = newOffsets[one.test] { expected[expected.count - 1][4] = offset }
      if found != expected {
        failed.insert(one.test)
        #expect(Self.exceptions[one.test] != nil, "\(one.test): \(found), not \(expected)")
      }
    }
    #expect(failed == Set(Self.exceptions.keys))
  }

  private func glyphs(of one: Recording.Case) throws -> [[Int]] {
    let variations = try (one.variations ?? "").split(separator: ",").map { setting in
      let parts = setting.split(separator: "=")
      return VariationSetting(OpenTypeTag(String(parts[0])), try #require(Double(parts[1])))
    }
    let face = try FontFace(
      path: Self.folder.appendingPathComponent("fonts/\(one.font)").path, variations: variations)
    let units = one.text.flatMap { point in Unicode.Scalar(point).map { Array(String($0).utf16) } ?? [] }
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: one.language)
    let features = (one.features ?? "").split(separator: ",").map { FontFeature(OpenTypeTag(String($0))) }
    let script = one.script.map { OpenTypeTag($0.prefix(1).uppercased() + $0.dropFirst()) }
    let run = FontRun(
      range: units.indices, face: face, level: one.direction == "rtl" ? 1 : 0,
      script: script ?? analysis.scripts[0].script, features: features)
    let subunits = Double(face.advanceUnitsPerEm) / face.metrics.unitsPerEm
    func fontUnits(_ value: Int32) -> Int { Int((Double(value) / subunits).rounded()) }
    return try Shaper(language: one.language).glyphs(
      of: units, in: units.indices, run: run, context: units.indices
    ).map {
      [Int($0.id), Int($0.cluster), fontUnits($0.advance), fontUnits($0.xOffset), fontUnits($0.yOffset)]
    }
  }
}
