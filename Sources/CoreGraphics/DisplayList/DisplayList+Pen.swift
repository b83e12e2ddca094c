public import Foundation

extension DisplayList {
  /// The pen that strokes a path.
  public struct Pen: Hashable, Sendable {
    /// The width of the line, in points.
    public var width: CGFloat
    /// The shape of the line's ends.
    public var cap: CGLineCap
    /// The shape of the line's corners.
    public var join: CGLineJoin
    /// The maximum length of a miter, in line widths. Longer corners are cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in points; empty for a solid line.
    public var dashes: [CGFloat]
    /// The offset into the dashes at the start of the path, in points.
    public var dashPhase: CGFloat
    /// The transform from the pen's coordinates to those of the list. It has no effect on the path itself.
    ///
    /// It makes lines wider or narrower. A pen whose transform scales differently in x and y is an ellipse.
    public var transform: CGAffineTransform

    /// Creates a pen that isn't transformed.
    public init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dashes: [CGFloat] = [], dashPhase: CGFloat = 0, transform: CGAffineTransform = .identity
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashes = dashes
      self.dashPhase = dashPhase
      self.transform = transform
    }
  }
}
