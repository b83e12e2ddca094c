package import FontEngine
import Foundation
import TextLayout
import UIFoundation

/// A text that shows a face in its own characters: words of its main script, letters, or its first glyphs.
///
/// It is laid out with ``catalog``, which has no other fonts, so that no glyph of another face is ever among them.
package struct ScriptSample {
  /// What a sample consists of.
  enum Content: Hashable {
    /// Words of a script.
    case words
    /// Letters of a script for which no words are known.
    case letters
    /// The first glyphs that characters select, in the order of the glyphs.
    case glyphs
    /// Nothing: no character selects a glyph with ink.
    case none
  }

  /// A catalog without fonts: a character that a face lacks stays a missing glyph of that face.
  package static let catalog = FontCatalog(usesSystemFonts: false)

  private static let shared: Set<OpenTypeTag> = ["Zyyy", "Zinh", "Zzzz"]
  private static let mostLetters = 14

  let content: Content
  /// The script of the words or letters; `nil` for glyphs.
  let script: OpenTypeTag?
  /// The language that shaping should know of, or `nil`.
  package let language: String?
  /// The parts: words, letters, or characters.
  private let parts: [String]
  /// What is between words.
  private let space: String
  private let isLatin: Bool
  /// Whether the letters include Latin ones, which the cap height and the x-height belong to.
  private let addsLatin: Bool

  /// Chooses a sample. O(n log n) in the number of characters of the face.
  package init(_ face: FontFace) {
    let hasSpace = face.hasGlyph(for: " ")
    let counts = face.scripts
    let main = counts.first { !Self.shared.contains($0.script) }
    addsLatin = main?.script != "Latn" && Self.covers(face, Self.besides)
    isLatin = main?.script == "Latn" && Self.covers(face, Self.latin + Self.heights)
    if let main {
      for words in ScriptWords.all(of: main.script) where words.words.allSatisfy({ Self.covers(face, $0) }) {
        (content, script, language, parts) = (.words, main.script, words.language, words.words)
        space = hasSpace ? " " : ""
        return
      }
    }
    language = nil
    let others = counts.filter { Self.shared.contains($0.script) }.map(\.characters).max() ?? 0
    if let main, main.characters >= others {
      let letters = Self.letters(of: main.script, in: face)
      if !letters.isEmpty {
        (content, script, parts) = (.letters, main.script, letters.map { String(Character($0)) })
        space = hasSpace ? " " : ""
        return
      }
    }
    let first = Self.firstGlyphs(of: face)
    (content, script, parts) = (first.isEmpty ? .none : .glyphs, nil, first.map { String(Character($0)) })
    space = ""
  }

  private static let latin = "Hamburgefonstiv 0123"
  /// Letters that reach every height: a capital with an accent, an x, ascenders, and descenders.
  private static let heights = "ÉHxdgp"
  /// Letters of the cap height and the x-height, with a descender, beside those of another script.
  private static let besides = "Hxg"
  private static let sentence = "Sphinx of black quartz, judge my vow. ÅÉÎÕÜ 0123456789"

  /// A few letters, whose heights can be compared with the lines of the metrics.
  var letters: String {
    if isLatin { return Self.heights }
    let own =
      content == .words
      ? parts.min { $0.unicodeScalars.count < $1.unicodeScalars.count } ?? "" : parts.prefix(5).joined(separator: space)
    return addsLatin && content != .none ? own + space + Self.besides : own
  }

  /// A line of words or letters.
  var line: String {
    if isLatin { return Self.latin }
    return parts.prefix(content == .words ? 3 : Self.mostLetters).joined(separator: space)
  }

  /// A text of several lines.
  package var text: String {
    if isLatin { return Self.sentence }
    return parts.joined(separator: space)
  }

  /// What ``letters`` are, for a caption.
  var caption: String {
    let latin = addsLatin ? ", and Latin letters" : ""
    let name = script.map(ScriptName.of) ?? ""
    return switch content {
    case .words: (isLatin ? "letters of the script \(name)" : "a word in the script \(name)") + latin
    case .letters: "letters of the script \(name)" + latin
    case .glyphs: "the first glyphs that characters select" + latin
    case .none: "no character selects a glyph with ink"
    }
  }

  /// Prepares a text in a face, without the glyphs of any other one.
  ///
  /// - Throws: The errors of shaping the text.
  func prepared(_ text: String, _ face: FontFace) throws(TextLayoutError) -> PreparedText {
    try PreparedText(Paragraph(text, style: TextStyle(face: face, language: language)), catalog: Self.catalog)
  }

  /// Returns whether a face has all characters of a text, with ink. Invisible ones and spaces need no glyph.
  private static func covers(_ face: FontFace, _ text: String) -> Bool {
    let visible = text.unicodeScalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
    }
    return withInk(Array(visible), face).count == visible.count
  }

  /// Returns whether a character can be shown by itself: it is neither a mark nor invisible.
  static func isVisibleAlone(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .surrogate, .unassigned: return false
    default: return true
    }
  }

  /// Returns letters of a script, evenly spread among those with ink.
  private static func letters(of script: OpenTypeTag, in face: FontFace) -> [Unicode.Scalar] {
    let all = face.characterRanges.lazy.flatMap(\.self).compactMap(Unicode.Scalar.init).filter { scalar in
      FontFace.script(of: scalar.value) == script && isVisibleAlone(scalar)
        && (scalar.properties.isAlphabetic || scalar.properties.generalCategory == .otherSymbol)
    }
    let inked = withInk(Array(all), face).map(\.scalar)
    guard inked.count > mostLetters else { return inked }
    return (0..<mostLetters).map { inked[$0 * inked.count / mostLetters] }
  }

  /// Returns the characters of the first glyphs with ink, in the order of the glyphs.
  private static func firstGlyphs(of face: FontFace) -> [Unicode.Scalar] {
    let all = face.characterRanges.lazy.flatMap(\.self).compactMap(Unicode.Scalar.init).filter(isVisibleAlone)
    let ordered = withInk(Array(all), face).sorted { $0.glyph < $1.glyph }
    var last: UInt32?
    return ordered.filter { entry in
      defer { last = entry.glyph }
      return entry.glyph != last
    }.prefix(mostLetters).map(\.scalar)
  }

  private static func withInk(
    _ scalars: [Unicode.Scalar], _ face: FontFace
  ) -> [(scalar: Unicode.Scalar, glyph: UInt32)] {
    let mapped = scalars.compactMap { scalar in face.glyph(for: scalar).map { (scalar: scalar, glyph: $0) } }
    return zip(mapped, face.bounds(of: mapped.map(\.glyph))).filter { $0.0.glyph != 0 && !$0.1.isEmpty }.map(\.0)
  }
}
