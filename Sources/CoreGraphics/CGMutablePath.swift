public import Foundation

/// A mutable path. Each of its methods is safe on any thread; of two changes at once, either may come first.
///
/// A transform applies to the points that a method adds, before they are added.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point)], transform)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append([.quad(end, control: control)], transform)
  }
  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.curve(end, control1: control1, control2: control2)], transform)
  }
  /// Adds a line to the start of the subpath.
  public func closeSubpath() { change { $0.append(.close) } }
  /// Adds a rectangle, as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { append(.rectangle(rect), transform) }
  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    append(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, transform)
  }
  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(ellipseIn: rect), transform: transform)
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(.roundedRectangle(rect, CornerRadii(width: cornerWidth, height: cornerHeight)), transform)
  }
  /// Adds an arc of a circle, after a line to its start. Does nothing if a number is NaN or infinite.
  ///
  /// Angles are in radians from the x axis. `clockwise` is meant with y pointing up, as everywhere in this module, so
  /// the arc runs the other way on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise), transform)
  }
  /// Adds an arc of a circle that turns by an angle, after a line to its start: clockwise, with y pointing up, for a
  /// negative one. Does nothing if a number is NaN or infinite.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(.arc(center, radius, from: startAngle, to: startAngle + delta, clockwise: delta < 0), transform)
  }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { append(path.elements, transform) }

  private func addArc(_ arc: [Element], _ transform: CGAffineTransform) {
    let arc = arc.map { $0.applying(transform) }
    guard let start = arc.first?.points.last else { return }
    change { elements in
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements += arc.dropFirst()
    }
  }
}
