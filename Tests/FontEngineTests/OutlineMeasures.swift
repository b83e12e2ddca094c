import FontEngine

/// The signed area and the number of curves of an outline, computed from its elements.
struct OutlineMeasures {
  private(set) var area = 0.0
  private(set) var quadratics = 0
  private(set) var cubics = 0

  typealias Point = GlyphOutline.Point

  init(_ outline: GlyphOutline) {
    var (start, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    for element in outline.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        add([current, point])
        current = point
      case .quadratic(let control, let point):
        quadratics += 1
        // As a cubic curve, which has the same points.
        add([current, Self.mix(current, control, 2.0 / 3), Self.mix(point, control, 2.0 / 3), point])
        current = point
      case .cubic(let first, let second, let point):
        cubics += 1
        add([current, first, second, point])
        current = point
      case .close:
        add([current, start])
        current = start
      }
    }
  }

  private static func mix(_ a: Point, _ b: Point, _ share: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// Adds a line of two points or a cubic curve of four.
  private mutating func add(_ points: [Point]) {
    if points.count == 2 {
      area += Self.cross(points[0], points[1]) / 2
      return
    }
    // Half of the integral of x dy - y dx along the curve.
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    area += (6 * Self.cross(a, b) + 3 * Self.cross(a, c) + Self.cross(a, d)) / 20
    area += (3 * Self.cross(b, c) + 3 * Self.cross(b, d) + 6 * Self.cross(c, d)) / 20
  }
}

extension GlyphBounds {
  /// The edges to a thousandth of a unit.
  var rounded: [Double] { [minX, minY, maxX, maxY].map { ($0 * 1000).rounded() / 1000 } }
}
