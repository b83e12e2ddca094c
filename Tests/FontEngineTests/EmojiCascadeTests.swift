import FontEngine
import TestSupport
import Testing

/// The choice of faces for emoji. DejaVu Sans has U+2615, U+263A, U+2764, and U+1F600 in black, and Noto Color Emoji
/// (Debian's fonts-noto-color-emoji 2.042) has them in color, as `hb-shape` 6.0.0 shows.
@Suite struct EmojiCascadeTests {
  private static let dejaVu = "DejaVuSans"
  private static let noto = "NotoColorEmoji"

  private func noto() throws -> FontFace {
    try FontFace(path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  }

  /// Returns the faces of the runs, with Noto Color Emoji as a registered fallback.
  private func faces(_ text: String, own: [FontFace]? = nil, catalog: FontCatalog? = nil) throws -> [String] {
    let units = Array(text.utf16)
    let own = try own ?? [BundledFaces.face(BundledFaces.dejaVu)]
    let fallbacks = FontCatalog(usesSystemFonts: false)
    fallbacks.register(try BundledFaces.face(BundledFaces.inter), isFallback: true)
    fallbacks.register(try noto(), isFallback: true)
    let cascade = FontCascade(
      own[0], others: Array(own.dropFirst()), catalog: catalog ?? fallbacks, language: nil)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    var missing: [Range<Int>] = []
    let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    #expect(missing.isEmpty)
    return runs.map { "\($0.range.count) \($0.face.names.postScriptName)" }
  }

  @Test(
    "whole emoji sequences use the color face",
    arguments: [
      "😀", "☕", "❤️", "👩‍❤️‍👩", "🏳️‍🌈", "🇩🇪", "1️⃣", "👍🏽", "☝🏽", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    ])
  func color(emoji: String) throws {
    let count = emoji.utf16.count
    #expect(try faces("a\(emoji)b") == ["1 \(Self.dejaVu)", "\(count) \(Self.noto)", "1 \(Self.dejaVu)"])
  }

  @Test(
    "text uses text faces: by default, with a text selector, and for digits",
    arguments: ["❤", "☺", "☕\u{FE0E}", "😀\u{FE0E}", "1", "©"])
  func text(symbol: String) throws {
    #expect(try faces("a\(symbol)b") == ["\(2 + symbol.utf16.count) \(Self.dejaVu)"])
  }

  @Test("emoji that follow one another use the color face, and symbols between them text faces")
  func sequence() throws {
    let (first, second, third) = ("😀☕👩‍❤️‍👩", "😀1️⃣", "👍🏽🇩🇪")
    #expect(
      try faces("a\(first)❤\(second)☕\u{FE0E}\(third)b") == [
        "1 \(Self.dejaVu)", "\(first.utf16.count) \(Self.noto)", "1 \(Self.dejaVu)",
        "\(second.utf16.count) \(Self.noto)",
        "2 \(Self.dejaVu)", "\(third.utf16.count) \(Self.noto)", "1 \(Self.dejaVu)",
      ])
  }

  @Test("without a color face, a text face shows emoji; without a text face, the color face shows symbols")
  func substitutes() throws {
    #expect(try faces("a😀", catalog: FontCatalog(usesSystemFonts: false)) == ["3 \(Self.dejaVu)"])
    // TeX Gyre Pagella and Inter have neither.
    let pagella = try BundledFaces.face(BundledFaces.pagella)
    #expect(
      try faces("☘ 🌶\u{FE0E}", own: [pagella]) == ["1 \(Self.noto)", "1 TeXGyrePagella-Regular", "3 \(Self.noto)"])
  }

  @Test("a style's own color face precedes the catalog's, and precedes text faces only for emoji")
  func own() throws {
    let own = try [BundledFaces.face(BundledFaces.dejaVu), noto()]
    let none = FontCatalog(usesSystemFonts: false)
    #expect(try faces("☺😀", own: own, catalog: none) == ["1 \(Self.dejaVu)", "2 \(Self.noto)"])
    #expect(
      try faces("1😀\u{FE0E}1️⃣", own: own.reversed(), catalog: none) == [
        "1 \(Self.noto)", "3 \(Self.dejaVu)", "3 \(Self.noto)",
      ])
  }

  @Test("Fontconfig's color face is used for an emoji, and its text faces for a symbol")
  func system() throws {
    let pagella = try BundledFaces.face(BundledFaces.pagella)
    let system = FontCatalog(usesSystemFonts: true)
    #expect(try faces("😀", own: [pagella], catalog: system) == ["2 \(Self.noto)"])
    #expect(try faces("☺", own: [pagella], catalog: system) != ["1 \(Self.noto)"])
  }

  /// Source: hmtx of Noto Color Emoji: every emoji is 2550 of 2048 units wide.
  @Test("a sequence that the face joins is as wide as one emoji", arguments: ["👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "😀"])
  func widths(emoji: String) throws {
    let units = Array(emoji.utf16)
    let run = FontRun(range: units.indices, face: try noto(), level: 0, script: "Zyyy")
    let glyphs = try Shaper().glyphs(of: units, in: units.indices, run: run, context: units.indices)
    #expect(glyphs.map(\.advance) == [2550])
  }

  @Test("a long sequence and many emoji take linear time")
  func linear() throws {
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(try noto(), isFallback: true)
    let cascade = FontCascade(try BundledFaces.face(BundledFaces.dejaVu), catalog: catalog, language: nil)
    for piece in ["👩‍", "😀a", "❤️☺"] {
      let growth = try ThreadTime.growth(from: 2_000) { count in
        let units = Array(String(repeating: piece, count: count).utf16)
        let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
        var missing: [Range<Int>] = []
        _ = try? cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
      }
      #expect(growth < ThreadTime.linear)
    }
  }
}
