import Foundation
import Glibc
import TestSupport
import Testing

@testable import FontEngine

/// Any font file takes at most 2 seconds and 300 MB, whether it is rejected or opens.
///
/// Each is opened, unchanged and varied, and measured, and shapes 200 letters, in a process of its own, so that its
/// resources can be measured.
@Suite struct AttackFontTests {
  @Test("takes at most 2 s and 300 MB", arguments: Rounds.some(of: AttackFont.allCases, quick: 8))
  func bounded(attack: AttackFont) async throws {
    let file: String = FileManager.default.temporaryDirectory.appendingPathComponent(
      "galley-\(UUID().uuidString).attack"
    ).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(attack.file(from: Fixtures.bytes("variable.ttf"))).write(to: URL(fileURLWithPath: file))
    let result = await #expect(processExitsWith: .success) { [file = file as String] in
      // Far above the limits checked below, so that the test terminates.
      var limit = rlimit(rlim_cur: 20, rlim_max: 20)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
      let memory = AttackFontTests.peak()
      let start = AttackFontTests.processorTime()
      AttackFontTests.use(file)
      #expect(AttackFontTests.processorTime() - start < 2)
      #expect(AttackFontTests.peak() - memory < 300 << 10)
    }
    #expect(result != nil)
  }

  @Test(
    "features beyond any real font are rejected with a typed error",
    arguments: [
      AttackFont.fanOut, .cycle, .depth, .ascendingDepth, .components, .tuples, .groups, .segments, .characterMaps,
      .packedCharacterMaps, .selectors, .rules, .ligatures, .recursion, .regions, .duplicates, .lookups, .kerns,
      .appleKerning, .appleSubstitution,
    ])
  func refused(attack: AttackFont) throws {
    let file = attack.file(from: try Fixtures.bytes("variable.ttf"))
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: file, source: "\(attack)") } == .unusable)
  }

  /// 200 letters become 6,100 and 6,500 glyphs, which is no error by itself. Each compares 60,000 others.
  @Test(
    "a lookup whose comparisons in all glyphs exceed the limit doesn't start",
    arguments: [AttackFont.growth, .doubling])
  func growth(attack: AttackFont) throws {
    let face = try FontFace(bytes: attack.file(from: Fixtures.bytes("variable.ttf")), source: "\(attack)")
    let units = Array(String(repeating: "xH", count: 100).utf16)
    let run = FontRun(range: units.indices, face: face, level: 0, script: "Latn")
    let found = reason { () throws(FontError) in
      _ = try Shaper().glyphs(of: units, in: units.indices, run: run, context: units.indices)
    }
    #expect(found == .unusable)
    // The limit, 2 to the 25th, allows 559 glyphs that compare 60,000.
    #expect(try face.shaped("xHxH").count > 100)
  }

  @Test("a position counts each region that it may add up")
  func variedPositions() throws {
    let file = try FontBytes(AttackFont.variedPositions.file(from: Fixtures.bytes("variable.ttf")))
    let work = try FontScreening(#require(FontTables(file, face: 0)), subject: "varied").checkWork(variedPoints: 0)
    // Four values of 65,000 terms and the subtable, in each of 40 lookups.
    #expect(work.largestLookup == 260_001)
    #expect(work.comparisons >= 40 * 260_001 && work.isWatched)
  }

  @Test("a collection of more than 256 faces is rejected")
  func faces() throws {
    let file = AttackFont.faces.file(from: try Fixtures.bytes("variable.ttf"))
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: file, source: "faces") } == .tooLarge)
  }

  /// The builder gives every glyph an advance of 600.
  @Test("components eight levels deep open and vary")
  func deepest() throws {
    let file = AttackFont.composites(levels: 8, from: try Fixtures.bytes("variable.ttf"))
    let face = try FontFace(bytes: file, variations: [VariationSetting("wght", 900)], source: "deep")
    #expect(try face.width(of: "H") == 600)
  }

  /// A glyph of 30,000 points, each one unit to the right of and above the one before, and four phantom points, which
  /// move once with the glyph and once with each tuple. The most points of a real glyph are those of Handjet's fox.
  @Test("a glyph whose variations move four million points opens, and its bounds are computed once")
  func movedPoints() throws {
    func file(tuples: Int) throws -> [UInt8] {
      try AttackFont.square(tuples: tuples, in: Fixtures.bytes("variable.ttf"))
    }
    let handjet = 2_963_614
    #expect(30_004 * 139 > handjet && 30_004 * 139 <= FontLimits.maximumVariedPoints)
    let face = try FontFace(bytes: file(tuples: 138), variations: [VariationSetting("wght", 900)], source: "moved")
    #expect(face.variedPoints(of: 2) == 30_004 * 139)
    let bounds = face.bounds(of: [2, 2])
    #expect(bounds.map { [$0.maxX - $0.minX, $0.maxY - $0.minY] } == [[29_999, 29_999], [29_999, 29_999]])
    let kept = try #require(face.harfBuzz.variedBounds)
    #expect(kept.bounds(of: 2) { _ in nil } == bounds[0])
    #expect(kept.bounds(of: 4) { _ in nil } == .empty)
    let file = try file(tuples: 139)
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: file, source: "moved") } == .unusable)
  }

  /// A table `gvar` begins with its version, the number of axes, and that of shared tuples; at 12 is the number of glyphs.
  @Test(
    "variations of other axes or glyphs than the table has are malformed, whichever library finds it",
    arguments: [(at: 0, 2), (at: 4, 1), (at: 4, 3), (at: 6, 0xFFFF), (at: 12, 0xFFFF)])
  func variationTables(offset: Int, value: Int) throws {
    var font = try FontBuilder(Fixtures.bytes("variable.ttf"))
    font["gvar"].replaceSubrange(offset..<offset + 2, with: u16(value))
    let file = font.file
    #expect(reason { () throws(FontError) in _ = try FontFace(bytes: file, source: "gvar") } == .malformed)
  }

  /// A table `cvar` has a tuple whose coordinates are those of a shared tuple of `gvar`, or its own (0x8000).
  @Test(
    "variations of hinting values are malformed if they name shared tuples that are not there",
    arguments: [
      (count: 0, index: 0x000, isValid: true), (count: 1, index: 0x8000, isValid: true),
      (count: 1, index: 0x000, isValid: false), (count: 400, index: 0x8000, isValid: false),
    ])
  func hintVariations(count: Int, index: Int, isValid: Bool) throws {
    var font = FontBuilder(AttackFont.composites(levels: 1, from: try Fixtures.bytes("variable.ttf")))
    font["cvt "] = u16(1)
    font["cvar"] = u16(1) + u16(0) + u16(count) + u16(16) + u16(16) + u16(index) + u16(0x4000) + u16(0)
    font["cvar"] += [UInt8](repeating: 0, count: 16)
    let file = font.file
    let found = reason { () throws(FontError) in _ = try FontFace(bytes: file, source: "cvar") }
    #expect(found == (isValid ? nil : .malformed))
  }

  @Test("a font with a time limit shapes like any other until its time is up")
  func watched() throws {
    let whole = try Fixtures.face("variable.ttf")
    let watched = try FontFace(
      bytes: AttackFont.watched(from: Fixtures.bytes("variable.ttf")), source: "watched")
    #expect(watched.harfBuzz.shared.budget != nil)
    #expect(whole.harfBuzz.shared.budget == nil)
    let text = String(repeating: "xH ", count: 400)
    #expect(try watched.shaped(text).map(\.advance) == whole.shaped(text).map(\.advance))
    #expect(try watched.shaped(text).map(\.cluster) == whole.shaped(text).map(\.cluster))
  }

  @Test("shaping with a time limit stops when canceled, even in the middle of a text")
  func cancelled() throws {
    let face = try FontFace(bytes: AttackFont.watched(from: Fixtures.bytes("variable.ttf")), source: "watched")
    let units = Array(String(repeating: "xH", count: 100).utf16)
    let run = FontRun(range: units.indices, face: face, level: 0, script: "Latn")
    let asked = Asked(limit: 2)
    let found = reason { () throws(FontError) in
      _ = try Shaper().glyphs(
        of: units, in: units.indices, run: run, context: units.indices, cancellation: Cancellation { asked.next() })
    }
    #expect(found == .cancelled)
    #expect(try face.shaped("xH").count == 2)
  }

  @Test("a name or path with NUL matches no font, and is not truncated")
  func nul() throws {
    let catalog = FontCatalog(usesSystemFonts: true)
    let family = try #require(catalog.familyNames.first { !catalog.files(inFamily: $0).isEmpty })
    #expect(catalog.files(inFamily: "\(family)\0x").isEmpty)
    #expect(catalog.file(named: "\(family)\0") == nil)
    let path = try Fixtures.path("variable.ttf")
    #expect(reason { () throws(FontError) in _ = try FontFace(path: "\(path)\0.ttf") } == .unreadable)
  }
}

/// Counts the calls.
private final class Asked: @unchecked Sendable {
  // Used by one thread.
  private var rest: Int

  init(limit: Int) { rest = limit }

  func next() -> Bool {
    rest -= 1
    return rest < 0
  }
}

extension AttackFontTests {
  /// Opens a font, and measures and shapes as much as possible.
  fileprivate static func use(_ file: String) {
    for variations in [[], [VariationSetting("wght", 900)]] {
      guard let face = try? FontFace(path: file, variations: variations) else { continue }
      let glyphs = 0..<UInt32(min(face.glyphCount, 64))
      _ = (face.advances(of: glyphs), face.bounds(of: glyphs), face.names, face.namedInstances, face.sizeDependence)
      for glyph in glyphs {
        _ = (face.outline(of: glyph), face.colorLayers(of: glyph), face.bitmap(of: glyph, pixelsPerEm: 20))
      }
      _ = (try? face.characterCoverage.contains(0x48), try? face.at(pointSize: 11).metrics)
      _ = try? face.shaped(String(repeating: "xH", count: 100))
    }
    _ = try? FontFace.allFaces(path: file)
  }

  fileprivate static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The maximum memory of the process so far, in KB.
  fileprivate static func peak() -> Int {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
