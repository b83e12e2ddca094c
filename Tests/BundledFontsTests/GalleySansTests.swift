import BundledFonts
import Foundation
import TestSupport
import Testing

/// Galley Sans is the output of its script, and has the widths of its table.
///
/// Measured with HarfBuzz's `hb-shape` in the font's units, 1/10000 em, in which advances and kerning are integers.
@Suite struct GalleySansTests {
  private let table: WidthTable

  init() throws {
    table = try WidthTable.bundled.get()
  }

  /// A face with its own recordings, a slanted one without, and one that shares the regular's family name.
  @Test(
    "the script rebuilds the faces, byte for byte",
    arguments: Rounds.some(of: ["Regular", "BlackItalic", "Bold"], quick: 1))
  func rebuild(style: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts/build-system-font").standardized.path
    try ProgramRun.output(of: script, ["--out", folder.path, style])
    let built = try Data(contentsOf: folder.appendingPathComponent("GalleySans-\(style).ttf"))
    let bundled = try Data(contentsOf: URL(fileURLWithPath: BundledFonts.path("GalleySans/GalleySans-\(style).ttf")))
    #expect(built == bundled, "build all faces with Fonts/build-system-font and commit them")
  }

  @Test("a text is as wide as its characters and pairs, to the unit", arguments: WidthTable.weights, [false, true])
  func textDesign(weight: String, isItalic: Bool) throws {
    let texts = table.texts(count: 300, seed: 17)
    let widths = try shape(texts, face(weight, isItalic), size: 17).map(\.width)
    #expect(widths == texts.map { table.textWidth($0, weight) })
  }

  @Test("from 28 points, a text is as wide as in the display design, to the unit", arguments: WidthTable.weights)
  func displayDesign(weight: String) throws {
    let texts = table.texts(count: 300, seed: 28)
    let widths = try shape(texts, face(weight), size: 28).map(\.width)
    #expect(widths == texts.map { table.textWidth($0, weight) + table.displayChange($0, weight) })
  }

  /// HarfBuzz rounds the change of each advance to a unit, after rounding positions to 1/16384 of the axis: a change of
  /// up to 932 units can be off by up to 0.06 more.
  @Test(
    "between 17 and 28 points, the display design is mixed in by the table's fractions",
    arguments: [18, 18.5, 19, 20, 21, 22, 23.5, 24, 25, 25.5, 26, 27])
  func blend(size: Double) throws {
    let texts = table.texts(count: 100, seed: 22)
    let widths = try shape(texts, face("bold"), size: size).map(\.width)
    for (text, width) in zip(texts, widths) {
      let change = table.blend(size) * Double(table.displayChange(text, "bold"))
      #expect(abs(Double(width - table.textWidth(text, "bold")) - change) <= 0.56 * Double(text.count))
    }
  }

  /// HarfBuzz rounds the tracking to a unit; the table `trak` has it to 1/16, and so within 1/32.
  @Test("every half point from 6 to 80 has its tracking")
  func tracking() throws {
    for half in 12...160 {
      try expectTracking(size: Double(half) / 2, "regular")
    }
  }

  @Test(
    "where the display design is mixed in, the fractional part of a weight's offset is tracking",
    arguments: ["light", "medium", "semibold", "bold", "heavy"])
  func trackingOfWeights(weight: String) throws {
    for half in 33...58 {
      try expectTracking(size: Double(half) / 2, weight)
    }
  }

  private func expectTracking(size: Double, _ weight: String) throws {
    let tracked = try tracking(weight, size: size)
    #expect(abs(Double(tracked) - table.tracking(size, weight)) <= 0.5 + 1.0 / 32, "\(size) points")
  }

  /// A size in between has the entry below: 17.9 that of 17, -25.63 thousandths, and 5 and 200 those of 6 and 80.
  @Test(
    "a size between two half points has the tracking of the lower one", arguments: [(5, 6.0), (17.9, 17.5), (200, 80)])
  func trackingBetween(size: Double, lower: Double) throws {
    #expect(try tracking("regular", size: size) == tracking("regular", size: lower))
  }

  @Test("kerning before a space moves the space, not the letter, which can end a line")
  func beforeSpace() throws {
    for first in "To7.'" {
      let glyphs = try #require(try shape(["\(first) T"], face("regular"), size: 17).first)
      #expect(glyphs.advances[0] == table.textWidth("\(first)", "regular"))
      #expect(glyphs.width == table.textWidth("\(first) T", "regular"))
    }
  }

  /// As in Inter; no recording has any.
  @Test("tabular digits have one width, the mean of all digits except 1", arguments: WidthTable.weights)
  func tabularDigits(weight: String) throws {
    let advances = try shape(["1023456789"], face(weight), size: 17, features: "tnum,-kern")[0].advances
    let sum = "023456789".map { table.textWidth(String($0), weight) }.reduce(0, +)
    #expect(Set(advances) == [Int((Double(sum) / 9).rounded())])
  }

