import CCairo
import CoreGraphics
import Foundation

extension Painter {
  /// Fills everything that isn't clipped with a gradient.
  func draw(_ gradient: DisplayList.Gradient, _ transform: CGAffineTransform) throws(RenderingError) {
    let toCanvas = gradient.transform.concatenating(transform)
    guard !gradient.stops.isEmpty, toCanvas.isInvertible else { return }
    canvas.setOperator(mode)
    if let pattern = CairoPattern(gradient, toCanvas) {
      canvas.setSource(pattern)
      return canvas.paint(alpha: alpha)
    }
    guard case .conic(let center, let angle) = gradient.geometry else { return }
    let area = canvas.clipExtents.roundedOut
    guard area.width > 0, area.height > 0 else { return }
    try layers.withLayer(
      CGSize(width: area.width * resolution, height: area.height * resolution)
    ) { () throws(RenderingError) in
      let size = try RenderingLimits.pixelSize(of: area, scale: resolution)
      let fromPixels = CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution)
        .concatenating(CGAffineTransform(translationX: area.minX, y: area.minY))
      let conic = ConicGradient(stops: gradient.stops, center: center, angle: angle)
      let bitmap = conic.bitmap(
        width: size.width, height: size.height, toGradient: fromPixels.concatenating(toCanvas.inverted()))
      canvas.setSource(CairoPattern(try CairoSurface(bitmap), fromPixels, filter: CAIRO_FILTER_NEAREST))
      canvas.paint(alpha: alpha)
    }
  }
}
