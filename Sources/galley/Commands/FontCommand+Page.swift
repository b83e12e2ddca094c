import DynamicType
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
    var subjects: [TextPage.Subject] = []
    for input in inputs {
      let font = try labelFont(input)
      let shaping = font.shaping(style, language: "en")
      var sources: [LineSource] = []
      for direction in [BaseDirection.leftToRight, .rightToLeft] {
        let paragraph = Paragraph(Self.sample, style: shaping, baseDirection: direction)
        sources.append(try LineSource(paragraph, LineRequest(pointSizes: 1), title: shaping.face.instanceName))
      }
      subjects.append(TextPage.Subject(title: shaping.face.instanceName, font: font, sources: sources))
    }
    let page = TextPage(
      title: subjects.map(\.title).joined(separator: " and "),
      introduction: """
        A sample text at each text size, scaled with the style \(style.rawValue). \(TextPage.legend)
        """, subjects: subjects, style: style, width: 320, isRightToLeft: false, showsMetrics: true)
    try OutputFile.write(Data(try page.html().utf8), to: path)
  }
}
