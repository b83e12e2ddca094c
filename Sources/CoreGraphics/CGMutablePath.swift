public import Foundation

/// A mutable path. It must not be shared between threads.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quad(end, control: control)) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  /// Adds a line to the start of the subpath.
  public func closeSubpath() { elements.append(.close) }
  /// Adds a rectangle, as a closed subpath.
  public func addRect(_ rect: CGRect) { elements += [Element].rectangle(rect) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
  }
  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { elements += CGPath(ellipseIn: rect).elements }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    elements += [Element].roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight))
  }
  /// Adds an arc of a circle, after a line to its start. Does nothing if a number is NaN or infinite.
  ///
  /// Angles are in radians from the x axis. `clockwise` is meant with y pointing up, as everywhere in this module, so
  /// the arc runs the other way on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = [Element].arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
    guard let start = arc.first?.points.last else { return }
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements += arc.dropFirst()
  }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { elements += path.elements }
}
