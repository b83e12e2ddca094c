import CCairo
import CoreGraphics
import Foundation

extension Painter {
  /// Draws a picture in its rectangle.
  func draw(_ image: DisplayList.Image, _ transform: CGAffineTransform) throws(RenderingError) {
    // The visible part of the content, in fractions of its size.
    let visible = image.image.visiblePart
    let part = CGRect(
      x: visible.minX + image.source.minX * visible.width, y: visible.minY + image.source.minY * visible.height,
      width: image.source.width * visible.width, height: image.source.height * visible.height)
    let toCanvas = image.transform.concatenating(transform)
    guard part.isFinite, part.width > 0, part.height > 0, image.rect.width > 0, image.rect.height > 0,
      toCanvas.isInvertible
    else { return }
    switch image.image.content {
    case .file(let data):
      let bitmap = try layers.bitmap(of: image.image, data)
      try draw(bitmap, part, image, toCanvas)
    case .drawing(let list):
      try draw(list, part, image, toCanvas)
    }
  }

  /// Draws a part of a bitmap.
  private func draw(
    _ bitmap: Bitmap, _ part: CGRect, _ image: DisplayList.Image, _ toCanvas: CGAffineTransform
  ) throws(RenderingError) {
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let pixels = CGRect(
      x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
      height: part.height * size.height)
    // Pixels outside of the part must not blend into its edges.
    let (cropped, origin) = bitmap.cropped(to: pixels)
    let toRect = CGAffineTransform(translationX: origin.x - pixels.minX, y: origin.y - pixels.minY)
      .concatenating(CGAffineTransform(scaleX: image.rect.width / pixels.width, y: image.rect.height / pixels.height))
      .concatenating(CGAffineTransform(translationX: image.rect.minX, y: image.rect.minY))
    let placed = toRect.concatenating(toCanvas)
    guard placed.isInvertible else { return }
    let pattern = CairoPattern(try CairoSurface(cropped), placed, filter: image.interpolation.filter)
    add(.rect(image.rect), toCanvas)
    draw(pattern, tint: image.tint)
  }

  /// Fills the path with a pattern, or with a color where the pattern is opaque.
  func draw(_ pattern: CairoPattern, tint: DisplayList.Color?) {
    if tint == nil, alpha == 1 {
      canvas.setOperator(mode)
      canvas.setSource(pattern)
      return canvas.fill()
    }
    canvas.save()
    canvas.clip()
    if let tint {
      setColor(tint)
      canvas.mask(pattern)
    } else {
      canvas.setOperator(mode)
      canvas.setSource(pattern)
      canvas.paint(alpha: alpha)
    }
    canvas.restore()
  }

  /// Draws a part of a drawing, whose bounds are the content's.
  private func draw(
    _ list: DisplayList, _ part: CGRect, _ image: DisplayList.Image, _ toCanvas: CGAffineTransform
  ) throws(RenderingError) {
    let bounds = list.bounds
    guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return }
    let shown = CGRect(
      x: bounds.minX + part.minX * bounds.width, y: bounds.minY + part.minY * bounds.height,
      width: part.width * bounds.width, height: part.height * bounds.height)
    let placed = CGAffineTransform(translationX: -shown.minX, y: -shown.minY)
      .concatenating(CGAffineTransform(scaleX: image.rect.width / shown.width, y: image.rect.height / shown.height))
      .concatenating(CGAffineTransform(translationX: image.rect.minX, y: image.rect.minY))
      .concatenating(toCanvas)
    canvas.save()
    defer { canvas.restore() }
    add(.rect(image.rect), toCanvas)
    canvas.clip()
    guard let tint = image.tint else { return try nested.draw(list.elements, placed) }
    try layers.withLayer(canvas.clipExtents.size) { () throws(RenderingError) in
      canvas.pushGroup()
      do throws(RenderingError) {
        try inLayer.draw(list.elements, placed)
      } catch {
        _ = canvas.popGroup()
        throw error
      }
      let stencil = canvas.popGroup()
      setColor(tint)
      canvas.mask(stencil)
    }
  }
}

extension CGInterpolationQuality {
  fileprivate var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

extension Bitmap {
  /// Returns the part in a rectangle, extended to whole pixels, and its origin.
  fileprivate func cropped(to rect: CGRect) -> (bitmap: Bitmap, origin: CGPoint) {
    // A rectangle that was computed from fractions may be slightly larger than the pixels that it stands for.
    let inside = rect.insetBy(dx: min(1e-6, rect.width / 4), dy: min(1e-6, rect.height / 4)).roundedOut
      .overlap(with: CGRect(x: 0, y: 0, width: width, height: height))
    let (columns, rows) = (Int(inside.width), Int(inside.height))
    guard !inside.isNull, columns > 0, rows > 0, columns < width || rows < height else { return (self, .zero) }
    let (left, top) = (Int(inside.minX), Int(inside.minY))
    var part: [UInt32] = []
    part.reserveCapacity(columns * rows)
    for y in top..<top + rows {
      let start = y * width + left
      part += pixels[start..<start + columns]
    }
    return (Bitmap(width: columns, height: rows, pixels: part), inside.origin)
  }
}
