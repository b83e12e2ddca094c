package import CoreGraphics
import DynamicType
import FontEngine
import FontReports
import Foundation
import LayoutRendering
import StringCatalogs
import TextLayout
import TextOutput
import UIFoundation

/// A self-contained HTML page on which each finding of an audit is drawn as its label shows it.
package struct AuditPage {
  /// The maximum number of findings drawn. The glyphs of more would make a page that browsers open slowly.
  static let mostDrawings = 2_000

  /// The findings by key, in the order of the page.
  let groups: [[AuditFinding]]
  package let summary: AuditSummary
  /// The documents that were audited.
  package let documents: [DocumentReport]
  /// The drawings of documents with problems. Of more than ``mostDocumentDrawings``, the first are shown.
  package var drawings: [DocumentDrawing] = []

  /// Returns the page.
  ///
  /// - Throws: `RenderingError`, as `SVGSheet` does, or the errors of laying out text.
  package func html() throws -> String {
    var drawn: [[AuditFinding]] = []
    var count = 0
    for group in measured where count < Self.mostDrawings {
      let part = group.prefix(Self.mostDrawings - count)
      drawn.append(Array(part))
      count += part.count
    }
    let sheet = try SVGSheet(try drawn.joined().map(Self.drawing) + shownDrawings.map(\.drawing))
    var drawings = sheet.drawings[...]
    var sections = ""
    for group in drawn {
      sections += "<section>\n<h2>\(Self.escaped(group.first?.string.key ?? ""))</h2>\n"
      for finding in group { sections += Self.figure(finding, drawings.popFirst() ?? "") }
      sections += "</section>\n"
    }
    for document in shownDrawings { sections += Self.section(document, drawings.popFirst() ?? "") }
    let total = measured.reduce(0) { $0 + $1.count }
    let rest = total > count ? " The first \(count) of \(total) findings are drawn." : ""
    let counts = [
      summary.texts > 0 || summary.documents == nil
        ? """
        \(summary.cutOff) of \(summary.texts) texts are cut off. Each is drawn at the smallest size that cuts it off, in \
        the outline of its label.\(rest)
        """ : nil, documentCount,
    ]
    return HTMLText.document(
      title: title, style: Self.style,
      body: """
        \(sheet.definitions)<header>
        <h1>\(title)</h1>
        <p>\(counts.compactMap(\.self).joined(separator: " "))</p>
        </header>
        <main>
        \(sections)\(notes)</main>

        """)
  }

  private static let style = """
    :root { color-scheme: light dark; --faint: color-mix(in srgb, CanvasText 65%, Canvas);
      --error: color-mix(in srgb, #d33 70%, CanvasText); --warning: color-mix(in srgb, #b70 60%, CanvasText); }
    body { font: 15px/1.4 system-ui, sans-serif; margin: 0 auto; padding: 1rem; max-width: 72rem; }
    h1 { font-size: 1.3rem; } h2 { font-size: 1.05rem; margin: 1.6rem 0 .4rem; overflow-wrap: anywhere; }
    figure { margin: .6rem 0 1rem; overflow-x: auto; }
    figure svg { background: #fff; display: block; }
    .error b { color: var(--error); } .warning b { color: var(--warning); } .note b { color: var(--faint); }
    figcaption { color: var(--faint); overflow-wrap: anywhere; }

    """

  /// The title: what is audited.
  private var title: String {
    if summary.documents == nil { return "Texts cut off" }
    return summary.texts > 0 ? "Texts cut off and problems of documents" : "Problems of documents"
  }

  private var shownDrawings: ArraySlice<DocumentDrawing> { drawings.prefix(Self.mostDocumentDrawings) }

  /// The number of problems in documents in a sentence; `nil` without documents.
  private var documentCount: String? {
    guard let counts = summary.documents else { return nil }
    let rest =
      drawings.count > Self.mostDocumentDrawings ? " The first \(Self.mostDocumentDrawings) layouts are drawn." : ""
    let problems = counts.problems == 1 ? "1 problem was" : "\(counts.problems) problems were"
    return "\(problems) found in \(counts.documents == 1 ? "1 document" : "\(counts.documents) documents").\(rest)"
  }

  /// Returns a part of a document with its problems.
  private static func section(_ document: DocumentDrawing, _ drawing: String) -> String {
    let items = document.findings.map { finding in
      "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> "
        + "\(escaped(finding.message))<br>\(escaped(finding.location))</li>\n"
    }
    return """
      <section>
      <h2>\(escaped(document.title))</h2>
      <figure>
      \(drawing)
      <figcaption><ul>
      \(items.joined())</ul></figcaption>
      </figure>
      </section>

      """
  }

  /// The findings about the sizes of texts.
  private var measured: [[AuditFinding]] {
    groups.map { $0.filter { $0.first != nil || $0.isMeasured && $0.shown.notes.isEmpty } }.filter { !$0.isEmpty }
  }

  /// The notes about texts and the accepted findings that no longer occur.
  private var notes: String {
    let items =
      groups.joined().flatMap { finding in
        finding.shown.notes.map { (finding.text(of: $0), finding.string.location) }
      }
      + documents.flatMap { report in
        report.findings.filter { $0.locale == nil && $0.acceptance == nil }.map { ($0.message, $0.location) }
      } + summary.stale.map { ($0.message, $0.location) }
    guard !items.isEmpty else { return "" }
    let list = items.map { "<li>\(Self.escaped($0.0))<br>\(Self.escaped($0.1))</li>\n" }.joined()
    return "<section>\n<h2>Notes</h2>\n<ul>\n\(list)</ul>\n</section>\n"
  }

  /// The maximum number of findings in a picture, so that its pixels are within the limits.
  static let mostInPicture = 200
  /// The maximum number of layouts of documents on a page and in a picture, for the same reasons.
  package static let mostDocumentDrawings = 200
  static let mostDocumentsInPicture = 24
  private static let gap: CGFloat = 8
  private static let captionHeight: CGFloat = 14

  /// Returns the findings as one drawing, each below what is wrong and its location.
  ///
  /// - Throws: The errors of laying out text.
  package func displayList() throws -> DisplayList {
    let findings = measured.joined()
    var rows: [(captions: [String], drawing: DisplayList?)] = try findings.prefix(Self.mostInPicture).map { finding in
      ([finding.message, finding.string.location].map(PrintableText.escaping), try Self.drawing(finding))
    }
    rows += drawings.prefix(Self.mostDocumentsInPicture).map { document in
      ([document.title] + document.findings.map(\.message)).map(PrintableText.escaping)
    }.enumerated().map { ($0.element, drawings[$0.offset].drawing) }
    if rows.isEmpty { rows = [(["No text is cut off."], nil)] }
    if drawings.count > Self.mostDocumentsInPicture {
      rows.append((["The first \(Self.mostDocumentsInPicture) layouts of documents are drawn."], nil))
    }
    if findings.count > Self.mostInPicture {
      rows.append((["The first \(Self.mostInPicture) of \(findings.count) findings are drawn."], nil))
    }
    let width = rows.reduce(0) { width, row in
      max(width, row.drawing?.bounds.width ?? 0, row.captions.map { PictureCanvas.width($0) }.max() ?? 0)
    }
    let height = rows.reduce(Self.gap) { height, row in
      height + CGFloat(row.captions.count) * Self.captionHeight + (row.drawing?.bounds.height ?? 0) + Self.gap
    }
    let canvas = PictureCanvas(size: CGSize(width: width + 2 * Self.gap, height: height))
    var top = Self.gap
    for row in rows {
      for caption in row.captions {
        canvas.label(caption, at: CGPoint(x: Self.gap, y: top + Self.captionHeight / 2 - 1))
        top += Self.captionHeight
      }
      if let drawing = row.drawing {
        canvas.draw(drawing, at: CGPoint(x: Self.gap, y: top))
        top += drawing.bounds.height
      }
      top += Self.gap
    }
    return canvas.displayList
  }

  private static func escaped(_ text: String) -> String { HTMLText.escaping(PrintableText.escaping(text)) }

  private static func figure(_ finding: AuditFinding, _ drawing: String) -> String {
    let severity = finding.severity?.rawValue ?? "fits"
    let whole = escaped(finding.shown.text)
    return """
      <figure class="\(severity)">
      \(drawing)
      <figcaption><b>\(severity)</b> \(escaped(finding.message))<br>\
      \(finding.string.state.map { "state: \($0.rawValue)<br>" } ?? "")whole text: <span dir="auto" lang="\(escaped(finding.string.locale ?? ""))">\(whole)</span><br>\
      \(escaped(finding.string.location))</figcaption>
      </figure>

      """
  }

  /// Returns the text as the label shows it at the first category that truncates it, or at the default one.
  private static func drawing(_ finding: AuditFinding) throws -> DisplayList {
    let question = finding.question
    let size = finding.first?.pointSize ?? question.font.pointSize(question.style, at: .large)
    let paragraph = try finding.shown.paragraph(question, language: finding.string.locale.flatMap(LocaleName.tag))
    let text = try PreparedText(paragraph, catalog: ProcessFonts.catalog)
    // A label shrinks text that doesn't fit before it truncates it.
    let scale = finding.first == nil ? 1 : question.minimumScale
    let lines = try text.lines(
      width: question.width, pointSize: size * scale, limit: question.lines, truncation: Truncation(.tail))
    let box = CGRect(x: 1, y: 1, width: CGFloat(question.width), height: CGFloat(lines.height))
    let canvas = PictureCanvas(size: CGSize(width: box.width + 2, height: box.height + 2))
    canvas.outline(box, .systemRed)
    try TextPainter(lines, nil, base: TextAppearance(color: .black), traits: .current).draw(
      at: box.origin, in: canvas.context)
    return canvas.displayList
  }
}
