package import CoreGraphics
import DynamicType
import Foundation
import TextLayout
import TextOutput
import UIFoundation

/// The picture of lines: the text with the line boxes, ink boxes, baselines, and the heights of letters.
///
/// Several results are drawn side by side, and lines that differ from the first result are marked.
package struct LinePicture {
  private static let leftGutter: CGFloat = 128
  private static let rightGutter: CGFloat = 96
  private static let margin: CGFloat = 20
  private static let titleHeight: CGFloat = 28
  /// The width that the lines are enlarged to, in points.
  private static let targetWidth: CGFloat = 640
  /// The size and the height of a small label, in points.
  private static let labelSize: CGFloat = 8
  static let labelHeight: CGFloat = 9

  /// Results side by side, of which those after the first are compared with it.
  private typealias Row = [(title: String?, lines: LineMarks)]

  private let rows: [Row]

  /// Creates the picture of one result, or of several side by side.
  ///
  /// - Throws: The errors of ``TextLines/frames()``.
  package init(results: [LineResult]) throws {
    rows = [
      try results.map { result in
        (results.count > 1 ? result.source.title : nil, try LineMarks(result.lines, result.source.face))
      }
    ]
  }

  /// Creates the picture of results at several text sizes, below one another.
  ///
  /// - Throws: The errors of ``TextLines/frames()``.
  package init(sizes reports: [LineSizesReport]) throws {
    rows = try (reports.first?.rows ?? []).indices.map { index in
      try reports.map { report in
        let row = report.rows[index]
        let size = "\(row.category.shortName), \(NumberText.rounded(row.pointSize, decimals: 3)) points"
        let title = reports.count > 1 ? "\(size): \(row.result.source.title)" : size
        return (title, try LineMarks(row.result.lines, row.result.source.face))
      }
    }
  }

  /// Returns the picture.
  ///
  /// - Throws: The errors of drawing text.
  package func displayList() throws -> DisplayList {
    let widest = rows.joined().map { CGFloat($0.lines.width) }.max() ?? 1
    let zoom = min(max(Self.targetWidth / widest, 0.25), 8)
    let heights = rows.map { row in Self.height(of: row, zoom) }
    let canvas = PictureCanvas(
      size: CGSize(
        width: rows.map { Self.width(of: $0, zoom) }.max() ?? 1, height: heights.reduce(0, +) + 2 * Self.margin))
    var top = Self.margin
    for (row, height) in zip(rows, heights) {
      var left: CGFloat = 0
      for (index, (title, sheet)) in row.enumerated() {
        var origin = CGPoint(x: left + Self.leftGutter, y: top)
        if let title {
          canvas.label(title, at: CGPoint(x: origin.x, y: origin.y + 4), size: 13, color: .black)
          origin.y += Self.titleHeight
        }
        try draw(sheet, on: canvas, at: origin, zoom)
        label(sheet, beside: index > 0 ? row[0].lines : nil, on: canvas, at: origin, zoom)
        left += Self.width(of: sheet, title, zoom)
      }
      top += height
    }
    return canvas.displayList
  }

  private static func width(of row: Row, _ zoom: CGFloat) -> CGFloat {
    row.reduce(0) { $0 + width(of: $1.lines, $1.title, zoom) }
  }

  /// Returns the width that lines and their labels take. A title isn't cut off.
  private static func width(of lines: LineMarks, _ title: String?, _ zoom: CGFloat) -> CGFloat {
    let titled = title.map { PictureCanvas.width($0, size: 13) + margin } ?? 0
    return leftGutter + max(CGFloat(lines.width) * zoom + rightGutter, titled)
  }

  private static func height(of row: Row, _ zoom: CGFloat) -> CGFloat {
    let hasTitle = row.contains { $0.title != nil }
    let lines = row.map { CGFloat($0.lines.lines.height) * zoom }.max() ?? 0
    // Several rows have a space between them.
    return (hasTitle ? titleHeight : 0) + max(lines, 1) + (hasTitle ? titleHeight / 2 : 0)
  }

  private func draw(_ sheet: LineMarks, on canvas: PictureCanvas, at origin: CGPoint, _ zoom: CGFloat) throws {
    canvas.outline(
      CGRect(
        x: origin.x, y: origin.y, width: CGFloat(sheet.width) * zoom, height: CGFloat(sheet.lines.height) * zoom),
      .systemGray3)
    for kind in LineMarks.Kind.allCases { sheet.draw(kind, on: canvas, at: origin, zoom: zoom) }
    try sheet.drawText(UIColor.black.displayColor, on: canvas, at: origin, zoom: zoom)
  }

  /// Draws the names and numbers beside the lines: at the left the heights, at the right the widths and the baselines.
  private func label(
    _ sheet: LineMarks, beside first: LineMarks?, on canvas: PictureCanvas, at origin: CGPoint, _ zoom: CGFloat
  ) {
    for (name, y, color) in Self.heightLabels(sheet, zoom) {
      canvas.label(name, at: CGPoint(x: origin.x - 6, y: origin.y + y), .right, size: Self.labelSize, color: color)
    }
    let end = origin.x + CGFloat(sheet.width) * zoom
    for (index, frame) in sheet.frames.enumerated() {
      func y(_ distance: Double) -> CGFloat { origin.y + CGFloat(distance) * zoom }
      canvas.label("line \(index + 1)", at: CGPoint(x: origin.x - 120, y: y(frame.baseline)), color: .darkGray)
      let (right, top) = (end + Self.rightGutter - 8, y(frame.top) + 8)
      canvas.label(
        "\(NumberText.fixed(sheet.lines[index].width, decimals: 2)) wide", at: CGPoint(x: right, y: top), .right)
      if let first, let difference = Self.difference(sheet.lines, first.lines, index) {
        canvas.label(difference, at: CGPoint(x: right, y: top + 13), .right, color: .systemOrange)
        canvas.fill(
          CGRect(x: right + 4, y: y(frame.top), width: 2, height: CGFloat(frame.height) * zoom), .systemOrange)
      }
      canvas.label(
        NumberText.fixed(frame.baseline, decimals: 2), at: CGPoint(x: end + 6, y: y(frame.baseline)),
        size: Self.labelSize,
        color: .systemRed)
    }
  }

  /// Returns the names of the heights of all lines, with their distances from the top.
  ///
  /// The descender of a line and the ascender of the next one share a label if they are near each other. A label that
  /// would cover another one is moved down, or left out if that would be far, as the colors still show which is which.
  static func heightLabels(
    _ sheet: LineMarks, _ zoom: CGFloat
  ) -> [(name: String, y: CGFloat, color: UIColor)] {
    var labels: [(name: String, y: CGFloat, color: UIColor)] = []
    let all = sheet.frames.flatMap { frame in
      sheet.heights.map { (name: $0.name, y: CGFloat(frame.baseline - $0.distance) * zoom, color: $0.color) }
    }.sorted { $0.y < $1.y }
    for label in all {
      guard let last = labels.last, label.y - last.y < labelHeight else {
        labels.append(label)
        continue
      }
      if label.color == last.color, label.y - last.y < labelHeight / 2 {
        labels[labels.count - 1].name += ", \(label.name)"
      } else if last.y + labelHeight - label.y < labelHeight {
        labels.append((label.name, last.y + labelHeight, label.color))
      }
    }
    return labels
  }

  /// Returns how a line differs from that of the first result, or `nil` if it is the same.
  private static func difference(_ lines: TextLines, _ first: TextLines, _ index: Int) -> String? {
    guard index < first.count else { return "new" }
    let width = NumberText.fixed(lines[index].width - first[index].width, decimals: 2)
    func text(_ lines: TextLines) -> String { lines.text.paragraph.text(in: lines[index].contentRange) }
    if width == "0.00" { return text(lines) == text(first) ? nil : "other text" }
    return width.hasPrefix("-") ? width : "+\(width)"
  }
}
