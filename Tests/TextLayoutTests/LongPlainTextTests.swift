import FontEngine
import TestSupport
import Testing
import TextLayout
import TextSupport

/// Plain texts that are too long to be divided into words, or to be shaped, as a whole.
@Suite struct LongPlainTextTests {
  private static let fallback = try? Samples.face("DejaVuSans/DejaVuSans.ttf")
  private static let vocabulary = [
    "AVAST", "To", "fjord", "waffle", "office", "“why”", "1987/88", "left-handed", "Wind", "P.S.", "Ya,", "naïve",
  ]

  private func catalog(_ capacity: Int = ShapedPieces.defaultCapacity) -> FontCatalog {
    catalog(ShapedPieces(capacity: capacity))
  }

  /// Returns a catalog that knows words, but no texts.
  private func catalog(_ pieces: ShapedPieces) -> FontCatalog {
    let catalog = FontCatalog(usesSystemFonts: false, shapedPieces: pieces)
    if let face = Self.fallback { catalog.register(face, isFallback: true) }
    return catalog
  }

  /// Returns random words with a separator between them, of at least a number of code units.
  private func text(_ count: Int, linesOf words: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var (text, length, number) = ("", 0, 0)
    while length < count {
      let word = Self.vocabulary.randomElement(using: &random) ?? ""
      number += 1
      text += word + (number % words == 0 ? "\n" : " ")
      length += word.utf16.count + 1
    }
    return String(text.dropLast())
  }

  private func paragraph(_ text: String, _ face: FontFace) -> Paragraph {
    Paragraph(text, style: TextStyle(face: face))
  }

  private func lines(
    _ text: Paragraph, _ catalog: FontCatalog, widths: [Double] = [90, 333.5, .infinity]
  ) throws -> [[TextLine]] {
    let prepared = try PreparedText(text, catalog: catalog)
    return try widths.map { try Array(prepared.lines(width: $0, pointSize: 17)) }
  }

  private func isKnown(_ text: Paragraph, _ face: FontFace, _ catalog: FontCatalog) -> Bool {
    let context = PieceContext(face: face, language: nil, strictness: .normal)
    return catalog.shapedPieces.isKnown(text.units, in: context)
  }

  private static let faces = [
    "TeXGyrePagella/texgyrepagella-regular.otf", "Inter/Inter-Regular.otf", "GalleySans/GalleySans-Regular.ttf",
  ]

  @Test("the words of a line of 20,000 code units are cached, and change nothing", arguments: faces)
  func longLine(file: String) throws {
    let face = try Samples.face(file)
    let paragraph = paragraph(text(20_000, linesOf: .max, seed: 16), face)
    let expected = try lines(paragraph, catalog(0))
    let cached = catalog()
    for round in 0..<4 { #expect(try lines(paragraph, cached) == expected, "round \(round) of \(file)") }
    // Inter's rules reach across the spaces beside some of the words, which are never cached.
    let isKnown = isKnown(paragraph, face, cached)
    #expect(isKnown == !file.hasPrefix("Inter"))
  }

  @Test(
    "a text of over 65,536 code units has the same lines with cached words as without",
    arguments: Rounds.some(
      of: [
        (before: "", behind: ""), (before: "1987\n12/3\n", behind: ""), (before: "", behind: "\n\nend"),
        (before: "", behind: "Ολοι\n"), (before: "", behind: "שלום"),
        (before: String(repeating: "1 ", count: 70_000), behind: "a"),
      ], quick: 2))
  func longText(before: String, behind: String) throws {
    let face = try Samples.face(Self.faces[0])
    let paragraph = paragraph(before + text(140_000, linesOf: 30, seed: 17) + behind, face)
    let expected = try lines(paragraph, catalog(0))
    let pieces = ShapedPieces()
    for _ in 0..<3 { #expect(try lines(paragraph, catalog(pieces)) == expected) }
  }

  @Test("a line without an end in the first 65,536 code units is divided, too")
  func longerLine() throws {
    let face = try Samples.face(Self.faces[1])
    let paragraph = paragraph(
      text(70_000, linesOf: .max, seed: 18) + "\n" + text(80_000, linesOf: 10, seed: 19), face)
    let expected = try lines(paragraph, catalog(0))
    let pieces = ShapedPieces()
    for _ in 0..<3 { #expect(try lines(paragraph, catalog(pieces)) == expected) }
  }

  /// Sums of the system font's advances at two optical sizes overflowed at 446,000 code units of English on one line, and
  /// at 403,000 of these. The source is a short text: all lines are as wide as one of its words, and the text is as
  /// wide as their sum.
  @Test("a line of the system font may be of any length, with new and with known words")
  func longSystemLine() throws {
    let face = try Samples.face("GalleySans/GalleySans-Regular.ttf")
    let count = 60_000
    let text = paragraph(String(repeating: "WW MMW ", count: count), face)
    let cached = catalog()
    func width(_ text: String) throws -> Double { try lines(paragraph(text, face), cached)[2][0].width }
    let (word, step) = (try width("WW MMW"), try width("WW MMW WW MMW") - width("WW MMW"))
    for _ in 0..<2 {
      let found = try lines(text, cached)
      #expect(found[0].map(\.range) == (0..<count).map { 7 * $0..<7 * $0 + 7 })
      #expect(found[0].allSatisfy { abs($0.width - word) < 1e-6 })
      #expect(found[2].count == 1 && abs(found[2][0].width - (Double(count - 1) * step + word)) < 1e-3)
    }
  }

  @Test("a word of the system font may be of any length")
  func longSystemWord() throws {
    let face = try Samples.face("GalleySans/GalleySans-Regular.ttf")
    let catalog = catalog()
    let count = Rounds.count(quick: 70_000, full: 430_000)
    // Narrow lines, each of which is shaped at its ends, are left to full rounds.
    let widths = Rounds.some(of: [2_000, 90, 333.5], quick: 1) + [Double.infinity]
    func width(_ count: Int) throws -> Double {
      let text = paragraph(String(repeating: "W", count: count), face)
      return try lines(text, catalog, widths: widths)[widths.count - 1][0].width
    }
    let step = try width(11) - width(10)
    #expect(abs(try width(count) - (width(10) + Double(count - 10) * step)) < 1e-3)
  }

  /// Before, a text of 70,000 code units took 26 to 60 times as long as one of 60,000.
  @Test("a known text costs by its length: no more beyond 65,536 code units", arguments: [30, Int.max])
  func cost(words: Int) throws {
    let face = try Samples.face(Self.faces[1])
    let pieces = ShapedPieces()
    let known: [Int: Paragraph] = try [20_000, 160_000].reduce(into: [:]) { known, count in
      let paragraph = paragraph(text(count, linesOf: words, seed: 20), face)
      for _ in 0..<3 { _ = try PreparedText(paragraph, catalog: catalog(pieces)) }
      known[count] = paragraph
    }
    let growth = try ThreadTime.growth(from: 20_000) { count in
      _ = try PreparedText(#require(known[count]), catalog: catalog(pieces))
    }
    #expect(growth < ThreadTime.linear)
  }
}
