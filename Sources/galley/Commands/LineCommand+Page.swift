import DynamicType
import FontEngine
import FontReports
import Foundation
import TextLayout

extension LineCommand {
  /// The largest number of UTF-16 code units on a page. Since a page shows them in about 200 combinations of its
  /// controls, each takes about 20 KB.
  private static let maximumPageLength = 2_000

  /// Writes the page of the texts, side by side.
  ///
  /// - Throws: `CommandFailure` with status 65 if the texts are too long for a page, or 74 if it can't be written.
  @MainActor
  func writePage(of inputs: [Input], to path: String) throws(CommandFailure) {
    let length = inputs.reduce(0) { $0 + $1.text.utf16.count }
    guard length <= Self.maximumPageLength else {
      throw CommandFailure(
        .badData, "a page can show \(Self.maximumPageLength) UTF-16 code units of text, not \(length)")
    }
    let html: String
    do {
      html = try self.html(of: inputs)
    } catch {
      throw CommandFailure(error)
    }
    try OutputFile.write(Data(html.utf8), to: path)
  }

  @MainActor
  private func html(of inputs: [Input]) throws(ReportError) -> String {
    var subjects: [TextPage.Subject] = []
    var isRightToLeft = direction == .rightToLeft
    for (index, input) in inputs.enumerated() {
      let (left, right) = (try subject(input, .leftToRight), try subject(input, .rightToLeft))
      subjects.append(
        TextPage.Subject(title: left.source.title, font: left.font, sources: [left.source, right.source]))
      guard index == 0, direction == .automatic else { continue }
      let lines = try subject(input, .automatic).source.lines(width: .infinity, pointSize: 1)
      isRightToLeft = !lines.isEmpty && (try? lines.contents(of: 0).isRightToLeft) ?? false
    }
    let style = style ?? .body
    let page = TextPage(
      title: subjects.count > 1 ? subjects.map(\.title).joined(separator: " and ") : "Lines",
      introduction: "The lines at each text size, scaled with the style \(style.rawValue). \(TextPage.legend)",
      subjects: subjects, style: style, width: width, isRightToLeft: isRightToLeft, showsMetrics: false)
    return try page.html()
  }
}
