import CHarfBuzz
import Synchronization

/// The characters that a font shapes one by one: among others of their kind, each becomes its own glyph, with the
/// glyph's advance, whatever stands beside it.
///
/// They are ideographs, syllables, kana, digits, and symbols whose glyph is no input of a lookup that HarfBuzz would
/// apply to their script and language. A rule begins at a glyph that is an input of its lookup, so in a text of such
/// characters alone no rule ever begins. HarfBuzz does nothing else to them: they have glyphs, so nothing is decomposed
/// or replaced; none of them is or takes a mark, joins, or is invisible; and a face with Apple's tables has none.
///
/// Ideographs and syllables have no lookups in nearly all fonts. Looking them up takes a twentieth of HarfBuzz's time.
final class LoneGlyphs: Sendable {
  /// What decides on the lookups.
  private struct Key: Equatable {
    let script: OpenTypeTag
    /// HarfBuzz's pointer, which is the same for equal tags as long as the process runs, or 0.
    let language: UInt
  }

  private let tables = Mutex<[(key: Key, table: LoneGlyphTable)]>([])

  /// The number of scripts and languages to keep tables for. A text in many languages is shaped by HarfBuzz.
  private static let limit = 8

  /// The scripts that HarfBuzz shapes by its default rules, or by those for Hangul, which concern only conjoining Jamo.
  private static func has(_ script: OpenTypeTag) -> Bool {
    switch script {
    case "Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii": true
    default: false
    }
  }

  /// Returns the glyphs of a range, or `nil` if not all of its characters are such, or the run has features.
  ///
  /// `language` is the shaper's. O(*n*); the first time for each 256 code points takes microseconds more.
  func glyphs(
    of text: [UInt16], in range: Range<Int>, _ run: FontRun, language: hb_language_t?
  ) -> [Glyph]? {
    guard Self.has(run.script), !run.isRightToLeft, run.features.isEmpty, run.face.harfBuzz.shared.budget == nil else {
      return nil
    }
    let font = run.face.harfBuzz
    let key = Key(script: run.script, language: UInt(bitPattern: language))
    let (known, isFull) = tables.withLock { tables in
      (tables.first { $0.key == key }?.table, tables.count >= Self.limit)
    }
    if known == nil, isFull { return nil }
    var table = unsafe known ?? LoneGlyphTable(font, run.script, language)
    let pages = table.pageCount
    let glyphs = table.glyphs(of: text, in: range, font)
    if known == nil || table.pageCount > pages { keep(table, for: key) }
    return glyphs
  }

  /// Keeps a table, unless another thread has kept a larger one.
  private func keep(_ table: LoneGlyphTable, for key: Key) {
    tables.withLock { tables in
      if let index = tables.firstIndex(where: { $0.key == key }) {
        if tables[index].table.pageCount < table.pageCount { tables[index].table = table }
      } else if tables.count < Self.limit {
        tables.append((key, table))
      }
    }
  }
}
