import Foundation
import TestSupport
import Testing

@testable import FontEngine

/// Expected values come from `Fixtures/facts.json`, which fontTools read (`Fixtures/record-facts.py`).
@Suite struct FontInspectionTests {
  struct Facts: Decodable {
    let names: [String: String?]
    let revision: Double
    let vendor: String
    let fsType: UInt16
    let panose: [UInt8]
    let created: Int
    let modified: Int
    let head: [Double]
    let hhea: [Int]
    let vhea: [Int]?
    let os2: [Int]
    let letters: [Int?]
    let post: [Double]
    let tables: [String: Int]
    let gsub: [String: [String]]
    let gpos: [String: [String]]
    let scripts: [String: Int]
    let glyphs: [String: String?]
    let axes: [Axis]
  }

  /// The tag, the name, and whether the axis is hidden.
  struct Axis: Decodable {
    let tag: String
    let name: String?
    let isHidden: Bool

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      tag = try list.decode(String.self)
      name = try list.decodeIfPresent(String.self)
      isHidden = try list.decode(Bool.self)
    }
  }

  private static let facts: [String: Facts] = {
    struct Record: Decodable { let fonts: [String: Facts] }
    let record = try? JSONDecoder().decode(Record.self, from: Data(Fixtures.bytes("facts.json")))
    return record?.fonts ?? [:]
  }()

  private static func face(_ file: String) throws -> FontFace {
    try file.contains("/") ? BundledFaces.face(file) : Fixtures.face(file)
  }

  @Test("all fonts are recorded")
  func all() { #expect(Self.facts.count == 10) }

  @Test(
    "names, version, vendor, permissions, and dates are those of name, OS/2, and head", arguments: facts.keys.sorted())
  func info(file: String) throws {
    let (info, facts) = (try Self.face(file).info, try #require(Self.facts[file]))
    let names = [
      "0": info.copyright, "3": info.identifier, "5": info.version, "7": info.trademark, "8": info.manufacturer,
      "9": info.designer, "10": info.summary, "11": info.vendorURL, "12": info.designerURL, "13": info.license,
      "14": info.licenseURL, "19": info.sampleText,
    ]
    for (id, name) in names {
      // Names are cut off at 1,024 bytes, and an empty one counts as missing.
      let recorded = (facts.names[id] ?? nil).flatMap { $0.isEmpty ? nil : String($0.prefix(1000)) }
      #expect(name.map { String($0.prefix(1000)) } == recorded, "name \(id)")
    }
    #expect(abs(info.revision - facts.revision) < 1e-4)
    #expect(info.vendor ?? "" == facts.vendor.filter { $0 != "?" })
    #expect(info.embedding?.rawValue == facts.fsType)
    #expect(info.panose == facts.panose)
    #expect(info.created == facts.created)
    #expect(info.modified == facts.modified)
  }

  @Test("measures are those of head, hhea, vhea, OS/2, and post", arguments: facts.keys.sorted())
  func metrics(file: String) throws {
    let (tables, facts) = (try Self.face(file).tableMetrics, try #require(Self.facts[file]))
    let head = try #require(tables.head)
    let box = head.boundingBox
    #expect([box.minX, box.minY, box.maxX, box.maxY, Double(head.smallestPixelsPerEm)] == facts.head)
    func numbers(_ line: TableMetrics.LineHeader) -> [Int] {
      [
        line.ascender, line.descender, line.lineGap, line.maximumAdvance, line.minimumStartBearing,
        line.minimumEndBearing, line.maximumExtent, line.caretRise, line.caretRun, line.caretOffset,
      ]
    }
    #expect(tables.hhea.map(numbers) == facts.hhea)
    #expect(tables.vhea.map(numbers) == facts.vhea)
    let os2 = try #require(tables.os2)
    func numbers(_ box: TableMetrics.ScriptBox) -> [Int] { [box.width, box.height, box.offsetX, box.offsetY] }
    #expect(
      [os2.version, os2.averageAdvance, os2.weightClass, os2.widthClass] + numbers(os2.subscripts)
        + numbers(os2.superscripts) + [os2.strikethroughThickness, os2.strikethroughPosition, os2.selection]
        + [os2.firstCharacter, os2.lastCharacter] + os2.typo + os2.win == facts.os2)
    #expect([os2.xHeight, os2.capHeight, os2.maximumContext] == facts.letters)
    let post = try #require(tables.post)
    #expect(
      [
        post.italicAngle, Double(post.underlinePosition), Double(post.underlineThickness), post.isFixedPitch ? 1 : 0,
      ] == facts.post)
  }

  @Test(
    "tables, features with their scripts and languages, glyph names, and axes are listed",
    arguments: facts.keys.sorted())
  func lists(file: String) throws {
    let (face, facts) = (try Self.face(file), try #require(Self.facts[file]))
    #expect(Dictionary(uniqueKeysWithValues: face.tables.map { ("\($0.tag)", $0.length) }) == facts.tables)
    for (kind, recorded) in [(LayoutFeature.Kind.substitution, facts.gsub), (.positioning, facts.gpos)] {
      let found = face.features.filter { $0.kind == kind }.map { feature in
        (
          "\(feature.tag)",
          feature.languages.map { system in "\(system.script)" + (system.language.map { "/\($0)" } ?? "") }
        )
      }
      #expect(found.map(\.0) == recorded.keys.sorted())
      #expect(Dictionary(uniqueKeysWithValues: found) == recorded)
    }
    for (glyph, name) in facts.glyphs { #expect(face.glyphName(try #require(UInt32(glyph))) == name) }
    #expect(face.glyphName(UInt32(face.glyphCount)) == nil)
    #expect(face.axes.map { "\($0.tag)" } == facts.axes.map(\.tag))
    #expect(face.axes.map(\.name) == facts.axes.map(\.name))
    #expect(face.axes.map(\.isHidden) == facts.axes.map(\.isHidden))
  }

  @Test("scripts are counted by the characters that are mapped", arguments: facts.keys.sorted())
  func scripts(file: String) throws {
    let (face, facts) = (try Self.face(file), try #require(Self.facts[file]))
    let counts = Dictionary(uniqueKeysWithValues: face.scripts.map { ("\($0.script)", $0.characters) })
    let characters: Int = facts.scripts.values.reduce(0, +)
    #expect(counts.values.reduce(0, +) == characters)
    // Unicode moves a few characters to other scripts in later versions.
    for (script, count) in facts.scripts { #expect(abs((counts[script] ?? 0) - count) <= 2, "\(script)") }
    #expect(face.characterRanges.reduce(0) { $0 + $1.count } == characters)
    let order = face.scripts.map(\.characters)
    #expect(order == order.sorted(by: >))
  }

  @Test("the script of a character")
  func script() {
    #expect(FontFace.script(of: 0x41) == "Latn")
    #expect(FontFace.script(of: 0x5D0) == "Hebr")
    #expect(FontFace.script(of: 0x20) == "Zyyy")
    #expect(FontFace.script(of: .max) == "Zzzz")
  }

  @Test("baselines are listed by script, as make-boxes.py writes them into BASE")
  func baselines() throws {
    let found = try Fixtures.face("baselines.ttf").scriptBaselines
    #expect(found.map { "\($0.script)" } == ["DFLT", "deva", "hani"])
    #expect(found.allSatisfy { !$0.isVertical && $0.minimum == nil })
    #expect(found[1].lines.map { "\($0.tag)" } == ["hang", "icfb", "icft", "ideo", "idtp", "romn"])
    #expect(found[1].lines.map(\.position) == [640, -60, 820, -120, 880, 10])
    #expect(try BundledFaces.face(BundledFaces.dejaVu).scriptBaselines.isEmpty)
  }

  @Test("formats, palettes, and sizes of color fonts are listed")
  func colors() throws {
    // Fixtures/make-curves.py and make-boxes.py.
    let (layers, pictures) = (try Fixtures.face("curves.ttf"), try Fixtures.face("picture.ttf"))
    #expect(layers.colorFormats == .layers && pictures.colorFormats == .colorBitmaps)
    #expect(try Fixtures.face("strike.ttf").colorFormats == .appleBitmaps)
    #expect(try BundledFaces.face(BundledFaces.inter).colorFormats.isEmpty)
    #expect(layers.palettes.map(\.count) == [2, 2] && pictures.palettes.isEmpty)
    #expect(layers.palettes[0][0] == GlyphColor(red: 255, green: 0, blue: 0))
    #expect(try pictures.bitmapSizes == [32, 64] && Fixtures.face("strike.ttf").bitmapSizes == [20, 40])
  }

  @Test(
    "fsType states what may be embedded",
    arguments: [
      (0, EmbeddingPermission.Usage.installable, false, false), (2, .restricted, false, false),
      (4, .previewAndPrint, false, false), (8, .editable, false, false), (0x108, .editable, true, false),
      (0x206, .previewAndPrint, false, true),
    ])
  func embedding(type: UInt16, usage: EmbeddingPermission.Usage, whole: Bool, bitmaps: Bool) {
    let permission = EmbeddingPermission(rawValue: type)
    #expect(permission.usage == usage)
    #expect(permission.forbidsSubsetting == whole && permission.allowsOnlyBitmaps == bitmaps)
  }

  @Test("lists of damaged tables are limited")
  func limits() throws {
    // One feature list of 300 features, shared by the default languages of 300 scripts.
    var font = FontBuilder(try Fixtures.bytes("variable.ttf"))
    let scripts = u16(300) + (0..<300).flatMap { u32(0x6161_0000 + $0) + u16(2 + 1800) }
    let language = u16(4) + u16(0) + u16(0) + u16(0xFFFF) + u16(300) + (0..<300).flatMap { u16($0) }
    let features = u16(300) + (0..<300).flatMap { u32(0x6262_0000 + $0) + u16(2 + 1800) } + u16(0) + u16(0)
    let start = 10 + scripts.count + language.count
    font["GSUB"] =
      u32(0x10000) + u16(10) + u16(start) + u16(start + features.count) + scripts + language + features + u16(0)
    // 65,535 strikes, and as many baselines of each of 10,000 scripts.
    font["CBLC"] =
      u32(0x30000) + u32(65_535) + (0..<65_535).flatMap { u32($0) + [UInt8](repeating: UInt8($0 & 255), count: 44) }
    font["BASE"] =
      u32(0x10000) + u16(8) + u16(0) + u16(4) + u16(4 + 40_002) + u16(10_000) + (0..<10_000).flatMap { u32($0) }
      + u16(4_000) + (0..<4_000).flatMap { u32($0) + u16(0) }
    // 300 palettes that share a color.
    font["CPAL"] = u16(0) + u16(1) + u16(300) + u16(1) + u32(612) + [UInt8](repeating: 0, count: 600) + u32(0xFF)
    let face = try FontFace(bytes: font.file, source: "lists")
    let substitutions = face.features.filter { $0.kind == .substitution }
    #expect(substitutions.flatMap(\.languages).count == 65_536)
    #expect(face.bitmapSizes.count <= 256)
    #expect(face.scriptBaselines.allSatisfy { $0.lines.count <= 16 })
    #expect(face.palettes.count == 256)
  }
}
