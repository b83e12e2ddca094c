import CoreGraphics
import FontEngine
import Foundation
import TextLayout
import UIFoundation

/// The picture of lines: the text with the line boxes, ink boxes, baselines, and the heights of letters.
struct LinePicture {
  private static let leftGutter: CGFloat = 96
  private static let rightGutter: CGFloat = 96
  private static let margin: CGFloat = 20
  /// The width that the lines are enlarged to, in points.
  private static let targetWidth: CGFloat = 640

  let lines: TextLines
  /// The face whose heights are drawn.
  let face: FontFace

  /// Returns the picture.
  ///
  /// - Throws: The errors of ``TextLines/frames()``.
  func displayList() throws -> DisplayList {
    let frames = try lines.frames()
    let ink = try lines.indices.map { try lines.inkBounds(of: $0) }
    let right = frames.map { CGFloat($0.x + $0.width) }.max() ?? 0
    let width = max(lines.request.width.isFinite ? CGFloat(lines.request.width) : right, right, 1)
    let zoom = min(max(Self.targetWidth / width, 0.25), 8)
    let size = CGSize(
      width: Self.leftGutter + width * zoom + Self.rightGutter,
      height: max(CGFloat(lines.height) * zoom, 1) + 2 * Self.margin)
    let canvas = PictureCanvas(size: size)
    func x(_ points: Double) -> CGFloat { Self.leftGutter + CGFloat(points) * zoom }
    func y(_ points: Double) -> CGFloat { Self.margin + CGFloat(points) * zoom }
    canvas.outline(
      CGRect(x: x(0), y: y(0), width: width * zoom, height: CGFloat(lines.height) * zoom), .systemGray3)
    for (index, frame) in frames.enumerated() {
      let box = CGRect(
        x: x(frame.x), y: y(frame.top), width: CGFloat(frame.width) * zoom, height: CGFloat(frame.height) * zoom)
      canvas.fill(box, UIColor.systemBlue.withAlphaComponent(0.07))
      if let ink = ink[index] {
        canvas.outline(
          CGRect(
            x: x(ink.x), y: y(ink.y), width: CGFloat(ink.width) * zoom, height: CGFloat(ink.height) * zoom),
          .systemGreen)
      }
      drawHeights(on: canvas, frame, from: x(0), to: x(Double(width)), y)
      canvas.label("line \(index + 1)", at: CGPoint(x: 8, y: y(frame.top) + 8), color: .darkGray)
      canvas.label(
        "\(NumberText.fixed(lines[index].width, decimals: 2)) wide",
        at: CGPoint(x: size.width - 8, y: y(frame.top) + 8), .right)
    }
    let origin = CGPoint(x: x(0), y: y(0))
    canvas.context.saveGState()
    canvas.context.translateBy(x: origin.x, y: origin.y)
    canvas.context.scaleBy(x: zoom, y: zoom)
    try TextPainter(lines, nil, base: TextAppearance(color: .black), traits: .current).draw(
      at: .zero, in: canvas.context)
    canvas.context.restoreGState()
    return canvas.displayList
  }

  /// Draws the heights of a line's letters as lines, with their distances from the top of the text.
  private func drawHeights(
    on canvas: PictureCanvas, _ frame: LineFrame, from start: CGFloat, to end: CGFloat, _ y: (Double) -> CGFloat
  ) {
    let size = lines.pointSizes[0]
    func points(_ units: Double) -> Double { face.metrics.points(units, pointSize: size) }
    let heights: [(name: String, distance: Double, color: UIColor, isDashed: Bool)] = [
      ("ascender", points(face.metrics.ascender), .systemGray, true),
      ("cap height", points(face.metrics.capHeight), .systemTeal, true),
      ("x-height", points(face.metrics.xHeight), .systemTeal, true),
      ("baseline", 0, .systemRed, false),
      ("descender", points(face.metrics.descender), .systemGray, true),
    ]
    var free = -CGFloat.infinity
    for height in heights {
      let place = y(frame.baseline - height.distance)
      canvas.line(at: place, from: start, to: end, height.color, isDashed: height.isDashed)
      // A label that would cover the one above it is moved down, since the colors still show which is which.
      let label = max(place, free)
      canvas.label(height.name, at: CGPoint(x: start - 6, y: label), .right, size: 8, color: height.color)
      free = label + 9
    }
    canvas.label(
      NumberText.fixed(frame.baseline, decimals: 2), at: CGPoint(x: end + 6, y: y(frame.baseline)), size: 8,
      color: .systemRed)
  }
}
