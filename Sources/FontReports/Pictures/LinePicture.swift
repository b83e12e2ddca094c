package import CoreGraphics
import Foundation
import TextLayout
import TextOutput
import UIFoundation

/// The picture of lines: the text with the line boxes, ink boxes, baselines, and the heights of letters.
///
/// Several results are drawn side by side, and lines that differ from the first result are marked.
package struct LinePicture {
  private static let leftGutter: CGFloat = 96
  private static let rightGutter: CGFloat = 96
  private static let margin: CGFloat = 20
  private static let titleHeight: CGFloat = 28
  /// The width that the lines are enlarged to, in points.
  private static let targetWidth: CGFloat = 640

  let results: [LineResult]

  package init(results: [LineResult]) { self.results = results }

  /// Returns the picture.
  ///
  /// - Throws: The errors of ``TextLines/frames()``.
  package func displayList() throws -> DisplayList {
    let sheets = try results.map { try LineMarks($0.lines, $0.source.face) }
    let widest = sheets.map { CGFloat($0.width) }.max() ?? 1
    let zoom = min(max(Self.targetWidth / widest, 0.25), 8)
    let height = sheets.map { CGFloat($0.lines.height) * zoom }.max() ?? 0
    let gutters = Self.leftGutter + Self.rightGutter
    let top = Self.margin + (sheets.count > 1 ? Self.titleHeight : 0)
    let canvas = PictureCanvas(
      size: CGSize(
        width: sheets.reduce(0) { $0 + gutters + CGFloat($1.width) * zoom }, height: top + max(height, 1) + Self.margin)
    )
    var left: CGFloat = 0
    for (index, sheet) in sheets.enumerated() {
      let origin = CGPoint(x: left + Self.leftGutter, y: top)
      if sheets.count > 1 {
        canvas.label(
          results[index].source.title, at: CGPoint(x: origin.x, y: Self.margin + 4), size: 13, color: .black)
      }
      try draw(sheet, on: canvas, at: origin, zoom)
      label(sheet, beside: index > 0 ? sheets[0] : nil, on: canvas, at: origin, zoom)
      left += gutters + CGFloat(sheet.width) * zoom
    }
    return canvas.displayList
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
    let end = origin.x + CGFloat(sheet.width) * zoom
    for (index, frame) in sheet.frames.enumerated() {
      func y(_ distance: Double) -> CGFloat { origin.y + CGFloat(distance) * zoom }
      canvas.label("line \(index + 1)", at: CGPoint(x: origin.x - 88, y: y(frame.top) + 8), color: .darkGray)
      let (right, place) = (end + Self.rightGutter - 8, y(frame.top) + 8)
      canvas.label(
        "\(NumberText.fixed(sheet.lines[index].width, decimals: 2)) wide", at: CGPoint(x: right, y: place), .right)
      if let first, let difference = Self.difference(sheet.lines, first.lines, index) {
        canvas.label(difference, at: CGPoint(x: right, y: place + 13), .right, color: .systemOrange)
        canvas.fill(
          CGRect(x: right + 4, y: y(frame.top), width: 2, height: CGFloat(frame.height) * zoom), .systemOrange)
      }
      // A label that would cover the one above it is moved down, since the colors still show which is which.
      var free = -CGFloat.infinity
      for height in sheet.heights {
        let label = max(y(frame.baseline - height.distance), free)
        canvas.label(height.name, at: CGPoint(x: origin.x - 6, y: label), .right, size: 8, color: height.color)
        free = label + 9
      }
      canvas.label(
        NumberText.fixed(frame.baseline, decimals: 2), at: CGPoint(x: end + 6, y: y(frame.baseline)), size: 8,
        color: .systemRed)
    }
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