  @Test("glyphs that calt would replace are unchanged", arguments: ["3x4", "->", "(A)", "A:A"])
  func noContextualAlternates(text: String) throws {
    #expect(try shape([text], face("regular"), size: 17)[0].width == table.textWidth(text, "regular"))
  }

  @Test("each face has its family, style, and weight", arguments: BundledFonts.galleySans)
  func names(face: BundledFonts.Face) throws {
    let format = "%{family[0]}|%{style[0]}|%{postscriptname}|%{slant}|%{variable}\n"
    let lines = try ProgramRun.output(of: "fc-scan", ["--format", format, face.path]).split(separator: "\n")
    let slant = face.isItalic ? 100 : 0
    #expect(lines.contains { $0.hasPrefix("Galley Sans") && $0.hasSuffix("|\(face.postScriptName)|\(slant)|False") })
    // usWeightClass is at byte 4 of OS/2.
    #expect(try word("OS/2", at: 4, of: face.path) == face.weightClass)
  }

  /// 1950 and 494 of 2048 of an em of 10,000.
  @Test("the line box is San Francisco's", arguments: BundledFonts.galleySans)
  func lineBox(face: BundledFonts.Face) throws {
    for (name, offset) in [("hhea", 4), ("OS/2", 68)] {
      #expect(try word(name, at: offset, of: face.path) == 9521)
      #expect(try word(name, at: offset + 2, of: face.path) == 65536 - 2412)
      #expect(try word(name, at: offset + 4, of: face.path) == 0)
    }
  }
}

/// Running tools and reading tables.
extension GalleySansTests {
  private struct Shaped {
    let advances: [Int]
    var width: Int { advances.reduce(0, +) }
  }

  private func face(_ weight: String, _ isItalic: Bool = false) -> String {
    let index = ["light": 2, "regular": 3, "medium": 4, "semibold": 5, "bold": 6, "heavy": 7][weight]
    return BundledFonts.galleySans[(index ?? 0) + (isItalic ? 9 : 0)].path
  }

  /// Measures texts with HarfBuzz at a position on the axis opsz, with tracking only if a size is given.
  private func shape(
    _ texts: [String], _ face: String, size: Double, tracked: Double? = nil, features: String = ""
  ) throws -> [Shaped] {
    let font = try Data(contentsOf: URL(fileURLWithPath: face))
    let folder = try TemporaryFolder([
      "texts": Data((texts.joined(separator: "\n") + "\n").utf8), "font": tracked == nil ? hidingTracking(font) : font,
    ])
    var arguments = ["--font-size=upem", "--variations=opsz=\(size)", "--no-glyph-names", "--output-format=json"]
    arguments += ["--direction=ltr", "--script=latn", "--language=en", "--features=\(features)"]
    arguments += tracked.map { ["--font-ptem=\($0)"] } ?? []
    arguments += ["--text-file=\(folder.path)/texts", "\(folder.path)/font"]
    let output = try withExtendedLifetime(folder) { try ProgramRun.output(of: "hb-shape", arguments) }
    struct Glyph: Decodable { let ax: Int }
    let lines = try output.split(separator: "\n").map { line in
      Shaped(advances: try JSONDecoder().decode([Glyph].self, from: Data(line.utf8)).map(\.ax))
    }
    try #require(lines.count == texts.count)
    return lines
  }

  /// Returns a font whose table `trak` has another name. Since version 10.3, HarfBuzz applies it without a size, too: as at 12
  /// points.
  private func hidingTracking(_ font: Data) throws -> Data {
    var font = font
    let record = try #require(font.prefix(1024).firstRange(of: Data("trak".utf8)))
    font.replaceSubrange(record, with: Data("trax".utf8))
    return font
  }

  /// Returns the tracking of a size, from an H, whose advance is in the table.
  private func tracking(_ weight: String, size: Double) throws -> Int {
    try shape(["H"], face(weight), size: 17, tracked: size)[0].width - table.textWidth("H", weight)
  }

  /// Returns the big-endian word at an offset in a table of a font file.
  private func word(_ table: String, at offset: Int, of path: String) throws -> Int {
    let data = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    func number(_ at: Int, _ count: Int) -> Int { data[at..<at + count].reduce(0) { $0 << 8 | Int($1) } }
    let records = (0..<number(4, 2)).map { 12 + 16 * $0 }
    let record = try #require(records.first { String(decoding: data[$0..<$0 + 4], as: UTF8.self) == table })
    return number(number(record + 8, 4) + offset, 2)
  }
}
