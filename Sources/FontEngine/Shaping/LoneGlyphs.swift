import CHarfBuzz
import Synchronization

/// The characters that a font shapes one by one: among others of their kind, each becomes its own glyph, with the
/// glyph's advance, whatever stands beside it.
///
/// They are ideographs, syllables, kana, digits, and symbols at whose glyph no rule begins that HarfBuzz would apply to
/// their script and language. A rule applies only where it begins, so it never does in a text of such characters alone.
/// HarfBuzz does nothing else to them: they have glyphs, so nothing is decomposed or replaced; none of them is a mark,
/// joins, or is invisible; and a face with Apple's tables has none.
///
/// Ideographs and syllables begin no rules in nearly all fonts. Looking them up takes a tenth of HarfBuzz's instructions
/// (`cold/cjk` of the benchmarks). A font takes 2 KB for each 256 code points that it was asked for, in each of up to
/// eight scripts and languages.
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
  private static let scripts: [OpenTypeTag] = ["Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii"]

  /// Returns the glyphs of a range, or `nil` if not all of its characters are such, or the run has features.
  ///
  /// `language` is the shaper's. O(*n*); the first time for each 256 code points takes microseconds more.
  func glyphs(
    of text: [UInt16], in range: Range<Int>, _ run: FontRun, language: hb_language_t?
  ) -> [Glyph]? {
    guard Self.scripts.contains(run.script), !run.isRightToLeft, run.features.isEmpty,
      run.face.harfBuzz.shared.budget == nil
    else {
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
