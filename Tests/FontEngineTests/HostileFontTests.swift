import BundledFonts
import FontEngine
import Foundation
import Glibc
import TestSupport
import Testing

/// Fonts that are damaged in each of the ways that robustness.md, "Fonts", lists, together with `FontOpeningTests`.
@Suite struct HostileFontTests {
  /// Returns the position of each table in an OpenType file, from the directory in the specification: 16 bytes per
  /// table from byte 12 on.
  private func tables(of bytes: [UInt8]) -> [(tag: String, entry: Int, start: Int, length: Int)] {
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (0..<Int(bytes[4]) << 8 + Int(bytes[5])).map { index in
      let entry = 12 + 16 * index
      return (
        String(decoding: bytes[entry..<entry + 4], as: UTF8.self), entry, number(entry + 8), number(entry + 12)
      )
    }
  }

  private func fixture(
    _ file: String, changing table: String, _ change: (inout [UInt8], Int) -> Void
  ) throws -> [UInt8] {
    var bytes = try Fixtures.bytes(file)
    let start = try #require(tables(of: bytes).first { $0.tag == table }).start
    change(&bytes, start)
    return bytes
  }

  private func checkMeasures(_ face: FontFace) throws {
    let metrics = face.metrics
    #expect(metrics.ascender > metrics.descender)
    for value in [
      metrics.ascender, metrics.descender, metrics.lineGap, metrics.xHeight, metrics.capHeight, metrics.italicAngle,
      metrics.underlinePosition, metrics.strikethroughThickness,
    ] {
      #expect(value.isFinite)
    }
    let glyphs = (0..<UInt32(min(face.glyphCount, 64)))
    #expect(face.advances(of: glyphs).allSatisfy { (0...20 * metrics.unitsPerEm).contains($0) })
    #expect(face.bounds(of: glyphs).allSatisfy { $0.minX.isFinite && $0.maxX.isFinite && $0.height.isFinite })
    #expect(face.verticalMetrics(of: glyphs).allSatisfy { $0.advance.isFinite && $0.originX.isFinite })
    for glyph in glyphs {
      let bounds = face.outline(of: glyph).bounds
      #expect(bounds.minX.magnitude <= FontLimits.maximumCoordinate && bounds.maxY.isFinite)
      #expect(face.bitmap(of: glyph, pixelsPerEm: 20)?.bounds.width.isFinite != false)
      #expect(face.colorLayers(of: glyph).count < 65_536)
    }
    _ = try (face.sizeDependence, face.baseline(.hanging, script: "Deva"), face.names, face.at(pointSize: 11))
    for glyph in (try? face.shaped("xHx\u{301} ")) ?? [] {
      #expect(abs(Int(glyph.advance)) <= 20 * face.advanceUnitsPerEm)
    }
  }

  @Test(
    "a font with any byte of any table changed opens with finite metrics or is rejected, in under a second",
    arguments: [
      "baselines.ttf", "devices.ttf", "trak.ttf", "strike.ttf", "variable.ttf", "pair.ttc", "curves.ttf", "curves.otf",
      "picture.ttf",
    ])
  func flips(file: String) throws {
    let whole = try Fixtures.bytes(file)
    var longest = 0.0
    var opened = 0
    let step = Rounds.current == .quick ? 7 : 1
    for offset in stride(from: 0, to: whole.count, by: step) {
      var bytes = whole
      bytes[offset] ^= [0xFF, 0x80, 0x01][offset % 3]
      let time = try ThreadTime.of {
        guard let face = try? FontFace(bytes: bytes, source: "flipped") else { return }
        opened += 1
        try checkMeasures(face)
      }
      longest = max(longest, time)
    }
    #expect(longest < 1)
    #expect(opened > whole.count / step / 2)
  }

