public import Foundation

/// The properties of drawing, which `saveGState()` saves.
extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = DisplayList.Color(color) }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = DisplayList.Color(color) }
  /// Sets the fill color, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = DisplayList.Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  /// Sets the stroke color, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = DisplayList.Color(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// The fill color.
  package var fillColor: DisplayList.Color {
    get { state.fillColor }
    set { state.fillColor = newValue }
  }
  /// The stroke color.
  package var strokeColor: DisplayList.Color {
    get { state.strokeColor }
    set { state.strokeColor = newValue }
  }

  /// Sets the line width, in points. A width that isn't positive and finite is ignored.
  public func setLineWidth(_ width: CGFloat) { if width > 0, width.isFinite { state.pen.width = width } }
  /// Sets the shape of the line's ends.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  /// Sets the shape of the line's corners.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  /// Sets the maximum length of a miter, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { if limit > 0, limit.isFinite { state.pen.miterLimit = limit } }
  /// Sets the lengths of dashes and gaps, in points; without any, lines are solid.
  ///
  /// Lengths that are negative or not finite, and lengths that are all 0, make lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    state.pen.dashes = isUsable ? lengths : []
    state.pen.dashPhase = isUsable && phase.isFinite ? phase : 0
  }

  /// Sets the opacity of later drawing, from 0 to 1, by which that of colors is multiplied.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? Double(min(alpha, 1)) : 0 }
  /// Sets how later drawing is combined with the background.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of later drawing: black with an alpha value of 1/3.
  ///
  /// The offset is in points of the display list, with y down, and isn't transformed.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow of later drawing.
  package func setShadow(_ shadow: DisplayList.Shadow?) { state.shadow = shadow }
  /// Sets the shadow of later drawing, or removes it if the color is `nil` or transparent.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.isFinite, blur.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = DisplayList.Shadow(offset: offset, blur: max(blur, 0), color: DisplayList.Color(color))
  }

  /// How smoothly enlarged images are drawn.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
  /// Sets whether edges are antialiased. Stored for source compatibility; has no effect.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges can be antialiased. Stored for source compatibility; has no effect.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}
