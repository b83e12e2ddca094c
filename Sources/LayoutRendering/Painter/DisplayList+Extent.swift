import CoreGraphics
import FontEngine
import Foundation

extension [DisplayList.Element] {
  /// Returns a rectangle on the canvas that contains everything that the elements draw, or `nil` if it has no limits.
  ///
  /// It is null if nothing is drawn, and may be larger than necessary.
  func extent(_ transform: CGAffineTransform, depth: Int = 0) -> CGRect? {
    guard depth <= RenderingLimits.maximumDepth else { return nil }
    var union = CGRect.null
    for element in self {
      guard let extent = element.extent(transform, depth: depth)?.asLimit else { return nil }
      union = union.union(extent)
    }
    return union
  }
}

extension DisplayList.Element {
  fileprivate func extent(_ transform: CGAffineTransform, depth: Int) -> CGRect? {
    switch self {
    case .fill(let shape, _, _): return shape.boundingBox.applying(transform)
    case .stroke(let path, let pen, _):
      // Miters may extend by the limit, and square ends by the diagonal.
      let reach = pen.width / 2 * Swift.max(pen.join == .miter ? pen.miterLimit : 1, 1.5)
      let scaled = reach * pen.transform.concatenating(transform).maximumScale
      return path.boundingBox.applying(transform).insetBy(dx: -scaled, dy: -scaled)
    case .glyphs(let run): return FacedRun(run)?.extent(transform) ?? .null
    case .image(let image): return image.rect.applying(image.transform.concatenating(transform))
    case .gradient: return nil
    case .link: return .null
    case .group(let group):
      let inside = group.elements.extent(transform, depth: depth + 1)
      let limit = group.clip.flatMap { $0.shape.boundingBox.applying(transform).asLimit }
      var extent: CGRect? = inside
      if let shadow = group.shadow, let unshadowed = inside {
        let offset = shadow.offset.applying(transform)
        let reach = shadow.blur.magnitude * 1.5 * transform.meanScale + 1
        extent = unshadowed.union(
          unshadowed.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
      }
      guard let extent = extent?.asLimit, let limit else { return extent?.asLimit ?? limit }
      return extent.overlap(with: limit)
    }
  }
}

extension CGRect {
  /// The rectangle, or `nil` if its numbers aren't finite: such drawings may be anywhere.
  fileprivate var asLimit: CGRect? { isNull || isFinite ? self : nil }
}

extension FacedRun {
  /// Returns a rectangle that contains the ink, from the boxes of the outlines and those of pictures.
  fileprivate func extent(_ transform: CGAffineTransform) -> CGRect {
    let placed = run.transform.concatenating(transform)
    // A miter of the line is at most ten line widths long.
    let reach = run.stroke.map { $0.width * 5 } ?? 0
    let shapes = GlyphCache.shapes(of: run.glyphs.map(\.id), in: face)
    let union = outlineBox(shapes, placed, reach: reach)
    guard face.hasPictures else { return union }
    return zip(run.glyphs, face.bounds(of: run.glyphs.map(\.id))).reduce(union) { union, glyph in
      let (glyph, bounds) = glyph
      let rect = CGRect(
        x: glyph.position.x + bounds.minX * unit, y: glyph.position.y - bounds.maxY * unit,
        width: bounds.width * unit, height: bounds.height * unit)
      return union.union(rect.applying(placed))
    }
  }

  /// Returns a rectangle that contains the outlines on the canvas, extended by a distance in points.
  func outlineBox(_ shapes: [GlyphShape], _ placed: CGAffineTransform, reach: CGFloat = 0) -> CGRect {
    var (left, right, top, bottom) = (CGFloat.infinity, -CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity)
    for (glyph, shape) in zip(run.glyphs, shapes) where !shape.box.isNull && glyph.position.isFinite {
      left = min(left, glyph.position.x + shape.box.minX * unit)
      right = max(right, glyph.position.x + shape.box.maxX * unit)
      top = min(top, glyph.position.y - shape.box.maxY * unit)
      bottom = max(bottom, glyph.position.y - shape.box.minY * unit)
    }
    guard left <= right else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: -reach, dy: -reach)
      .applying(placed)
  }
}

extension CGAffineTransform {
  /// An upper bound of the factor of lengths in any direction.
  fileprivate var maximumScale: CGFloat { hypot(hypot(a, b), hypot(c, d)) }
}
