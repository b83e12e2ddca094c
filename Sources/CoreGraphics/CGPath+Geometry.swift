public import Foundation

/// What the curve of a path encloses, and the rectangle around it.
extension CGPath {
  /// The smallest rectangle that contains the path's lines and curves, or null if the path is empty. Control points may
  /// be outside of it.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingBoxOfPath: CGRect {
    var box = PointBox()
    for segment in segments {
      box.add(segment.start)
      for t in segment.extrema(\.x) + segment.extrema(\.y) + [1] { box.add(segment.point(at: t)) }
    }
    // A path of moves alone has points, and no lines.
    if box.rect.isNull { for case .move(let point) in elements { box.add(point) } }
    return box.rect
  }

  /// Returns whether the path encloses a point. Of points on the path itself, either may be returned.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: Which of the regions between the path's lines are inside.
  ///   - transform: A transform that is applied to the point first.
  /// - Complexity: O(*n*) in the number of elements.
  @discardableResult
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    guard point.x.isFinite, point.y.isFinite else { return false }
    let winding = closedSegments.reduce(0) { $0 + $1.winding(around: point) }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The lines and curves of the path, all of them as cubic ones.
  fileprivate var segments: [CubicSegment] { segments(closing: false) }

  /// The same with a line from the end of each subpath to its start.
  fileprivate var closedSegments: [CubicSegment] { segments(closing: true) }

  private func segments(closing: Bool) -> [CubicSegment] {
    var segments: [CubicSegment] = []
    var (first, pen) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      if end != pen { segments.append(CubicSegment(line: pen, end)) }
      pen = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closing { line(to: first) }
        (first, pen) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let end, let control):
        segments.append(CubicSegment(quadratic: pen, control, end))
        pen = end
      case .curve(let end, let control1, let control2):
        segments.append(CubicSegment(start: pen, control1: control1, control2: control2, end: end))
        pen = end
      case .close: line(to: first)
      }
    }
    if closing { line(to: first) }
    return segments
  }
}

/// The rectangle around points.
private struct PointBox {
  private var low: CGPoint?
  private var high = CGPoint.zero

  mutating func add(_ point: CGPoint) {
    guard let low else { return (low, high) = (point, point) }
    self.low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    low.map { CGRect(x: $0.x, y: $0.y, width: high.x - $0.x, height: high.y - $0.y) } ?? .null
  }
}

/// A cubic Bézier curve.
private struct CubicSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(line start: CGPoint, _ end: CGPoint) {
    self.init(start: start, control1: Self.mix(start, end, 1 / 3), control2: Self.mix(start, end, 2 / 3), end: end)
  }

  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      start: start, control1: Self.mix(start, control, 2 / 3), control2: Self.mix(end, control, 2 / 3), end: end)
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  private func value(_ axis: KeyPath<CGPoint, CGFloat>, at t: CGFloat) -> CGFloat {
    let u = 1 - t
    return u * u * u * start[keyPath: axis] + 3 * u * u * t * control1[keyPath: axis]
      + 3 * u * t * t * control2[keyPath: axis] + t * t * t * end[keyPath: axis]
  }

  func point(at t: CGFloat) -> CGPoint {
    t == 1 ? end : CGPoint(x: value(\.x, at: t), y: value(\.y, at: t))
  }

  /// The parameters within the curve at which a coordinate turns, in ascending order.
  func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    // The derivative, divided by 3, is a t² + 2 b t + c.
    let (p0, p1) = (start[keyPath: axis], control1[keyPath: axis])
    let (p2, p3) = (control2[keyPath: axis], end[keyPath: axis])
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, p2 - 2 * p1 + p0, p1 - p0)
    var roots: [CGFloat] = []
    let discriminant = b * b - a * c
    if discriminant >= 0 {
      // The sum of two numbers of one sign, so that nothing cancels.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The number of times that the curve crosses the ray from a point to the right, upward counted against downward.
  func winding(around point: CGPoint) -> Int {
    let ys = [start.y, control1.y, control2.y, end.y]
    guard point.y >= ys.min() ?? 0, point.y <= ys.max() ?? 0 else { return 0 }
    var winding = 0
    var (from, low) = (CGFloat(0), start.y)
    for to in extrema(\.y) + [1] {
      let high = to == 1 ? end.y : value(\.y, at: to)
      if (low <= point.y) != (high <= point.y), crossing(of: point.y, from, to, isRising: low < high) > point.x {
        winding += low < high ? 1 : -1
      }
      (from, low) = (to, high)
    }
    return winding
  }

  /// The x coordinate at which a part of the curve that only rises or falls has a y coordinate.
  private func crossing(of y: CGFloat, _ from: CGFloat, _ to: CGFloat, isRising: Bool) -> CGFloat {
    var (low, high) = (from, to)
    // Halving the interval as often as a number has bits.
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if (value(\.y, at: middle) <= y) == isRising { low = middle } else { high = middle }
    }
    return value(\.x, at: (low + high) / 2)
  }
}