  @Test(
    "a font truncated at every 64th of its length opens with finite metrics or is rejected",
    arguments: [
      "baselines.ttf", "devices.ttf", "trak.ttf", "strike.ttf", "variable.ttf", "pair.ttc", "letters.woff",
      "letters.woff2",
    ])
  func cuts(file: String) throws {
    let whole = try Fixtures.bytes(file)
    for part in 0..<64 {
      let bytes = Array(whole.prefix(whole.count * part / 64))
      if let face = try? FontFace(bytes: bytes, source: "cut") { try checkMeasures(face) }
    }
    try checkMeasures(FontFace(bytes: whole, source: "whole"))
  }

  @Test(
    "a font without a table required for measuring is rejected", arguments: ["cmap", "hmtx", "head", "maxp", "hhea"])
  func missing(table: String) throws {
    var bytes = try Fixtures.bytes("baselines.ttf")
    let entry = try #require(tables(of: bytes).first { $0.tag == table }).entry
    bytes.replaceSubrange(entry..<entry + 4, with: Array("xxxx".utf8))
    let found = reason { () throws(FontError) in _ = try FontFace(bytes: bytes, source: table) }
    #expect(found == .unusable || found == .malformed)
  }

  @Test("a font with 0 glyphs or 0 units per em is rejected, and any other number of units works")
  func header() throws {
    let empty = try fixture("baselines.ttf", changing: "maxp") { $0.replaceSubrange($1 + 4..<$1 + 6, with: [0, 0]) }
    #expect(throws: FontError.self) { try FontFace(bytes: empty, source: "empty") }
    for units in [0, 1, 15, 16, 1000, 16384, 16385, 65535] {
      let bytes = try fixture("baselines.ttf", changing: "head") {
        $0.replaceSubrange($1 + 18..<$1 + 20, with: [UInt8(units >> 8), UInt8(units & 255)])
      }
      guard units > 0 else {
        #expect(throws: FontError.self) { try FontFace(bytes: bytes, source: "head") }
        continue
      }
      // FreeType may reject a number outside the specification's 16 to 16384.
      guard let face = try? FontFace(bytes: bytes, source: "head") else { continue }
      try checkMeasures(face)
    }
  }

  @Test("without a height in hhea and OS/2, a line is 0.8 and 0.2 em")
  func noHeights() throws {
    var bytes = try fixture("devices.ttf", changing: "hhea") {
      $0.replaceSubrange($1 + 4..<$1 + 10, with: repeatElement(0, count: 6))
    }
    let os2 = try #require(tables(of: bytes).first { $0.tag == "OS/2" }).start
    bytes.replaceSubrange(os2 + 68..<os2 + 78, with: repeatElement(0, count: 10))
    let face = try FontFace(bytes: bytes, source: "flat")
    #expect(face.metrics.lineBoxSource == .emFraction)
    #expect(face.metrics.lineBox == .init(ascender: 800, descender: -200, lineGap: 0))
  }

  @Test(
    "an advance over 20 em is limited to 20 em; a glyph's own advance is at least 0, and text is as wide as HarfBuzz says",
    arguments: [(0x7FFF, 20_000, 20_000), (0xFFFF, 0, -1), (0, 0, 0)] as [(Int, Double, Double)])
  func advances(raw: Int, expected: Double, width: Double) throws {
    // H is glyph 2, and an em has 1,000 units. Until version 14.3.1, HarfBuzz treats the upper half of the 16-bit numbers as
    // negative (`em_scale_x` takes 16 bits); OpenType and HarfBuzz's commit 8ba4149f4 don't.
    let isUnsigned = try raw > 0x7FFF && HarfBuzzVersion.isAtLeast([14, 3, 2])
    let (expected, width) = isUnsigned ? (20_000, 20_000) : (expected, width)
    let bytes = try fixture("devices.ttf", changing: "hmtx") {
      $0.replaceSubrange($1 + 8..<$1 + 10, with: [UInt8(raw >> 8), UInt8(raw & 255)])
    }
    let face = try FontFace(bytes: bytes, source: "advances")
    #expect(face.advances(of: [2]) == [expected])
    #expect(try face.width(of: "H") == width)
  }

