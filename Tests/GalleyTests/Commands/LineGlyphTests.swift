import BundledFonts
import FontReports
import Foundation
import TestSupport
import Testing

@testable import galley

/// The glyphs of `galley line`, compared with those of `hb-shape`.
@Suite struct LineGlyphTests {
  /// A text, a font file, and a list of features.
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    var features = ""
    var testDescription: String { "\(file), \(text), \(features)" }
  }

  private static let pagella = "TeXGyrePagella/texgyrepagella-regular.otf"
  private static let inter = "Inter/Inter-Regular.otf"
  private static let dejaVu = "DejaVuSans/DejaVuSans.ttf"

  private static let samples = [
    Sample(file: pagella, text: "Offices in a fjord, AVATAR."),
    Sample(file: pagella, text: "Offices in a fjord", features: "smcp,-kern"),
    Sample(file: pagella, text: "Offices 0123", features: "-liga , onum[]=1"),
    Sample(file: pagella, text: "Offices 0123", features: "'liga'=off \"onum\"=ON,+kern"),
    Sample(file: inter, text: "Affluent -> 1/2 10:30", features: "ss01=2,zero,frac,calt=0"),
    Sample(file: inter, text: "To Wa 🚢 é e\u{301}", features: "-kern=1,kern=off"),
    Sample(file: dejaVu, text: "سلام عليكم"), Sample(file: dejaVu, text: "שָׁלוֹם"),
    Sample(file: dejaVu, text: "office e\u{301}\u{323}", features: "liga=0"),
  ]

  /// What both programs say about a glyph, in points.
  private struct Glyph: Equatable {
    let name: String
    let cluster: Int
    let x: Double
    let y: Double
    let advance: Double

    func isNear(_ other: Glyph) -> Bool {
      name == other.name && cluster == other.cluster
        // JSON has six decimals.
        && zip([x, y, advance], [other.x, other.y, other.advance]).allSatisfy { abs($0 - $1) < 1e-6 }
    }
  }

  private func shape(_ sample: Sample, _ size: Double) throws -> [Glyph] {
    let path = BundledFonts.path(sample.file)
    let features = sample.features.replacingOccurrences(of: "'", with: "'\\''")
    let result = try ToolProcess.shell(
      "hb-shape --bot --eot --features='\(features)' --output-format=json '\(path)' '\(sample.text)'")
    #expect(result.status == 0)
    let glyphs = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    let head = try ToolProcess.shell(#""$galley" font '\#(path)' --json"#).output
    let document = try #require(JSONSerialization.jsonObject(with: Data(head.utf8)) as? [String: Any])
    let unitsPerEm = try #require((document["fonts"] as? [[String: Any]])?.first?["unitsPerEm"] as? Double)
    // hb-shape counts characters, not code units.
    var offsets: [Int] = []
    for scalar in sample.text.unicodeScalars { offsets.append((offsets.last ?? 0) + UTF16.width(scalar)) }
    offsets.insert(0, at: 0)
    var pen = 0.0
    return try glyphs.map { glyph in
      func units(_ name: String) throws -> Double { try #require(glyph[name] as? Double) * size / unitsPerEm }
      let advance = try units("ax")
      defer { pen += advance }
      return Glyph(
        name: try #require(glyph["g"] as? String), cluster: offsets[try #require(glyph["cl"] as? Int)],
        x: pen + (try units("dx")), y: -(try units("dy")), advance: advance)
    }
  }

  @Test("glyphs, clusters, and positions are those of hb-shape, with the same features", arguments: samples)
  func glyphs(sample: Sample) throws {
    let features = sample.features.replacingOccurrences(of: "'", with: "'\\''")
    let option = features.isEmpty ? "" : "--features='\(features)'"
    let result = try ToolProcess.shell(
      #""$galley" line '\#(BundledFonts.path(sample.file))' '\#(sample.text)' --size 20 --glyphs --json \#(option)"#)
    let document = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let lines = try #require(document["lines"] as? [[String: Any]])
    try #require(lines.count == 1)
    let found = try #require(lines[0]["glyphs"] as? [[String: Any]])
    let glyphs = try found.map { glyph in
      Glyph(
        name: glyph["name"] as? String ?? "", cluster: try #require(glyph["cluster"] as? Int),
        x: try #require(glyph["x"] as? Double), y: try #require(glyph["y"] as? Double),
        advance: try #require(glyph["advance"] as? Double))
    }
    let shaped = try shape(sample, 20)
    // The ship comes from another font, which hb-shape doesn't look for.
    guard !sample.text.contains("🚢") else {
      let ship = try #require(shaped.firstIndex { $0.name == ".notdef" })
      #expect(zip(glyphs.prefix(ship), shaped).allSatisfy { $0.isNear($1) })
      let (after, shapedAfter) = (glyphs.dropFirst(ship + 1), shaped.dropFirst(ship + 1))
      #expect(after.map(\.cluster) == shapedAfter.map(\.cluster))
      #expect(after.map(\.name) == shapedAfter.map(\.name))
      return
    }
    #expect(glyphs.count == shaped.count)
    for (glyph, expected) in zip(glyphs, shaped) { #expect(glyph.isNear(expected), "\(glyph), \(expected)") }
  }

  /// In Pagella, o is 546 and h 582 of 1000 units wide.
  @Test("the table has a row for each glyph, with the lines numbered")
  func table() throws {
    let result = try ToolProcess.shell(#""$galley" line Palatino "oh oh" --size 10 --width 25 --glyphs"#)
    let rows = result.output.components(separatedBy: "\n\n")[1].split(separator: "\n").map {
      $0.split(separator: " ").map(String.init)
    }
    #expect(rows[0] == ["line", "glyph", "name", "cluster", "x", "y", "advance", "font"])
    #expect(
      rows.dropFirst().map { [$0[0], $0[2], $0[3], $0[4], $0[6]] } == [
        ["1", "o", "0", "0.000", "5.460"], ["1", "h", "1", "5.460", "5.820"], ["1", "space", "2", "11.280", "2.500"],
        ["2", "o", "3", "0.000", "5.460"], ["2", "h", "4", "5.460", "5.820"],
      ])
  }

  @Test(
    "invalid features are usage errors",
    arguments: [
      "", "toolong", "smcp,", "kern=", "kern=x", "kern[3:5]", "kern[5]", "'lig'=on", "kern=1=2", "kern=4294967296",
      "ké", "+-kern",
    ])
  func invalid(features: String) throws {
    #expect(FeatureSettings.features(features) == nil)
    let quoted = features.replacingOccurrences(of: "'", with: "'\\''")
    let result = try ToolProcess.shell("\"$galley\" line Inter text --features='\(quoted)'")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.error.contains("expected OpenType features such as smcp,-liga,ss01=2"))
  }

  /// At 10 points, o is 5.46 and h 5.82 wide, and a space 2.5.
  @Test("tracking is added after each letter, tabs move to their stops, and lines are aligned")
  func placement() throws {
    func glyphs(_ arguments: String) throws -> [Double] {
      let result = try ToolProcess.shell("\"$galley\" line Palatino \(arguments) --size 10 --glyphs --json")
      #expect(result.error.isEmpty)
      let document = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      let lines = try #require(document["lines"] as? [[String: Any]])
      return lines.flatMap { line in (line["glyphs"] as? [[String: Any]] ?? []).compactMap { $0["x"] as? Double } }
    }
    #expect(try glyphs("'oho' --tracking 1") == [0, 6.46, 13.28])
    #expect(try glyphs("'oh' --tracking=-0.5") == [0, 4.96])
    // A tab has no glyph. The second stop is the first after 40 + 5.46.
    #expect(try glyphs("\"$(printf 'o\\to\\to')\" --tabs 40,45,60") == [0, 40, 60])
    // "oh" is 11.28 wide.
    #expect(try glyphs("oh --width 31.28 --alignment right") == [20, 25.46])
    #expect(try glyphs("oh --width 31.28 --alignment center") == [10, 15.46])
    #expect(try glyphs("oh --width 31.28 --direction rtl --alignment left") == [0, 5.46])
    // "oh oh" is 25.06 wide. Justified, its space is wider, except on the last line; that at the end hangs.
    #expect(try glyphs("'oh oh oh' --width 30 --alignment justified") == [0, 5.46, 11.28, 18.72, 24.18, 30, 0, 5.46])
    for invalid in ["--tabs 1,x", "--tabs -3", "--tracking nan", "--alignment up"] {
      #expect(try ToolProcess.shell("\"$galley\" line Palatino oh \(invalid)").status == 64)
    }
  }
}
