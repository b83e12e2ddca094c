package import CoreGraphics
import DynamicType
package import FontEngine
import Foundation
import LayoutRendering
import TextLayout
import TextOutput
import UIFoundation

/// A line of letters in each of several fonts, as one picture or as a page.
package struct FontSpecimens {
  /// The maximum number of fonts on a page. More would be slow to open.
  package static let mostOnPage = 100
  /// The maximum number of fonts in a picture, whose pixels are limited (`RenderingLimits`).
  package static let mostInPicture = 1_000
  /// The number of fonts from which a picture has several columns of smaller letters.
  private static let mostInColumn = 40
  /// The space around a line, in points.
  private static let margin: CGFloat = 10
  /// The space above a line in a picture, for its title.
  private static let titleHeight: CGFloat = 16
  private static let pictureSize = 28.0
  private static let smallSize = 16.0
  /// The space that a column has for letters, in points. Wider lines are cut off at a letter.
  private static let columnWidth: CGFloat = 240
  private static let styles = ["light", "dark"]

  private let faces: [FontFace]

  /// Creates specimens of faces.
  package init(_ faces: [FontFace]) { self.faces = faces }

  /// Measures a line of a face at a size, cut off at a width.
  ///
  /// - Throws: The errors of shaping the letters.
  private static func marks(_ face: FontFace, _ pointSize: Double, width: CGFloat = .infinity) throws -> LineMarks {
    let sample = ScriptSample(face)
    var request = LineRequest(width: Double(width), pointSizes: PointSizes(pointSize), limit: 1)
    request.truncation = nil
    return try LineMarks(sample.prepared(sample.line, face).lines(request), face)
  }

  /// A face in a picture.
  private struct Row {
    let name: String
    let marks: LineMarks

    /// How far the ink is above and below the line, in points.
    var overflow: (above: CGFloat, below: CGFloat) {
      guard let ink = marks.ink.first.flatMap(\.self) else { return (0, 0) }
      return (CGFloat(max(0, -ink.y)), CGFloat(max(0, ink.y + ink.height - marks.lines.height)))
    }

    var height: CGFloat {
      titleHeight + overflow.above + CGFloat(marks.lines.height) + overflow.below + margin
    }

    var width: CGFloat { max(CGFloat(marks.width), PictureCanvas.width(name)) }
  }

  /// Returns a picture with a row for each face, with its name above it, and its baseline, ascender, and descender. Many
  /// faces have several columns.
  ///
  /// - Throws: The errors of shaping the letters.
  package func displayList() throws -> DisplayList {
    let isSmall = faces.count > Self.mostInColumn
    let rows = try faces.map { face in
      Row(
        name: PrintableText.escaping(face.names.postScriptName),
        marks: try Self.marks(
          face, isSmall ? Self.smallSize : Self.pictureSize, width: isSmall ? Self.columnWidth : .infinity))
    }
    let columns = Self.columns(rows, isSmall: isSmall)
    let width = columns.reduce(Self.margin) { $0 + ($1.map(\.width).max() ?? 0) + 2 * Self.margin } - Self.margin
    let height = columns.map { $0.reduce(0) { $0 + $1.height } }.max() ?? 0
    let canvas = PictureCanvas(size: CGSize(width: width, height: height + Self.margin))
    var left = Self.margin
    for column in columns {
      var top = Self.margin
      for row in column {
        canvas.label(row.name, at: CGPoint(x: left, y: top + Self.titleHeight / 2 - 2))
        let origin = CGPoint(x: left, y: top + Self.titleHeight + row.overflow.above)
        for kind in [LineMarks.Kind.lineBoxes, .extent, .baselines] { row.marks.draw(kind, on: canvas, at: origin) }
        try row.marks.drawText(.black, on: canvas, at: origin)
        top += row.height
      }
      left += (column.map(\.width).max() ?? 0) + 2 * Self.margin
    }
    return canvas.displayList
  }

  /// Divides rows among columns of similar heights, so that a picture of many is about as wide as high.
  private static func columns(_ rows: [Row], isSmall: Bool) -> [[Row]] {
    guard isSmall else { return [rows] }
    let total = rows.reduce(0) { $0 + $1.height }
    let count = max(1, (total / (columnWidth + 2 * margin)).squareRoot().rounded())
    var columns: [[Row]] = [[]]
    var filled: CGFloat = 0
    for row in rows {
      if filled > 0, filled + row.height / 2 > total / count * CGFloat(columns.count) { columns.append([]) }
      columns[columns.count - 1].append(row)
      filled += row.height
    }
    return columns
  }

  /// Returns a page with each face at each text size of the style body, light and dark.
  ///
  /// - Throws: `RenderingError`, or the errors of shaping the letters.
  package func html() throws -> String {
    var variants: [InspectionPage.Variant] = []
    for category in ContentSizeCategory.allCases {
      let size = TypeStyle.body.pointSize(at: category)
      let marks = try faces.map { ($0.names.postScriptName, try Self.marks($0, Double(size))) }
      for (index, style) in Self.styles.enumerated() {
        variants.append(
          InspectionPage.Variant(
            values: [category.shortName, style], isDark: index == 1,
            panels: try marks.map { try Self.panel($0, $1, isDark: index == 1) }, facts: []))
      }
    }
    return try InspectionPage(
      title: "Fonts", introduction: "Letters of each font at the text sizes of the style body. \(Self.legend)",
      controls: [
        InspectionPage.Control(
          name: "size", label: "Text size", style: .slider, values: ContentSizeCategory.allCases.map(\.shortName),
          initial: ContentSizeCategory.large.shortName),
        InspectionPage.Control(
          name: "style", label: "Style", style: .menu, values: Self.styles, initial: Self.styles[0]),
      ], zoom: 1.5, variants: variants
    ).html()
  }

  private static let legend = """
    Point at a line, or move to it with the Tab key, to read its numbers in points. Red lines are baselines, gray ones \
    ascenders and descenders.
    """

  private static func panel(_ name: String, _ marks: LineMarks, isDark: Bool) throws -> InspectionPage.Panel {
    let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
    let origin = CGPoint(x: margin, y: margin)
    let size = CGSize(width: CGFloat(marks.width), height: CGFloat(marks.lines.height))
    func canvas() -> PictureCanvas {
      PictureCanvas(
        size: CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin), background: nil)
    }
    let drawing = canvas()
    try marks.drawText(UIColor.label.displayColor(traits), on: drawing, at: origin)
    let overlays = [LineMarks.Kind.lineBoxes, .extent, .baselines].map { kind in
      let overlay = canvas()
      traits.performAsCurrent { marks.draw(kind, on: overlay, at: origin) }
      return InspectionPage.Overlay(name: kind.rawValue, drawing: overlay.displayList)
    }
    let heights = marks.heights.map { "\($0.name) \(number($0.distance))" }.joined(separator: ", ")
    let numbers = "\(number(marks.lines.pointSizes[0])) points, line \(number(marks.lines.height)), \(heights)"
    return InspectionPage.Panel(
      title: name, drawing: drawing.displayList, overlays: overlays,
      regions: [InspectionPage.Region(rect: CGRect(origin: origin, size: size), text: "\(name): \(numbers)")])
  }

  private static func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 2) }
}
