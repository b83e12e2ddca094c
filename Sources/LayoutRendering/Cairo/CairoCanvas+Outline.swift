import CoreGraphics
import FontEngine
import Foundation

extension CairoCanvas {
  /// Adds the contours of a glyph to the path. The transform leads from font units to the canvas.
  func add(_ outline: GlyphOutline, _ transform: CGAffineTransform) {
    guard transform.tx.isFinite, transform.ty.isFinite else { return }
    @inline(__always)
    func point(_ point: GlyphOutline.Point) -> CGPoint {
      CGPoint(
        x: transform.tx + point.x * transform.a + point.y * transform.c,
        y: transform.ty + point.x * transform.b + point.y * transform.d)
    }
    var current = CGPoint.zero
    for element in outline.elements {
      switch element {
      case .move(let end):
        current = point(end)
        move(current)
      case .line(let end):
        current = point(end)
        line(current)
      case .quadratic(let control, let end):
        let (control, end) = (point(control), point(end))
        // The cubic curve of the same shape has its control points at two thirds of the way to this one.
        curve(
          CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3),
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
        current = end
      case .cubic(let first, let second, let end):
        current = point(end)
        curve(point(first), point(second), current)
      case .close:
        close()
      }
    }
  }
}
