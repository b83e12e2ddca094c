import CoreGraphics
package import DynamicType
import Foundation
import LayoutRendering
import TextLayout
import TextOutput
import UIFoundation

/// The page of a text in one or several fonts, or of several texts: every text size, several widths, both directions,
/// light and dark, with the marks of lines as overlays.
@MainActor
package struct TextPage {
  /// A text in a font.
  package struct Subject {
    package let title: String
    package let font: LabelFont
    /// The text with left-to-right and with right-to-left as its base direction.
    package let sources: [LineSource]

    package init(title: String, font: LabelFont, sources: [LineSource]) {
      self.title = title
      self.font = font
      self.sources = sources
    }
  }

  /// The space around the text, for ink that leaves the line boxes, in points.
  private static let margin: CGFloat = 10
  /// What the marks mean, in words.
  package static let legend = """
    Point at a line, or move to it with the Tab key, to read its numbers. All lengths are in points. Red lines are \
    baselines, gray ones ascenders and descenders, and teal ones x-heights and cap heights; the ink of each line has a \
    green outline.
    """
  private static let widths = [160.0, 240, 320]
  private static let directions = ["left-to-right", "right-to-left"]
  private static let styles = ["light", "dark"]

  let title: String
  let introduction: String
  let subjects: [Subject]
  let style: TypeStyle
  /// The maximum width of a line that is shown first, in points; `nil` for no limit.
  let width: Double?
  /// Whether the base direction that is shown first is right to left.
  let isRightToLeft: Bool
  /// Whether the facts include the fonts' metrics.
  let showsMetrics: Bool

  package init(
    title: String, introduction: String, subjects: [Subject], style: TypeStyle, width: Double?, isRightToLeft: Bool,
    showsMetrics: Bool
  ) {
    self.title = title
    self.introduction = introduction
    self.subjects = subjects
    self.style = style
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.showsMetrics = showsMetrics
  }

  /// Returns the page.
  ///
  /// - Throws: `ReportError` if a font is unusable, or a drawing too large.
  package func html() throws(ReportError) -> String {
    let widths = (Set(Self.widths + [width ?? .infinity])).sorted()
    var variants: [InspectionPage.Variant] = []
    for category in ContentSizeCategory.allCases {
      for width in widths {
        for direction in Self.directions.indices {
          variants += try self.variants(category, width, direction)
        }
      }
    }
    let controls = [
      InspectionPage.Control(
        name: "size", label: "Text size", style: .slider, values: ContentSizeCategory.allCases.map(\.shortName),
        initial: ContentSizeCategory.large.shortName),
      InspectionPage.Control(
        name: "width", label: "Width", style: .menu, values: widths.map(Self.name),
        initial: Self.name(width ?? .infinity)),
      InspectionPage.Control(
        name: "direction", label: "Direction", style: .menu, values: Self.directions,
        initial: Self.directions[isRightToLeft ? 1 : 0]),
      InspectionPage.Control(name: "style", label: "Style", style: .menu, values: Self.styles, initial: Self.styles[0]),
    ]
    do {
      return try InspectionPage(
        title: title, introduction: introduction, controls: controls, zoom: subjects.count > 1 ? 1.5 : 2,
        variants: variants
      ).html()
    } catch {
      throw ReportError(.unusable, "\(error)")
    }
  }

  private static func name(_ width: Double) -> String { width.isFinite ? NumberText.shortest(width) : "no limit" }

  /// Returns the light and the dark variant.
  private func variants(
    _ category: ContentSizeCategory, _ width: Double, _ direction: Int
  ) throws(ReportError) -> [InspectionPage.Variant] {
    var panels: [[InspectionPage.Panel]] = [[], []]
    var facts: [InspectionPage.Fact] = []
    for (index, subject) in subjects.enumerated() {
      let source = subject.sources[direction]
      let lines = try source.lines(width: width, pointSize: subject.font.pointSize(style, at: category))
      do {
        let marks = try LineMarks(lines, source.face)
        let title = subjects.count > 1 ? subject.title : nil
        for (style, isDark) in [false, true].enumerated() {
          panels[style].append(try panel(title, marks, isDark: isDark))
        }
      } catch {
        throw ReportError(.unusable, "\(error)")
      }
      for (fact, (name, value)) in self.facts(lines, subject, category).enumerated() {
        if index == 0 { facts.append(InspectionPage.Fact(name: name, values: [])) }
        facts[fact].values.append(value)
      }
    }
    return panels.enumerated().map { style, panels in
      InspectionPage.Variant(
        values: [category.shortName, Self.name(width), Self.directions[direction], Self.styles[style]],
        isDark: style == 1, panels: panels, facts: facts)
    }
  }

  private func panel(_ title: String?, _ marks: LineMarks, isDark: Bool) throws -> InspectionPage.Panel {
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    let (lines, origin) = (marks.lines, CGPoint(x: Self.margin, y: Self.margin))
    func canvas() -> PictureCanvas {
      PictureCanvas(
        size: CGSize(
          width: CGFloat(marks.width) + 2 * Self.margin, height: CGFloat(lines.height) + 2 * Self.margin),
        background: nil)
    }
    let drawing = canvas()
    try marks.drawText(UIColor.label.displayColor(traits), on: drawing, at: origin)
    let overlays = LineMarks.Kind.allCases.map { kind in
      let overlay = canvas()
      traits.performAsCurrent { marks.draw(kind, on: overlay, at: origin) }
      return InspectionPage.Overlay(name: kind.rawValue, drawing: overlay.displayList)
    }
    return InspectionPage.Panel(
      title: title, drawing: drawing.displayList, overlays: overlays,
      regions: marks.frames.enumerated().map { index, frame in
        let box = frame.rectangle
        let rect = CGRect(x: box.x, y: box.y, width: box.width, height: box.height)
        return InspectionPage.Region(
          rect: rect.offsetBy(dx: origin.x, dy: origin.y), text: Self.summary(index, frame, lines))
      })
  }

  /// Returns the numbers of a line in words.
  private static func summary(_ index: Int, _ frame: LineFrame, _ lines: TextLines) -> String {
    let text = lines.text.paragraph.text(in: lines[index].contentRange)
    return "line \(index + 1): x \(number(frame.x)), baseline \(number(frame.baseline)), "
      + "\(number(lines[index].width)) wide, \(number(frame.height)) high: “\(isolated(text))”"
  }

  /// Returns a text for a sentence from left to right. Text from right to left is isolated (UAX #9, FSI and PDI), so
  /// that its last period is at its own end.
  private static func isolated(_ text: String) -> String {
    let escaped = PrintableText.escaping(text)
    let isRightToLeft = text.unicodeScalars.contains { scalar in
      [0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x11000, 0x1E800..<0x1F000].contains { range in
        range.contains(Int(scalar.value))
      }
    }
    return isRightToLeft ? "\u{2068}\(escaped)\u{2069}" : escaped
  }

  private func facts(_ lines: TextLines, _ subject: Subject, _ category: ContentSizeCategory) -> [(String, String)] {
    var facts = [("point size", Self.number(lines.pointSizes[0]))]
    if showsMetrics {
      let row = SizesReport(font: subject.font, style: style).row(category)
      facts += row.named.map { ($0.name, Self.length($0.value)) }
      facts.append(("style's leading", "\(style.leading(at: category))"))
    }
    facts += [
      ("lines", "\(lines.count)"), ("width", Self.length(lines.width)), ("height", Self.length(lines.height)),
      ("first baseline", lines.firstBaseline.map(Self.length) ?? "-"),
      ("last baseline", lines.lastBaseline.map(Self.length) ?? "-"),
      ("hidden text", LineReport.hiddenText(of: lines).map { "“\(Self.isolated($0))”" } ?? "none"),
    ]
    return facts
  }

  /// Returns a length with two decimals, so that lengths below each other are aligned.
  private static func length(_ value: Double) -> String { NumberText.fixed(value, decimals: 2) }

  /// Returns a number with at most two decimals.
  private static func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 2) }
}
