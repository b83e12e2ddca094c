public import CoreGraphics
public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// The corners of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top and left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top and right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom and left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom and right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A shape of lines and curves: kept, never drawn here.
open class UIBezierPath: NSObject {
  /// The shape.
  open var cgPath: CGPath {
    get { path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }
  private var path = CGMutablePath()
  /// The width of the line along the shape, in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How the line turns.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a sharp turn may reach, in widths of the line.
  open var miterLimit: CGFloat = 10
  /// Whether holes are made by the even-odd rule.
  open var usesEvenOddFillRule = false

  /// A shape without steps.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect)) }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect)) }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
  }

  /// A rectangle with round corners; here all of them are, whichever are asked for.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(
      cgPath: CGPath(roundedRect: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height))
  }

  /// A part of a circle. Angles are in radians from the x axis; `clockwise` is as it is seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A shape.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.mutableCopy() ?? CGMutablePath()
  }

  /// Sets the pen down at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, after a line to where it begins; nothing where a number is NaN or infinite.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Draws a line to where the pen was set down.
  open func close() { path.closeSubpath() }
  /// Adds another shape's steps.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Takes all steps away.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Moves every point by a map.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path.applying(transform))
    path = moved
  }
  /// Whether there is no step.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the pen is.
  open var currentPoint: CGPoint { path.currentPoint }
  /// The smallest rectangle that holds all points, those that curves are controlled by among them.
  open var bounds: CGRect { path.boundingBox }
  /// Fills the shape: nothing here.
  open func fill() {}
  /// Draws a line along the shape: nothing here.
  open func stroke() {}
  /// Bounds what is drawn next: nothing here.
  open func addClip() {}
}
