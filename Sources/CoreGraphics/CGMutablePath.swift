public import Foundation

/// A mutable path. Each of its methods is safe on any thread; of two changes at once, either may come first.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { change { $0.append(.move(point)) } }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { change { $0.append(.line(point)) } }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.append(.quad(end, control: control)) }
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.append(.curve(end, control1: control1, control2: control2)) }
  }
  /// Adds a line to the start of the subpath.
  public func closeSubpath() { change { $0.append(.close) } }
  /// Adds a rectangle, as a closed subpath.
  public func addRect(_ rect: CGRect) { append(.rectangle(rect), nil) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    append(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, nil)
  }
  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect)) }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    append(.roundedRectangle(rect, CornerRadii(width: cornerWidth, height: cornerHeight)), nil)
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
    change { elements in
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements += arc.dropFirst()
    }
  }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { append(path.elements, nil) }
}
