import BundledFonts
import Foundation
import TestSupport
import Testing

@testable import FontEngine

/// The feature `ccmp` is left out only where it does nothing; see `Fixtures/make-compositions.py`.
@Suite struct IdleCompositionTests {
  private static let faces: [FontFace] = (0..<100).map { index in
    (try? Fixtures.path("compositions.ttc")).flatMap { try? FontFace(path: $0, index: index) }
  }.prefix { $0 != nil }.compactMap { $0 }

  private static let latin = PieceComposer.Script(tag: "Latn", number: 1)

  private func entry(_ face: FontFace, _ features: [FontFeature] = []) throws -> ShapedPieces.Entry {
    let context = PieceContext(face: face, language: nil, strictness: .normal, features: features)
    return try #require(try ShapedPieces().snapshot(context)).entry
  }

  private func areIdle(_ face: FontFace, _ features: [FontFeature] = []) throws -> Bool {
    unsafe try entry(face, features).hasIdleCompositions(in: Self.latin, language: nil)
  }

  @Test(
    "rules of every kind are idle if they need a mark, and are left out if they are",
    arguments: faces.map(\.names.family))
  func kinds(family: String) throws {
    let face = try #require(Self.faces.first { $0.names.family == family })
    #expect(try areIdle(face) == family.hasPrefix("idle"))
    // HarfBuzz decides whether a rule applies.
    var random = SeededGenerator(seed: 40)
    let entry = try entry(face)
    let whole = try Shaper()
    for _ in 0..<Rounds.count(quick: 300, full: 3_000) {
      let text = (0..<1 + random.number(below: 8)).map { _ in
        UInt16(random.number(below: 5) == 0 ? 0x20 : 0x61 + random.number(below: 4))
      }
      let run = FontRun(range: text.indices, face: face, level: 0, script: "Latn")
      let own = try Shaper(for: text, in: Self.latin, entry)
      let glyphs = try own.glyphs(of: text, in: text.indices, run: run, context: text.indices)
      #expect(try glyphs == whole.glyphs(of: text, in: text.indices, run: run, context: text.indices), "\(text)")
    }
  }

  @Test("there are all fonts, and HarfBuzz applies the rules that are not idle")
  func applied() throws {
    #expect(Self.faces.count == 27)
    for face in Self.faces where face.names.family.hasPrefix("busy") {
      let applies = ["ab", "abc", "d", "c", "ac", "da", "aada", "ad", "acd"].contains { text in
        (try? face.shaped(text).map(\.id)) != text.unicodeScalars.map { face.harfBuzz.nominalGlyph(for: $0.value) ?? 0 }
      }
      #expect(applies, "\(face.names.family)")
    }
  }

  @Test("where a font replaces too much to follow, nothing is left out")
  func attacked() throws {
    let file = AttackFont.replacements.file(from: try Fixtures.bytes("variable.ttf"))
    #expect(try !areIdle(FontFace(bytes: file, source: "replacements")))
    let tables = try #require(FontTables(FontBytes(file), face: 0))
    let table = LayoutTable(tables["GSUB"], isSubstitution: true)
    // Two lookups more than the limit has room for, each with 65,535 glyphs.
    #expect(table.replacements().count < FontLimits.maximumReplacements + 2 * 65_536 && !table.isIntact)
  }

  @Test("whoever asks for the feature gets it")
  func requested() throws {
    let face = try #require(Self.faces.first { $0.names.family == "idle ligature" })
    #expect(try areIdle(face, [FontFeature("kern", 0)]))
    #expect(try !areIdle(face, [FontFeature("ccmp")]))
  }

  @Test(
    "the bundled fonts compose letters with marks alone",
    arguments: [
      BundledFaces.pagella, BundledFaces.inter, BundledFaces.dejaVu, BundledFaces.galleySans,
    ])
  func bundled(file: String) throws { #expect(try areIdle(BundledFaces.face(file))) }
}

extension IdleCompositionTests {
  /// The bundled fonts, and for full rounds all that are installed.
  private static let files: [String] = {
    let roots = Rounds.current == .quick ? [BundledFonts.path("")] : [BundledFonts.path(""), "/usr/share/fonts"]
    return roots.flatMap { root -> [String] in
      let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      return names.filter { name in [".ttf", ".otf", ".ttc"].contains { name.hasSuffix($0) } }.map { "\(root)/\($0)" }
    }.sorted()
  }()

  @Test("plain text in any font has the same glyphs with the feature and without", arguments: files)
  func same(file: String) throws {
    guard let face = try? FontFace(path: file), let coverage = try? face.characterCoverage else { return }
    let scripts: [(PieceComposer.Script, ClosedRange<UInt32>)] = [
      (Self.latin, 0x41...0x24F), (PieceComposer.Script(tag: "Latn", number: 1), 0x1E00...0x1EFF),
      (PieceComposer.Script(tag: "Grek", number: 2), 0x370...0x3FF),
      (PieceComposer.Script(tag: "Cyrl", number: 3), 0x400...0x52F),
    ]
    var random = SeededGenerator(seed: 41)
    for (script, letters) in scripts {
      let known = [0x20...0x7E, 0xA0...0xBF, 0x2B0...0x2FF, 0x2010...0x203A, letters].joined()
        .filter { coverage.contains($0) && PieceComposer.divided([UInt16($0)], lineRules: 0) != nil }
      guard let entry = try? entry(face), let whole = try? Shaper() else { return }
      for _ in 0..<Rounds.count(quick: 40, full: 400) where !known.isEmpty {
        let text = (0..<1 + random.number(below: 12)).map { _ in UInt16(known[random.number(below: known.count)]) }
        let run = FontRun(range: text.indices, face: face, level: 0, script: script.tag)
        let own = try Shaper(for: text, in: script, entry)
        let glyphs = try own.glyphs(of: text, in: text.indices, run: run, context: text.indices)
        #expect(
          try glyphs == whole.glyphs(of: text, in: text.indices, run: run, context: text.indices),
          "\(script.tag): \(text.map { String($0, radix: 16) })")
      }
    }
  }
}
