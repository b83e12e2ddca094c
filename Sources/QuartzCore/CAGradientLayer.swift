public import Foundation

/// A layer that displays a color gradient over its background.
open class CAGradientLayer: CALayer {
  /// The colors of the gradient, in order. The default is `nil`.
  open var colors: [Any]?
  /// The position of each color, from 0 to 1, or `nil` to distribute them evenly.
  open var locations: [NSNumber]?
  /// The start point, in fractions of the size. The default is (0.5, 0).
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end point, in fractions of the size. The default is (0.5, 1).
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The type of the gradient. The default is `axial`.
  open var type = CAGradientLayerType.axial

  package override func drawOwnContent(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }.map { DisplayList.Color($0) }
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0, startPoint.isFinite, endPoint.isFinite else { return }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return DisplayList.Gradient.Stop(location: location ?? CGFloat(index) / last, color: color)
    }
    guard stops.allSatisfy({ $0.location.isFinite }) else { return }
    context.saveGState()
    context.clip(to: .rect(bounds))
    context.draw(gradient(stops.sorted { $0.location < $1.location }))
    context.restoreGState()
  }

  /// Returns the gradient in the layer's coordinates. Circles of a radial one become ellipses where the end point says.
  private func gradient(_ stops: [DisplayList.Gradient.Stop]) -> DisplayList.Gradient {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
      let geometry = DisplayList.Gradient.Geometry.radial(start: .zero, startRadius: 0, end: .zero, endRadius: 1)
      return DisplayList.Gradient(
        geometry, stops: stops,
        transform: CGAffineTransform(a: max(x, 1e-6), b: 0, c: 0, d: max(y, 1e-6), tx: start.x, ty: start.y))
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      return DisplayList.Gradient(.conic(center: start, angle: angle), stops: stops)
    default:
      return DisplayList.Gradient(.axial(start: start, end: end), stops: stops)
    }
  }
}

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Colors change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colors change outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colors change around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
