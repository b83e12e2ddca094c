public import Foundation

/// A graphics context that draws nothing, and stores only the transform and the path.
public final class CGContext {
  /// The current transformation matrix.
  public private(set) var ctm = CGAffineTransform.identity
  /// The current path, or `nil` if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  private var current = CGMutablePath()
  private var maps: [CGAffineTransform] = []

  /// Creates a context with an empty path and the identity matrix.
  package init() {}

  /// Saves the transformation matrix.
  public func saveGState() { maps.append(ctm) }
  /// Restores the transformation matrix that was saved last.
  public func restoreGState() { if let map = maps.popLast() { ctm = map } }
  /// Translates the coordinate system of later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales the coordinate system of later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Rotates the coordinate system of later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Transforms the coordinate system of later drawing.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// Starts a new, empty path.
  public func beginPath() { current = CGMutablePath() }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// Adds a rectangle to the path, as a closed subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addPath(CGPath(ellipseIn: rect)) }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds a line to the start of the subpath.
  public func closePath() { current.closeSubpath() }
  /// Removes the path. Nothing is drawn.
  public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
  /// Removes the path. Nothing is filled.
  public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Removes the path. Nothing is stroked.
  public func strokePath() { beginPath() }
  /// Removes the path. Nothing is clipped.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Clips later drawing to a rectangle. Does nothing, because nothing is drawn.
  public func clip(to rect: CGRect) {}
}

/// Drawing. Nothing is drawn, so these methods do nothing; they exist for source compatibility.
extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the fill color.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the stroke color.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets the shape of the line's ends.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the shape of the line's corners.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the dash pattern.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the alpha value.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges can be antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Fills a rectangle. Does nothing, because nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Fills several rectangles. Does nothing, because nothing is drawn.
  public func fill(_ rects: [CGRect]) {}
  /// Fills an ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Strokes a rectangle. Does nothing, because nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Strokes an ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {}
  /// Strokes line segments between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Clears a rectangle. Does nothing, because nothing is drawn.
  public func clear(_ rect: CGRect) {}
}
