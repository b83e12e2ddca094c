public import Foundation

/// How a shape is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// As a line.
  case stroke = 2
  /// Both.
  case fillStroke = 3
  /// Both, filled by the even-odd rule.
  case eoFillStroke = 4
}

/// Which parts of a shape are inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Where it winds around at all.
  case winding = 0
  /// Where it winds around an odd number of times.
  case evenOdd = 1
}

/// How a line ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Straight, where the line is over.
  case butt = 0
  /// Round.
  case round = 1
  /// Straight, half a width later.
  case square = 2
}

/// How a line turns.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Sharp.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Over it.
  case normal = 0
  /// Darker by it.
  case multiply = 1
  /// Lighter by it.
  case screen = 2
  /// Lighter or darker by it.
  case overlay = 3
  /// The darker of the two.
  case darken = 4
  /// The lighter of the two.
  case lighten = 5
  /// In its place, the transparent parts too.
  case copy = 17
  /// Nothing is left.
  case clear = 16
}

/// Where drawing goes: nothing is drawn here, and only the map and the path are kept.
public final class CGContext {
  /// The map from what is drawn to the picture.
  public private(set) var ctm = CGAffineTransform.identity
  /// The path that is being made.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  private var current = CGMutablePath()
  private var maps: [CGAffineTransform] = []

  /// A context that goes nowhere.
  package init() {}

  /// Keeps the map until it is restored.
  public func saveGState() { maps.append(ctm) }
  /// Takes the map that was kept last.
  public func restoreGState() { if let map = maps.popLast() { ctm = map } }
  /// Shifts what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn from now on, by an angle in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Maps what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// Begins another path.
  public func beginPath() { current = CGMutablePath() }
  /// Sets the pen down at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addPath(CGPath(ellipseIn: rect)) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a line to where the pen was set down.
  public func closePath() { current.closeSubpath() }
  /// Ends the path: what would be drawn is not.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Ends the path: what would be filled is not.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Ends the path: no line is drawn.
  public func strokePath() { beginPath() }
  /// Ends the path: what lies outside would be cut off.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Cuts off what lies outside a rectangle: nothing here.
  public func clip(to rect: CGRect) {}
}

/// Drawing: nothing here. Source that draws compiles, and leaves no picture.
extension CGContext {
  /// Fills in a colour from now on.
  public func setFillColor(_ color: CGColor) {}
  /// Draws lines in a colour from now on.
  public func setStrokeColor(_ color: CGColor) {}
  /// Fills in a colour from now on.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws lines in a colour from now on.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws lines of a width from now on.
  public func setLineWidth(_ width: CGFloat) {}
  /// Ends lines so from now on.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Turns lines so from now on.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Draws lines with dashes from now on.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws with an opacity from now on.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Draws with a shadow from now on.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Has what is drawn meet what is there so from now on.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Smooths edges from now on.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Lets edges be smoothed from now on.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Fills an ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws a rectangle's edges.
  public func stroke(_ rect: CGRect) {}
  /// Draws a rectangle's edges.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws an ellipse's edge.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws lines between points, two by two.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Wipes a rectangle.
  public func clear(_ rect: CGRect) {}
}
