package import FontEngine
package import TextLayout
import UIFoundation

/// A text in a font, with everything that determines its lines but the width and the point size.
package struct LineSource {
  /// The name of the source beside another one.
  package let title: String
  package let face: FontFace
  private let text: PreparedText
  /// The request for lines, with any width and point size.
  private let request: LineRequest

  /// Shapes a text. Characters that its own face lacks get the fonts of a catalog, by default that of the process.
  ///
  /// - Throws: `ReportError` if it is too long, or a font is unusable.
  package init(
    _ paragraph: Paragraph, _ request: LineRequest, title: String, catalog: FontCatalog? = nil
  ) throws(ReportError) {
    self.title = title
    self.request = request
    face = paragraph.styles[0].face
    do {
      text = try PreparedText(paragraph, catalog: catalog ?? ProcessFonts.catalog)
    } catch {
      throw ReportError(.unusable, error.description)
    }
  }

  /// Breaks the text into lines.
  ///
  /// - Throws: `ReportError` if a font is unusable.
  package func lines(width: Double, pointSize: Double) throws(ReportError) -> TextLines {
    var request = request
    request.width = width
    request.pointSizes = PointSizes(pointSize)
    return try lines(request)
  }

  /// Returns the least width in points, to a thousandth, at which the text has at most `limit` lines that all fit.
  ///
  /// It is found by bisection: each step breaks the text at one width, and then at the width that its lines take.
  ///
  /// - Complexity: O(*n* log *w*), where *n* is the number of lines, and *w* the width of the text on one line.
  /// - Throws: `ReportError` if the line ends of the text result in more lines at any width.
  package func narrowestWidth(lines limit: Int, pointSize: Double) throws(ReportError) -> Double {
    guard var high = try usedWidth(.infinity, limit, pointSize) else {
      throw ReportError(.unusable, "the text has more than \(limit) \(limit == 1 ? "line" : "lines") at any width")
    }
    var low = 0.0
    while high - low > 0.0005 {
      let middle = (low + high) / 2
      guard let used = try usedWidth(middle, limit, pointSize) else {
        low = middle
        continue
      }
      high = try usedWidth(used, limit, pointSize) == nil ? middle : used
    }
    return high
  }

  /// Returns the width of the widest line, or `nil` if there are too many lines, or one is wider than allowed.
  private func usedWidth(_ width: Double, _ limit: Int, _ pointSize: Double) throws(ReportError) -> Double? {
    var request = request
    request.width = width
    request.pointSizes = PointSizes(pointSize)
    request.limit = limit
    request.truncation = nil
    let lines = try lines(request)
    return lines.isCut || lines.width > width ? nil : lines.width
  }

  private func lines(_ request: LineRequest) throws(ReportError) -> TextLines {
    do {
      return try text.lines(request)
    } catch {
      throw ReportError(.unusable, error.description)
    }
  }
}

/// The lines of a source at a width and a point size.
package struct LineResult {
  package let source: LineSource
  package let lines: TextLines
  /// The least width for the number of lines, if it was asked for.
  package let narrowestWidth: Double?

  package init(source: LineSource, lines: TextLines, narrowestWidth: Double?) {
    self.source = source
    self.lines = lines
    self.narrowestWidth = narrowestWidth
  }
}
