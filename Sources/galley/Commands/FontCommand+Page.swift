import DynamicType
import FontReports
import Foundation
import FontEngine
import TextLayout

extension FontCommand {
  /// A sentence with every letter of English, capitals with accents, and digits.
  private static let sample = "Sphinx of black quartz, judge my vow. ÅÉÎÕÜ 0123456789"

  /// Writes the page of a sample text in each font, side by side.
  @MainActor
  func writePage(to path: String) throws(CommandFailure) {
    let style = style ?? .body
    var fonts: [LabelFont] = []
    for input in inputs { fonts.append(try labelFont(input)) }
    let html: String
    do {
      html = try Self.page(fonts, style).html()
    } catch {
      throw CommandFailure(error)
    }
    try OutputFile.write(Data(html.utf8), to: path)
  }

  @MainActor
  private static func page(_ fonts: [LabelFont], _ style: TypeStyle) throws(ReportError) -> TextPage {
    var subjects: [TextPage.Subject] = []
    for font in fonts {
      let shaping = font.shaping(style, language: "en")
      var sources: [LineSource] = []
      for direction in [BaseDirection.leftToRight, .rightToLeft] {
        let paragraph = Paragraph(sample, style: shaping, baseDirection: direction)
        sources.append(try LineSource(paragraph, LineRequest(pointSizes: 1), title: shaping.face.instanceName))
      }
      subjects.append(TextPage.Subject(title: shaping.face.instanceName, font: font, sources: sources))
    }
    return TextPage(
      title: subjects.map(\.title).joined(separator: " and "),
      introduction: """
        A sample text at each text size, scaled with the style \(style.rawValue). \(TextPage.legend)
        """, subjects: subjects, style: style, width: 320, isRightToLeft: false, showsMetrics: true)
  }
}
