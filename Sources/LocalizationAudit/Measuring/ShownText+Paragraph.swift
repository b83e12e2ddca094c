import FontEngine
import FontReports
import StringCatalogs
import TextLayout
import UIFoundation

extension ShownText {
  /// Returns the text as a paragraph in the font of a label.
  ///
  /// - Throws: `TextLayoutError` only if the runs don't cover the text, which doesn't happen.
  func paragraph(_ label: AuditQuestion, language: String?) throws(TextLayoutError) -> Paragraph {
    let base = label.font.shaping(label.style, language: language)
    guard runs.count > 1 || runs.first?.style != [] else { return Paragraph(text, style: base) }
    var end = 0
    var styled: [(end: Int, style: TextStyle)] = []
    for run in runs where !run.text.isEmpty {
      end += run.text.utf16.count
      let style = run.style.isEmpty ? base : label.font.shaping(label.style, language: language, run.style)
      styled.append((end, style))
    }
    guard !styled.isEmpty else { return Paragraph(text, style: base) }
    return try Paragraph(text, runs: styled)
  }
}
