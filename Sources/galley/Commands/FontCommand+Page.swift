import DynamicType
import FontReports
import Foundation
import FontEngine
import TextLayout

extension FontCommand {
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
      let sample = ScriptSample(font.face(style))
      let shaping = font.shaping(style, language: sample.language)
      var sources: [LineSource] = []
      for direction in [BaseDirection.leftToRight, .rightToLeft] {
        let paragraph = Paragraph(sample.text, style: shaping, baseDirection: direction)
        sources.append(
          try LineSource(
            paragraph, LineRequest(pointSizes: 1), title: shaping.face.instanceName, catalog: ScriptSample.catalog))
      }
      subjects.append(TextPage.Subject(title: shaping.face.instanceName, font: font, sources: sources))
    }
    return TextPage(
      title: subjects.map(\.title).joined(separator: " and "),
      introduction: """
        A text in characters of the font at each text size, scaled with the style \(style.rawValue). \(TextPage.legend)
        """, subjects: subjects, style: style, width: 320, isRightToLeft: false, showsMetrics: true)
  }
}
