public import CoreGraphics
public import Foundation

/// A path of lines and curves, with the properties of its stroke.
open class UIBezierPath: NSObject {
  /// The path. Setting it copies the value.
  open var cgPath: CGPath {
    get { path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  private var path = CGMutablePath()
  /// The line width, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether the path is filled and clipped by the even-odd rule.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path. Archives aren't supported, so nothing is read.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a path around a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// Creates a rectangle with the given corners rounded. The radii, in points, are at most half of the rectangle's
  /// sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGSize? { corners.contains(corner) ? cornerRadii : nil }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomLeft: radius(.bottomLeft),
      bottomRight: radius(.bottomRight))
    self.init(cgPath: CGPath(roundedRect: rect, radii: radii))
  }

  /// Creates an arc of a circle. Angles are in radians from the x axis; `clockwise` is as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from a copy of another.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? CGMutablePath()
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, after a line to its start. Does nothing if a number is NaN or infinite.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Adds a line to the start of the subpath.
  open func close() { path.closeSubpath() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Removes all elements, which leaves an empty path.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Applies a transform to every point.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path.applying(transform))
    path = moved
  }
  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The end of the last element, or the start of the subpath if that was closed.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rectangle that contains all points, including control points.
  open var bounds: CGRect { path.boundingBox }
  /// Returns whether the path encloses a point, by the rule of ``usesEvenOddFillRule``.
  @discardableResult
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// Sets the dash pattern of the stroke, in points; without lengths, the line is solid.
  open func setLineDash(_ pattern: [CGFloat], count: Int, phase: CGFloat) {
    dashes = Array(pattern.prefix(max(count, 0)))
    dashPhase = phase
  }
  /// Fills the path with the fill color of the current context.
  open func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the path with a blend mode and an alpha value.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    draw(in: context, blendMode, alpha) {
      context.fill(transforming: .path(path), rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }
  /// Strokes the path with the stroke color of the current context and the line properties of the path.
  open func stroke() { stroke(with: .normal, alpha: 1) }
  /// Strokes the path with a blend mode and an alpha value.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    draw(in: context, blendMode, alpha) {
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.stroke(transforming: path)
    }
  }
  /// Limits later drawing in the current context to the path.
  open func addClip() {
    guard let context = GraphicsContexts.current, let copy = path.copy() else { return }
    context.clip(to: .path(copy), rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(in context: CGContext, _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    body()
    context.restoreGState()
  }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners of the rectangle.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
