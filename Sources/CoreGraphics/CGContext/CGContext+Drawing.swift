public import Foundation

/// Drawing shapes, pictures, and gradients.
extension CGContext {
  // MARK: - Filling

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(transforming: .rect(rect.standardized)) }
  /// Fills several rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(transforming: .path(CGPath(ellipseIn: rect))) }
  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let shape = DisplayList.Shape.rect(rect.standardized).applying(ctm)
    append(.group(DisplayList.Group(blendMode: .clear, elements: [.fill(shape, .winding, .black)])))
  }

  /// Fills an area in user coordinates with the fill color.
  package func fill(transforming shape: DisplayList.Shape, rule: CGPathFillRule = .winding) {
    fill(shape.applying(ctm), rule: rule)
  }

  /// Fills an area in coordinates of the display list with the fill color.
  func fill(_ shape: DisplayList.Shape, rule: CGPathFillRule) {
    guard shape.boundingBox.isFinite else { return }
    // A mutable path may change after it was recorded.
    if case .path(let path) = shape, path is CGMutablePath, let copy = path.copy() {
      return record(.fill(.path(copy), rule, state.fillColor))
    }
    record(.fill(shape, rule, state.fillColor))
  }

  // MARK: - Stroking

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(transforming: CGPath(rect: rect)) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.pen.width
    setLineWidth(width)
    stroke(rect)
    state.pen.width = old
  }
  /// Strokes an ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(transforming: CGPath(ellipseIn: rect)) }
  /// Strokes line segments between pairs of points. The last of an odd number of points is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.addLines(between: [points[index], points[index + 1]])
    }
    stroke(transforming: path)
  }

  /// Strokes a path in user coordinates.
  package func stroke(transforming path: CGPath) { stroke(ctm.isIdentity ? path : path.applying(ctm)) }

  /// Strokes a path in coordinates of the display list.
  func stroke(_ path: CGPath) {
    guard !path.isEmpty, path.boundingBox.isFinite else { return }
    let path = path is CGMutablePath ? path.copy() ?? path : path
    var pen = state.pen
    // Only the transform's linear part has an effect on a pen.
    pen.transform = CGAffineTransform(a: ctm.a, b: ctm.b, c: ctm.c, d: ctm.d, tx: 0, ty: 0)
    record(.stroke(path, pen, state.strokeColor))
  }

  // MARK: - Pictures

  /// Draws an image in a rectangle, with the image's top at the rectangle's greatest y.
  ///
  /// In the coordinates of UIKit, the image is therefore upside down, as on iOS; `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw(DisplayList.Image(image, in: rect, transform: flip))
  }

  /// Draws an image whose transform leads to user coordinates.
  package func draw(_ image: DisplayList.Image) {
    var image = image
    image.transform = image.transform.concatenating(ctm)
    image.interpolation = state.interpolation
    guard image.rect.isFinite, image.transform.isFinite, !image.rect.isEmpty else { return }
    record(.image(image))
  }

  // MARK: - Gradients

  /// Fills everything that isn't clipped with colors that change from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    draw(
      DisplayList.Gradient(.axial(start: startPoint, end: endPoint), stops: gradient.stops, options: options))
  }

  /// Fills everything that isn't clipped with colors that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
      endRadius >= 0
    else { return }
    let geometry = DisplayList.Gradient.Geometry.radial(
      start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius)
    draw(DisplayList.Gradient(geometry, stops: gradient.stops, options: options))
  }

  /// Draws a gradient whose transform leads to user coordinates.
  package func draw(_ gradient: DisplayList.Gradient) {
    var gradient = gradient
    gradient.transform = gradient.transform.concatenating(ctm)
    if gradient.transform.isFinite { record(.gradient(gradient)) }
  }

  // MARK: - Glyphs and links

  /// Draws glyphs whose transform leads to user coordinates.
  package func draw(_ run: DisplayList.GlyphRun) {
    guard run.pointSize.isFinite, !run.glyphs.isEmpty else { return }
    var run = run
    run.transform = run.transform.concatenating(ctm)
    record(.glyphs(run))
  }

  /// Makes a rectangle lead to a destination, where the output supports links.
  public func setURL(_ url: URL, for rect: CGRect) {
    guard rect.isFinite else { return }
    append(.link(rect.standardized.applying(ctm), url))
  }

  // MARK: - Transparency layers

  /// Begins a layer, whose elements are drawn by themselves first and then composited as one.
  ///
  /// The alpha value, blend mode, and shadow apply to the whole layer, and are reset within it.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    beginGroup(
      DisplayList.Group(
        alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow, isIsolated: true, elements: []),
      isTransparencyLayer: true)
  }

  /// Begins a layer that is clipped to a rectangle; see ``beginTransparencyLayer(auxiliaryInfo:)``.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginGroup(
      DisplayList.Group(
        clip: rect.isFinite ? DisplayList.Clip(DisplayList.Shape.rect(rect).applying(ctm)) : nil, alpha: state.alpha,
        blendMode: state.blendMode, shadow: state.shadow, isIsolated: true, elements: []),
      isTransparencyLayer: true)
  }
}
