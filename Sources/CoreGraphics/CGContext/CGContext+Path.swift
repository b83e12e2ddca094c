public import Foundation

/// The current path. Points are transformed when they are added, so a later transform doesn't move them.
extension CGContext {
  /// The current path in user coordinates, or `nil` if it is empty.
  public var path: CGPath? {
    if current.isEmpty { return nil }
    return ctm.isIdentity ? current.copy() : current.applying(ctm.inverted())
  }
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the current path in user coordinates, or the origin if it is empty.
  public var currentPointOfPath: CGPoint { current.isEmpty ? .zero : current.currentPoint.applying(ctm.inverted()) }
  /// The smallest rectangle in user coordinates that contains the points of the path, or null if it is empty.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Starts a new, empty path.
  public func beginPath() { current = CGMutablePath() }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point.applying(ctm)) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point.applying(ctm)) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points.map { $0.applying(ctm) }) }
  /// Adds a rectangle to the path, as a closed subpath.
  public func addRect(_ rect: CGRect) { addPath(CGPath(rect: rect)) }
  /// Adds several rectangles to the path, each as a closed subpath.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect)) }
  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { current.addPath(ctm.isIdentity ? path : path.applying(ctm)) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }
  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }
  /// Adds an arc of a circle, after a line to its start.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = CGMutablePath()
    if !current.isEmpty { arc.move(to: currentPointOfPath) }
    arc.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    var elements = arc.elements
    if !current.isEmpty, !elements.isEmpty { elements.removeFirst() }
    current.append(elements, ctm)
  }
  /// Adds a line to the start of the subpath.
  public func closePath() { current.closeSubpath() }

  /// Returns the current path and starts a new one, or returns `nil` if the path is empty or not finite.
  private func takePath() -> CGPath? {
    defer { beginPath() }
    guard !current.isEmpty, current.boundingBox.isFinite else { return nil }
    return current
  }

  /// Draws the current path, and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard let path = takePath() else { return }
    switch mode {
    case .fill: fill(.path(path), rule: .winding)
    case .eoFill: fill(.path(path), rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(.path(path), rule: .winding)
      stroke(path)
    case .eoFillStroke:
      fill(.path(path), rule: .evenOdd)
      stroke(path)
    }
  }
  /// Fills the current path, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Strokes the current path, and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Limits later drawing to the current path, and starts a new one. An empty path has no effect.
  ///
  /// The limit remains until the state is restored.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard let path = takePath() else { return }
    beginClip(DisplayList.Group(clip: DisplayList.Clip(.path(path), rule: rule), elements: []))
  }
  /// Limits later drawing to a rectangle, until the state is restored.
  public func clip(to rect: CGRect) { clip(to: .rect(rect.standardized)) }
  /// Limits later drawing to several rectangles, until the state is restored.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect) }
    clip(to: .path(path))
  }
  /// Limits later drawing to a rectangle, with an image's alpha channel as its opacity, until the state is restored.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard rect.isFinite else { return }
    let image = DisplayList.Image(mask, in: rect, transform: ctm)
    beginClip(
      DisplayList.Group(
        clip: DisplayList.Clip(DisplayList.Shape.rect(rect).applying(ctm)), mask: [.image(image)], elements: []))
  }

  /// Limits later drawing to an area in user coordinates, until the state is restored.
  package func clip(to shape: DisplayList.Shape, rule: CGPathFillRule = .winding) {
    guard shape.boundingBox.isFinite else { return }
    beginClip(DisplayList.Group(clip: DisplayList.Clip(shape.applying(ctm), rule: rule), elements: []))
  }
}
