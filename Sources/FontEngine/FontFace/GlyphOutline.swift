/// The contours of a glyph's ink, in font units from its pen position on the baseline, with y up.
///
/// Every contour starts with ``Element/move(_:)`` and ends with ``Element/close``. A renderer fills the contours by the
/// nonzero winding rule, and strokes them in addition if ``strokeWidth`` isn't 0.
public struct GlyphOutline: Hashable, Sendable {
  /// A point of a contour.
  public struct Point: Hashable, Sendable {
    /// The distance to the right of the pen position.
    public var x: Double
    /// The distance above the baseline.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of a contour. Each step starts where the previous one ended.
  public enum Element: Hashable, Sendable {
    /// Starts a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve to the last point, as TrueType outlines have.
    case quadratic(Point, Point)
    /// A cubic Bézier curve to the last point, as CFF and Type 1 outlines have.
    case cubic(Point, Point, Point)
    /// Ends a contour at the point where it started.
    case close
  }

  /// The steps of all contours, in the order of the font.
  public var elements: [Element]
  /// The width of a stroke along the contours that draws a synthesized weight, in font units; 0 without one.
  ///
  /// Half of the stroke is outside of the contours. With round joins, it stays within ``FontFace/bounds(of:)``.
  public var strokeWidth: Double

  /// Creates an outline.
  public init(elements: [Element], strokeWidth: Double = 0) {
    self.elements = elements
    self.strokeWidth = strokeWidth
  }

  /// The outline of a glyph without ink, such as the space.
  public static let empty = GlyphOutline(elements: [])

  /// Whether there are no contours.
  public var isEmpty: Bool { elements.isEmpty }
}

extension GlyphOutline.Element {
  /// Returns the element with each of its points replaced.
  @inline(__always)
  func mapPoints(_ transform: (GlyphOutline.Point) -> GlyphOutline.Point) -> Self {
    switch self {
    case .move(let point): .move(transform(point))
    case .line(let point): .line(transform(point))
    case .quadratic(let control, let point): .quadratic(transform(control), transform(point))
    case .cubic(let first, let second, let point): .cubic(transform(first), transform(second), transform(point))
    case .close: .close
    }
  }
}
