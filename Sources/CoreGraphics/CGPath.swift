public import Foundation

/// A shape of lines and curves that never changes: kept, never filled here.
public class CGPath: Hashable, @unchecked Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and sets it down at a point.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with one control point.
    case quad(CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the pen was set down.
    case close
  }

  // Proof of @unchecked: only a mutable path writes it, and that one is not Sendable.
  var elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(elements: [])
    append(.rectangle(rect), transform)
  }

  /// An ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init(elements: [])
    append(.roundedRectangle(rect, CGSize(width: rect.width / 2, height: rect.height / 2)), transform)
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    self.init(elements: [])
    append(.roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  func append(_ new: [Element], _ transform: CGAffineTransform?) {
    elements += transform.map { transform in new.map { $0.applying(transform) } } ?? new
  }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is; the origin before the first step.
  public var currentPoint: CGPoint {
    if elements.last == .close {
      for case .move(let point) in elements.reversed() { return point }
    }
    return elements.last?.points.last ?? .zero
  }

  /// The smallest rectangle that holds all points, those that curves are controlled by among them; null without any.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A path that does not change with the same steps.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A path that can be changed with the same steps.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// The path with every point moved by a map.
  public func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: elements.map { $0.applying(transform) })
  }

  /// Whether the steps are the same.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without steps.
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  /// Sets the pen down at a point.
  public func move(to point: CGPoint) { elements.append(.move(point)) }
  /// Draws a line.
  public func addLine(to point: CGPoint) { elements.append(.line(point)) }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quad(end, control: control)) }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(end, control1: control1, control2: control2))
  }
  /// Draws a line to where the pen was set down.
  public func closeSubpath() { elements.append(.close) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { elements += [Element].rectangle(rect) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
  }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { elements += CGPath(ellipseIn: rect).elements }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    elements += [Element].roundedRectangle(rect, CGSize(width: cornerWidth, height: cornerHeight))
  }
  /// Adds a part of a circle, after a line to where it begins. Angles are in radians from the x axis; `clockwise` is meant
  /// with y up, as everywhere in this module, so that on a screen the arc runs the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = [Element].arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
    guard let start = arc.first?.points.last else { return }
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    elements += arc.dropFirst()
  }
  /// Adds another path's steps.
  public func addPath(_ path: CGPath) { elements += path.elements }
}

extension CGPath.Element {
  /// The points, the last one where the pen is then.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control): .quad(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .close: .close
    }
  }
}

extension [CGPath.Element] {
  static func rectangle(_ rect: CGRect) -> Self {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// A rectangle with a quarter of an ellipse at each corner.
  static func roundedRectangle(_ rect: CGRect, _ corner: CGSize) -> Self {
    let (rx, ry) = (Swift.min(corner.width, rect.width / 2), Swift.min(corner.height, rect.height / 2))
    // How far the control points of a quarter of a circle lie from its ends: 4/3 tan(π/8).
    let (kx, ky) = (rx * (1 - 0.552_284_749_8), ry * (1 - 0.552_284_749_8))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(left + rx, top)), .line(point(right - rx, top)),
      .curve(point(right, top + ry), control1: point(right - kx, top), control2: point(right, top + ky)),
      .line(point(right, bottom - ry)),
      .curve(point(right - rx, bottom), control1: point(right, bottom - ky), control2: point(right - kx, bottom)),
      .line(point(left + rx, bottom)),
      .curve(point(left, bottom - ry), control1: point(left + kx, bottom), control2: point(left, bottom - ky)),
      .line(point(left, top + ry)),
      .curve(point(left + rx, top), control1: point(left, top + ky), control2: point(left + kx, top)), .close,
    ]
  }

  /// A part of a circle in curves of a quarter of it at most, which begins with a move; nothing where a number is not finite.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> Self {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite, start.isFinite, (end - start).isFinite else {
      return []
    }
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    if !clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = Swift.min(Swift.max(sweep, -turn), turn)
    let count = Swift.max((abs(sweep) / (turn / 4) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    // How far the control points of a part of a circle lie from its ends: 4/3 tan(angle/4).
    let reach = 4 / 3 * tan(step / 4)
    func at(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    return [.move(at(start))]
      + (0..<Int(count)).map { index in
        let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
        return .curve(at(to), control1: at(from, reach), control2: at(to, -reach))
      }
  }
}
