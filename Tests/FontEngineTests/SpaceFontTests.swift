import TestSupport
import Testing

@testable import FontEngine

/// Cached words in fonts whose rules look at the space in many ways; see `Fixtures/make-spaces.py`.
@Suite struct SpaceFontTests {
  private static let faces: [FontFace] = (0..<100).map { index in
    (try? Fixtures.path("spaces.ttc")).flatMap { try? FontFace(path: $0, index: index) }
  }.prefix { $0 != nil }.compactMap { $0 }

  private static func faces(_ kind: String) -> [FontFace] { faces.filter { $0.names.family.hasPrefix(kind) } }

  /// All words of one or two letters.
  private static let words: [String] = {
    let letters = ["a", "b", "c", "d", "^"]
    return letters + letters.flatMap { first in letters.map { first + $0 } }
  }()

  private func context(_ face: FontFace) -> PieceContext {
    PieceContext(face: face, language: nil, strictness: .normal)
  }

  /// Shapes a text of one line as a whole.
  private func shaped(_ text: String, _ face: FontFace) throws -> [Glyph] {
    let units = Array(text.utf16)
    let run = FontRun(range: units.indices, face: face, level: 0, script: "Latn")
    return try Shaper().glyphs(of: units, in: units.indices, run: run, context: units.indices)
  }

  @Test("there are all fonts")
  func count() { #expect(Self.faces.count == 48) }

  @Test("a text of cached words is the same as one shaped as a whole", arguments: faces.map(\.names.family))
  func exact(family: String) throws {
    let face = try #require(Self.faces.first { $0.names.family == family })
    var random = SeededGenerator(seed: 34)
    let pieces = ShapedPieces()
    pieces.cachesNewWords = true
    for _ in 0..<Rounds.count(quick: 200, full: 2000) {
      var text = ""
      for index in 0..<Int.random(in: 1...8, using: &random) {
        let gap = index == 0 ? "" : Int.random(in: 0..<8, using: &random) == 0 ? "  " : " "
        text += gap + (Self.words.randomElement(using: &random) ?? "")
      }
      for _ in 0..<2 { try check(text, face, pieces) }
    }
  }

  /// Compares a text composed from the cache with the same text shaped as a whole.
  private func check(_ text: String, _ face: FontFace, _ pieces: ShapedPieces) throws {
    let expected = try shaped(text, face)
    let width = expected.reduce(0) { $0 + Int64($1.advance) }
    let composed = try #require(try pieces.compose(Array(text.utf16), in: context(face)))
    #expect(composed.runs.flatMap(\.glyphs) == expected, "\(text)")
    #expect(composed.advances.last == width, "\(text)")
    let opportunities = try #require(try pieces.opportunities(Array(text.utf16), in: context(face)))
    #expect(opportunities.advance == width, "\(text)")
  }

  @Test("a rule is found that looks at a word several words away, even if those between have no glyphs")
  func farWords() throws {
    let face = try #require(Self.faces("odd words that vanish").first)
    let pieces = ShapedPieces()
    pieces.cachesNewWords = true
    for text in ["c c a ca c", "c bd d d d d d aa a ca c"] { try check(text, face, pieces) }
    // The a after the c is replaced only if the b is there.
    #expect(try shaped("bd d d d d d aa a ca", face).last?.id != shaped("cd d d d d d aa a ca", face).last?.id)
  }

  @Test("where the space never has its usual glyph, words are no longer tried")
  func otherSpace() throws {
    let face = try #require(Self.faces("odd other space").first)
    let pieces = ShapedPieces()
    pieces.cachesNewWords = true
    let barrier = { try pieces.snapshot(context(face))?.entry.barrier }
    #expect(try barrier() == face.spaceBarrier)
    for word in Self.words.prefix(Int(ShapedPieces.Entry.maximumBoundWords)) {
      _ = try pieces.compose(Array("\(word) ac\(word)".utf16), in: context(face))
    }
    #expect(face.spaceBarrier != nil)
    #expect(try barrier() == nil)
    // In a font in which words were cached, a space that loses its glyph now and then changes nothing.
    let other = try #require(Self.faces("across a replaced space").first)
    for word in ["b", "c", "d", "a", "ba", "ca", "da", "aa", "bba", "bca", "bda", "baa", "cba", "cca"] {
      _ = try pieces.compose(Array("d \(word) b".utf16), in: context(other))
    }
    #expect(try pieces.snapshot(context(other))?.entry.barrier != nil)
    #expect(pieces.isKnown(Array("d b d b".utf16), in: context(other)))
  }

  /// The glyphs of a word, its space, and another word, as numbers that a neighbor could change.
  private struct Pair {
    var before: [[Int32]]
    var space: Int32
    var behind: [[Int32]]

    init(_ first: String, _ second: String, _ glyphs: [Glyph]) {
      func numbers(_ part: Range<Int>) -> [[Int32]] {
        glyphs.filter { part.contains(Int($0.cluster)) }.map {
          [Int32($0.id), $0.cluster - Int32(part.lowerBound), $0.advance, $0.xOffset, $0.yOffset]
        }
      }
      let joint = first.utf16.count + 1
      before = numbers(0..<joint)
      space = before.last?[2] ?? 0
      if !before.isEmpty { before[before.count - 1][2] = 0 }
      behind = numbers(joint..<joint + second.utf16.count)
    }
  }

  /// Returns whether words depend on words beyond the space, except that the space is wider before some.
  private func reachesAcross(_ face: FontFace) throws -> Bool {
    let pairs = try Self.words.map { first in
      try Self.words.map { second in Pair(first, second, try shaped(first + " " + second, face)) }
    }
    return pairs.contains { row in
      row.indices.contains { column in
        row[column].before != row[0].before || row[column].behind != pairs[0][column].behind
          || row[column].space - row[0].space != pairs[0][column].space - pairs[0][0].space
      }
    }
  }

  @Test("in these fonts words do depend on words beyond the space", arguments: faces("across").map(\.names.family))
  func across(family: String) throws {
    #expect(try reachesAcross(try #require(Self.faces.first { $0.names.family == family })))
  }

  @Test(
    "in these fonts words depend on the space at most, and are cached", arguments: faces("beside").map(\.names.family))
  func beside(family: String) throws {
    let face = try #require(Self.faces.first { $0.names.family == family })
    #expect(try !reachesAcross(face))
    let pieces = ShapedPieces()
    pieces.cachesNewWords = true
    // Every word in the middle of a line, and one at its start.
    let words = Self.words.filter { !$0.hasPrefix("^") }
    _ = try pieces.compose(Array(("d " + words.joined(separator: " ") + " a").utf16), in: context(face))
    let text = "d " + words.reversed().joined(separator: " ") + " a"
    #expect(pieces.isKnown(Array(text.utf16), in: context(face)))
  }
}
