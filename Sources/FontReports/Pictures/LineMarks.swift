import CoreGraphics
import FontEngine
import TextLayout
import UIFoundation

/// The marks that explain lines of text: their boxes, their ink, and the heights of their letters.
struct LineMarks {
  /// A group of marks that are shown together.
  enum Kind: String, CaseIterable {
    case lineBoxes = "line boxes"
    case inkBoxes = "ink boxes"
    case extent = "ascender and descender"
    case letters = "x-height and cap height"
    case baselines
  }

  /// A horizontal line at a distance above the baseline, in points.
  struct Height {
    let name: String
    let kind: Kind
    let distance: Double
    let color: UIColor
  }

  let lines: TextLines
  let frames: [LineFrame]
  /// The heights of the face, from the highest to the lowest.
  let heights: [Height]
  /// The width that the lines take, or the maximum width of a line if there is one, in points.
  let width: Double
  /// The ink of each line, in points from the top left of the text.
  let ink: [TextRectangle?]

  /// Measures lines. The heights are those of `face`.
  ///
  /// - Throws: The errors of ``TextLines/frames()``.
  init(_ lines: TextLines, _ face: FontFace) throws {
    self.lines = lines
    frames = try lines.frames()
    // `TextLines.inkBounds(of:)` would compute the positions of all lines again for each of them.
    ink = try frames.enumerated().map { index, frame in
      guard var ink = try lines.contents(of: index).inkBounds else { return nil }
      ink.x += frame.x
      ink.y += frame.baseline
      return ink
    }
    let right = frames.map { $0.x + $0.width }.max() ?? 0
    width = max(lines.request.width.isFinite ? lines.request.width : right, right, 1)
    let metrics = face.metrics
    func points(_ units: Double) -> Double { metrics.points(units, pointSize: lines.pointSizes[0]) }
    heights = [
      Height(name: "ascender", kind: .extent, distance: points(metrics.ascender), color: .systemGray),
      Height(name: "cap height", kind: .letters, distance: points(metrics.capHeight), color: .systemTeal),
      Height(name: "x-height", kind: .letters, distance: points(metrics.xHeight), color: .systemTeal),
      Height(name: "baseline", kind: .baselines, distance: 0, color: .systemRed),
      Height(name: "descender", kind: .extent, distance: points(metrics.descender), color: .systemGray),
    ]
  }

  /// Draws marks of the lines, enlarged by a factor, with the left edge and the top of the text at a point.
  func draw(_ kind: Kind, on canvas: PictureCanvas, at origin: CGPoint, zoom: CGFloat = 1) {
    func rect(_ box: TextRectangle) -> CGRect {
      CGRect(
        x: origin.x + CGFloat(box.x) * zoom, y: origin.y + CGFloat(box.y) * zoom, width: CGFloat(box.width) * zoom,
        height: CGFloat(box.height) * zoom)
    }
    for (frame, ink) in zip(frames, ink) {
      switch kind {
      case .lineBoxes: canvas.fill(rect(frame.rectangle), UIColor.systemBlue.withAlphaComponent(0.07))
      case .inkBoxes: if let ink { canvas.outline(rect(ink), .systemGreen) }
      case .extent, .letters, .baselines:
        for height in heights where height.kind == kind {
          canvas.line(
            at: origin.y + CGFloat(frame.baseline - height.distance) * zoom, from: origin.x,
            to: origin.x + CGFloat(width) * zoom, height.color, isDashed: kind != .baselines)
        }
      }
    }
  }

  /// Draws the text in a color, like ``draw(_:on:at:zoom:)``.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  func drawText(_ color: DisplayList.Color, on canvas: PictureCanvas, at origin: CGPoint, zoom: CGFloat = 1) throws {
    canvas.context.saveGState()
    canvas.context.translateBy(x: origin.x, y: origin.y)
    canvas.context.scaleBy(x: zoom, y: zoom)
    try TextPainter(lines, nil, base: TextAppearance(color: color), traits: .current).draw(
      at: .zero, in: canvas.context)
    canvas.context.restoreGState()
  }
}
