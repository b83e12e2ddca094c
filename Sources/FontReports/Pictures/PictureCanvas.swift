package import CoreGraphics
package import Foundation
package import UIFoundation

/// A canvas for the tool's pictures: a context in the light style, with the few kinds of marks that they share.
package struct PictureCanvas {
  package let context: CGContext

  /// Creates a canvas of a size in points, on a color or on nothing.
  package init(size: CGSize, background: UIColor? = .white) {
    context = CGContext(bounds: CGRect(origin: .zero, size: size))
    if let background { fill(context.bounds, background) }
  }

  /// Everything that was drawn.
  package var displayList: DisplayList { context.displayList }

  /// The position of a text relative to its point.
  package enum Anchor { case left, center, right }

  /// Draws a small text, centered vertically at a point, in a color that is darkened as far as reading it takes.
  package func label(
    _ text: String, at point: CGPoint, _ anchor: Anchor = .left, size: CGFloat = 10, color: UIColor = .gray
  ) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size), .foregroundColor: color.readableOnWhite,
    ]
    let extent = text.size(withAttributes: attributes)
    let share: CGFloat = anchor == .left ? 0 : anchor == .center ? 0.5 : 1
    GraphicsContexts.perform(in: context) {
      text.draw(
        at: CGPoint(x: point.x - extent.width * share, y: point.y - extent.height / 2), withAttributes: attributes)
    }
  }

  /// Returns the width of a small text, in points.
  package static func width(_ text: String, size: CGFloat = 10) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
  }

  /// Fills a rectangle.
  package func fill(_ rect: CGRect, _ color: UIColor) {
    context.fillColor = color.displayColor
    context.fill(rect)
  }

  /// Draws a horizontal line with a thickness of half a point, dashed or solid.
  package func line(at y: CGFloat, from start: CGFloat, to end: CGFloat, _ color: UIColor, isDashed: Bool = false) {
    context.saveGState()
    context.strokeColor = color.displayColor
    context.setLineWidth(0.5)
    if isDashed { context.setLineDash(phase: 0, lengths: [3, 2]) }
    context.strokeLineSegments(between: [CGPoint(x: start, y: y), CGPoint(x: end, y: y)])
    context.restoreGState()
  }

  /// Draws the outline of a rectangle with a thickness of half a point.
  package func outline(_ rect: CGRect, _ color: UIColor) {
    context.saveGState()
    context.strokeColor = color.displayColor
    context.stroke(rect, width: 0.5)
    context.restoreGState()
  }

  /// Draws another drawing with its canvas's corner at a point, enlarged by a factor.
  package func draw(_ list: DisplayList, at origin: CGPoint, zoom: CGFloat = 1) {
    let size = CGSize(width: list.bounds.width * zoom, height: list.bounds.height * zoom)
    let image = CGImage(.drawing(list), width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    context.draw(DisplayList.Image(image, in: CGRect(origin: origin, size: size)))
  }
}

extension UIColor {
  /// The color, darkened until its contrast with white is at least 4.5 (WCAG 2.2, 1.4.3).
  fileprivate var readableOnWhite: UIColor {
    let color = displayColor
    let channels = [color.red, color.green, color.blue].map { $0 * color.alpha + 1 - color.alpha }
    func contrast(_ share: Double) -> Double {
      var luminance = 0.0
      for (channel, weight) in zip(channels, [0.2126, 0.7152, 0.0722]) {
        let value = channel * share
        luminance += weight * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
      return 1.05 / (luminance + 0.05)
    }
    // The contrast of black is 21.
    let share = stride(from: 1, through: 0, by: -0.05).first { contrast($0) >= 4.5 } ?? 0
    if share == 1 { return self }
    let parts = channels.map { CGFloat($0 * share) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
