import DynamicType
import FontEngine
import Foundation
import TextLayout
import Testing

@testable import FontReports

/// The text of pages. `GalleyTests` opens pages in a browser.
@MainActor
@Suite struct TextPageTests {
  private static let text = "Real glyphs, real line breaks, real baselines."

  private func subject(_ font: String, _ text: String = text) throws -> TextPage.Subject {
    let font = try LabelFont(named: font, size: nil)
    let style = font.shaping(.body, language: nil)
    return TextPage.Subject(
      title: style.face.names.fullName, font: font,
      sources: try [BaseDirection.leftToRight, .rightToLeft].map { direction in
        try LineSource(
          Paragraph(text, style: style, baseDirection: direction), LineRequest(pointSizes: 1), title: "text")
      })
  }

  private func html(
    _ subjects: [TextPage.Subject], width: Double, isRightToLeft: Bool = false, showsMetrics: Bool = false
  ) throws -> String {
    try TextPage(
      title: "Lines", introduction: "", subjects: subjects, style: .body, width: width, isRightToLeft: isRightToLeft,
      showsMetrics: showsMetrics
    ).html()
  }

  /// Returns the values of each row of the table of the figure with a key.
  private func facts(_ page: String, _ key: String) throws -> [String: [String]] {
    let start = try #require(page.range(of: "<figure data-key=\"\(key)\""))
    let end = try #require(page.range(of: "</figure>", range: start.upperBound..<page.endIndex))
    let figure = page[start.upperBound..<end.lowerBound]
    var facts: [String: [String]] = [:]
    for row in figure.components(separatedBy: "<th scope=\"row\">").dropFirst() {
      let name = String(row.prefix { $0 != "<" }).trimmingCharacters(in: .whitespaces)
      facts[name] = row.components(separatedBy: "<td>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    }
    return facts
  }

  /// Returns the keys of the figures that are shown without a script: one for each size, with the other controls as they
  /// are at first.
  private func staticKeys(_ page: String) -> [String] {
    page.matches(of: /<figure data-key="([^"]*)" class="static">/).map { String($0.output.1) }
  }

  @Test("a page has the numbers of the lines at each text size, for both fonts, and marks those that differ")
  func numbers() throws {
    let subjects = try ["Palatino", "Inter"].map { try subject($0) }
    let page = try html(subjects, width: 200)
    #expect(
      staticKeys(page) == ContentSizeCategory.allCases.map { "\($0.shortName)|200|left-to-right|light" })
    for category in ContentSizeCategory.allCases {
      let facts = try facts(page, "\(category.shortName)|200|left-to-right|light")
      for (index, subject) in subjects.enumerated() {
        // The size of body, 17, scaled as UIFontMetrics does, and the lines of TextLayout.
        let pointSize = TypeScale(.body).scaledPointSize(17, at: category)
        let lines = try subject.sources[0].lines(width: 200, pointSize: pointSize)
        let expected = [
          ("point size", pointSize), ("lines", Double(lines.count)), ("width", lines.width), ("height", lines.height),
          ("last baseline", try #require(lines.lastBaseline)),
        ]
        for (name, number) in expected {
          let value = try #require(facts[name]?[index])
          #expect(abs(try #require(Double(value)) - number) <= 0.0051, "\(name) at \(category)")
        }
      }
    }
    #expect(page.contains("width <span aria-label=\"differs\">≠</span>"))
  }

  @Test("a page of fonts has the metrics of each font in points")
  func metrics() throws {
    let subjects = try ["Palatino-Roman", "Inter-Regular"].map { try subject($0, "x") }
    let page = try html(subjects, width: 320, showsMetrics: true)
    let facts = try facts(page, "AX2|160|right-to-left|dark")
    for (index, subject) in subjects.enumerated() {
      // Body's leading is 22 at L, and 40 at AX2 (Dynamic Type's table): 17 * 40 / 22 is 30.91, which is rounded.
      let metrics = subject.sources[0].face.metrics
      func points(_ units: Double) -> Double { units / metrics.unitsPerEm * 31 }
      let expected = [
        ("point size", 31), ("ascender", points(metrics.ascender)), ("descender", points(metrics.descender)),
        ("line height", points(metrics.ascender - metrics.descender)), ("x-height", points(metrics.xHeight)),
        ("cap height", points(metrics.capHeight)), ("style's leading", 40),
      ]
      for (name, number) in expected {
        let value = try #require(facts[name]?[index])
        #expect(abs(try #require(Double(value)) - number) <= 0.0051, "\(name)")
      }
    }
  }

  @Test("a page can begin with text from right to left")
  func direction() throws {
    let page = try html([subject("DejaVuSans", "שלום עולם")], width: 160, isRightToLeft: true)
    #expect(staticKeys(page)[3] == "L|160|right-to-left|light")
    #expect(page.contains("<option selected>right-to-left</option>"))
  }
}