  @Test("missing, invalid, long, and control-filled names have a defined, bounded value")
  func names() throws {
    let unnamed = try fixture("devices.ttf", changing: "name") { $0.replaceSubrange($1 + 2..<$1 + 4, with: [0, 0]) }
    #expect(try FontFace(bytes: unnamed, source: "unnamed").names.family == "Unnamed")
    for filler in [UInt8(0), 0x07, 0xD8, 0xFF] {
      var bytes = try Fixtures.bytes("devices.ttf")
      let table = try #require(tables(of: bytes).first { $0.tag == "name" })
      // A new name table after all others: one family name of 65,534 bytes.
      let text = [UInt8](repeating: filler, count: 65_534)
      let header: [UInt8] = [0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 1, 0xFF, 0xFE, 0, 0]
      func four(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
      bytes.replaceSubrange(
        table.entry + 8..<table.entry + 16, with: four(bytes.count) + four(header.count + text.count))
      bytes += header + text
      let names = try FontFace(bytes: bytes, source: "names").names
      #expect(names.family.utf8.count <= 3 * FontLimits.maximumNameLength)
    }
  }

  @Test("an index of a collection opens that face, and one past its end is refused")
  func collections() throws {
    let path = try Fixtures.path("pair.ttc")
    let faces = try FontFace.allFaces(path: path)
    #expect(faces.map(\.names.family) == ["Galley Baselines", "Galley Devices"])
    #expect(try FontFace(path: path, index: 1) == faces[1])
    #expect(faces[0] != faces[1])
    #expect(reason { () throws(FontError) in _ = try FontFace(path: path, index: 2) } == .noSuchFace)
  }

  @Test("a bitmap font has the advances of hmtx, and the ink of the strike nearest to its size")
  func bitmaps() throws {
    let face = try Fixtures.face("strike.ttf")
    #expect(try face.width(of: "Hx") == 1080)
    // One pixel: 1000/20 units in the strike of 20 pixels, 1000/40 in that of 40.
    let widths = try [20.0, 40].map { size in try face.at(pointSize: size).bounds(of: try face.glyphs("H"))[0].width }
    #expect(widths == [50, 25])
  }

  @Test("opening a font 10,000 times leaks no descriptor and no memory")
  func many() async {
    // In a separate process, where nothing else opens files.
    await #expect(processExitsWith: .success) {
      let path = try Fixtures.path("devices.ttf")
      for _ in 0..<1000 { _ = try FontFace(path: path) }
      let before = try (HostileFontTests.descriptors(), HostileFontTests.residentBytes())
      for _ in 0..<Rounds.count(quick: 5_000, full: 10_000) { _ = try FontFace(path: path) }
      #expect(try HostileFontTests.descriptors() == before.0)
      // The file alone, of 1 KB, would be 5 MB or more if it leaked each time it is opened.
      #expect(try HostileFontTests.residentBytes() < before.1 + 4 << 20)
    }
  }

  @Test("without a free descriptor, opening a file is an error with its errno, and works once there is one")
  func descriptorLimit() async {
    await #expect(processExitsWith: .success) {
      let path = try Fixtures.path("devices.ttf")
      var limit = rlimit()
      unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      let usual = limit
      limit.rlim_cur = 3
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      do {
        _ = try FontFace(path: path)
        Issue.record("a file was opened without a descriptor")
      } catch let error as FontError {
        #expect(error.reason == .unreadable)
        #expect(error.code == EMFILE)
      }
      limit = usual
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      #expect(try FontFace(path: path).names.family == "Galley Devices")
    }
  }

  static func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }

  /// The second number of statm: the resident pages, of 4 KB.
  static func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return try #require(Int(text.split(separator: " ")[1])) * 4096
  }
}
