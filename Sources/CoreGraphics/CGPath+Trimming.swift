package import Foundation

extension CGPath {
  /// Returns the part of the path between two fractions of its length, from 0 to 1.
  ///
  /// Curves are replaced by 32 lines each, whose lengths approximate the curve's.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = flattened(linesPerCurve: 32)
    let total = lines.reduce(0) { $0 + $1.length }
    let (low, high) = (total * min(max(start, 0), 1), total * min(max(end, 0), 1))
    var passed: CGFloat = 0
    var pen: CGPoint?
    let result = CGMutablePath()
    for line in lines where line.length > 0 {
      let (from, to) = (max(low - passed, 0), min(high - passed, line.length))
      passed += line.length
      guard to > from else { continue }
      let (first, last) = (line.point(at: from / line.length), line.point(at: to / line.length))
      if pen != first { result.move(to: first) }
      result.addLine(to: last)
      pen = last
    }
    return result.copy() ?? result
  }

  /// A straight part of a path.
  package struct Line {
    package var start: CGPoint
    package var end: CGPoint
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
    func point(at share: CGFloat) -> CGPoint {
      share >= 1 ? end : CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// Returns the path as straight lines.
  package func flattened(linesPerCurve count: Int) -> [Line] {
    var lines: [Line] = []
    var (first, pen) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      lines.append(Line(start: pen, end: point))
      pen = point
    }
    func addCurve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      let start = pen
      for step in 1...count {
        let t = CGFloat(step) / CGFloat(count)
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        add(
          CGPoint(
            x: a * start.x + b * c1.x + c * c2.x + d * end.x, y: a * start.y + b * c1.y + c * c2.y + d * end.y))
      }
    }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * 2 / 3, y: a.y + (b.y - a.y) * 2 / 3)
    }
    for element in elements {
      switch element {
      case .move(let point): (first, pen) = (point, point)
      case .line(let point): add(point)
      case .quad(let end, let control): addCurve(mix(pen, control), mix(end, control), end)
      case .curve(let end, let control1, let control2): addCurve(control1, control2, end)
      case .close: add(first)
      }
    }
    return lines
  }
}
