public import CoreGraphics
public import Foundation

/// The drawing of images into the current context.
extension UIImage {
  /// Draws the image at a point, in the current context.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the image at a point, with a blend mode and an alpha value.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image scaled to a rectangle, in the current context. The center of a resizable image fills the rest.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image scaled to a rectangle, with a blend mode and an alpha value.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context, tint: content.renderingMode == .alwaysTemplate ? templateTint(context) : nil)
    context.restoreGState()
  }
  /// Repeats the image at its own size in a rectangle, from its top left corner.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = GraphicsContexts.current, rect.isFinite else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in Tiles.covering(rect, size: size) { draw(in: tile) }
    context.restoreGState()
  }

  /// A template without a tint color of its own is drawn in the fill color.
  private func templateTint(_ context: CGContext) -> DisplayList.Color {
    content.tint?.displayColor ?? context.fillColor
  }

  /// Draws the image in a rectangle. A tint replaces its colors, unless the image is drawn in its own.
  package func draw(in rect: CGRect, of context: CGContext, tint: DisplayList.Color?) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    if case .symbol(let name) = content.source { return drawSymbol(name, in: rect, of: context, tint: tint) }
    guard let picture = cgImage else { return }
    for part in StretchedPart.parts(of: size, insets: capInsets, mode: resizingMode, in: rect) {
      context.draw(placement(of: part, of: picture, tint: tint))
    }
  }

  /// Returns a part of the displayed image as a part of the stored picture.
  private func placement(of part: StretchedPart, of picture: CGImage, tint: DisplayList.Color?) -> DisplayList.Image {
    if imageOrientation == .up { return DisplayList.Image(picture, source: part.source, in: part.rect, tint: tint) }
    let map = imageOrientation.unitTransform
    let toRect = CGAffineTransform(
      a: part.rect.width, b: 0, c: 0, d: part.rect.height, tx: part.rect.minX, ty: part.rect.minY)
    return DisplayList.Image(
      picture, source: part.source.applying(map.inverted()), in: CGRect(x: 0, y: 0, width: 1, height: 1),
      transform: map.concatenating(toRect), tint: tint)
  }

  /// Whether the image is a symbol that points forward or backward, so that its direction follows the layout's.
  package var isDirectionalSymbol: Bool {
    guard case .symbol(let name) = content.source else { return false }
    return name.hasSuffix(".forward") || name.hasSuffix(".backward")
  }

  /// Draws the shape that represents a symbol, centered in the largest square.
  private func drawSymbol(
    _ name: String, in rect: CGRect, of context: CGContext, tint: DisplayList.Color?
  ) {
    let side = min(rect.width, rect.height)
    context.saveGState()
    context.translateBy(x: rect.midX - side / 2, y: rect.midY - side / 2)
    context.scaleBy(x: side, y: side)
    let color = content.tint?.displayColor ?? tint ?? UIColor.tintColor.displayColor
    (context.strokeColor, context.fillColor) = (color, color)
    context.setLineWidth(SymbolShape.thickness)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let shape = SymbolShape(name)
    for hole in shape.holes {
      let rest = CGMutablePath()
      rest.addRect(CGRect(x: -1, y: -1, width: 3, height: 3))
      rest.addPath(hole)
      context.beginPath()
      context.addPath(rest)
      context.clip(using: .evenOdd)
    }
    for area in shape.fills { context.fill(transforming: .path(area), rule: .evenOdd) }
    for line in shape.strokes { context.stroke(transforming: line) }
    context.restoreGState()
  }
}
