extension GlyphOutline {
  /// The smallest box around the ink, in font units; empty for a glyph without ink.
  ///
  /// It ends at the extremes of curves, while ``FontFace/bounds(of:)`` may enclose their control points: HarfBuzz
  /// doesn't compute the extremes of CFF outlines.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var bounds: GlyphBounds {
    var (x, y) = (Extent(), Extent())
    var start = Point(x: 0, y: 0)
    var last = start
    for element in elements {
      switch element {
      case .move(let point):
        // A contour of one point has no ink.
        start = point
        last = point
      case .line(let point):
        x.add(last.x, point.x)
        y.add(last.y, point.y)
        last = point
      case .quadratic(let control, let point):
        x.add(last.x, control.x, point.x)
        y.add(last.y, control.y, point.y)
        last = point
      case .cubic(let first, let second, let point):
        x.add(last.x, first.x, second.x, point.x)
        y.add(last.y, first.y, second.y, point.y)
        last = point
      case .close: last = start
      }
    }
    guard x.low <= x.high, y.low <= y.high else { return .empty }
    let margin = strokeWidth / 2
    return GlyphBounds(
      minX: x.low - margin, minY: y.low - margin, maxX: x.high + margin, maxY: y.high + margin)
  }

  /// The smallest and largest coordinate on one axis.
  private struct Extent {
    private(set) var low = Double.infinity
    private(set) var high = -Double.infinity

    private mutating func add(_ value: Double) {
      low = min(low, value)
      high = max(high, value)
    }

    /// Adds a line.
    mutating func add(_ a: Double, _ b: Double) {
      add(a)
      add(b)
    }

    /// Adds a quadratic curve, whose derivative is zero at one point.
    mutating func add(_ a: Double, _ b: Double, _ c: Double) {
      add(a, c)
      if low <= b && b <= high { return }
      let t = (a - b) / (a - 2 * b + c)
      guard t > 0, t < 1 else { return }
      let u = 1 - t
      add(u * u * a + 2 * t * u * b + t * t * c)
    }

    /// Adds a cubic curve, whose derivative is zero at up to two points.
    mutating func add(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
      add(a, d)
      if low <= min(b, c) && max(b, c) <= high { return }
      // The derivative divided by 3 is p·t² + q·t + r.
      let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (a - 2 * b + c), b - a)
      let root = max(0, q * q - 4 * p * r).squareRoot()
      // This form of the solutions stays exact if p is 0 or small.
      let s = -0.5 * (q + (q < 0 ? -root : root))
      for t in [s / p, r / s] where t > 0 && t < 1 {
        let u = 1 - t
        add(u * u * u * a + 3 * t * u * (u * b + t * c) + t * t * t * d)
      }
    }
  }
}
