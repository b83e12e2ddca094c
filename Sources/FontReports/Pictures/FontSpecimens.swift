package import CoreGraphics
import DynamicType
package import FontEngine
import Foundation
import LayoutPages
import LayoutRendering
import TextLayout
import TextOutput
import UIFoundation

/// A line of letters in each of several fonts, as one picture or as a page.
package struct FontSpecimens {
  /// The maximum number of fonts. A page of more would be slow to open.
  package static let most = 100
  /// The space around a line, in points.
  private static let margin: CGFloat = 10
  /// The space above a line in a picture, for its title.
  private static let titleHeight: CGFloat = 16
  private static let pictureSize = 28.0
  private static let latin = "Hamburgefonstiv 0123"
  private static let styles = ["light", "dark"]

  private let faces: [FontFace]

  /// Creates specimens of faces.
  package init(_ faces: [FontFace]) { self.faces = faces }

  /// Returns the letters to show: Latin ones, or the first letters of the script that the face has most characters of.
  package static func letters(of face: FontFace) -> String {
    if latin.unicodeScalars.allSatisfy({ face.hasGlyph(for: $0) }) { return latin }
    let script = face.scripts.first { !["Zyyy", "Zinh", "Zzzz"].contains("\($0.script)") }?.script
    let letters = face.characterRanges.lazy.flatMap(\.self).compactMap(Unicode.Scalar.init).filter { scalar in
      scalar.properties.isAlphabetic && (script == nil || FontFace.script(of: scalar.value) == script)
    }.prefix(16)
    return letters.isEmpty ? latin : String(String.UnicodeScalarView(letters))
  }

  /// Measures the letters of a face at a size.
  ///
  /// - Throws: The errors of shaping the letters.
  private static func marks(_ face: FontFace, _ pointSize: Double) throws -> LineMarks {
    let text = try PreparedText(
      Paragraph(letters(of: face), style: TextStyle(face: face)), catalog: ProcessFonts.catalog)
    return try LineMarks(text.lines(width: .infinity, pointSize: pointSize), face)
  }

  /// Returns a picture with a row for each face, with its name above it, and its baseline, ascender, and descender.
  ///
  /// - Throws: The errors of shaping the letters.
  package func displayList() throws -> DisplayList {
    let rows = try faces.map { ($0, try Self.marks($0, Self.pictureSize)) }
    let width = rows.map { max(CGFloat($1.width), PictureCanvas.width($0.names.postScriptName)) }.max() ?? 0
    let height = rows.reduce(Self.margin) { $0 + Self.titleHeight + CGFloat($1.1.lines.height) + Self.margin }
    let canvas = PictureCanvas(size: CGSize(width: width + 2 * Self.margin, height: height))
    var top = Self.margin
    for (face, marks) in rows {
      canvas.label(face.names.postScriptName, at: CGPoint(x: Self.margin, y: top + Self.titleHeight / 2))
      top += Self.titleHeight
      let origin = CGPoint(x: Self.margin, y: top)
      for kind in [LineMarks.Kind.lineBoxes, .extent, .baselines] { marks.draw(kind, on: canvas, at: origin) }
      try marks.drawText(.black, on: canvas, at: origin)
      top += CGFloat(marks.lines.height) + Self.margin
    }
    return canvas.displayList
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
