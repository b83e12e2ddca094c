package import Foundation

/// The one place where layout is rounded: points to whole pixels of a screen.
///
/// Everything below works in unrounded `Double`. Sizes that hold text are rounded up, solved frames are rounded edge by
/// edge, so that two views that share an edge share it on the screen too.
///
/// Numbers such as 20.3333333333 stand for 61 / 3: a value within ``tolerance`` of a whole pixel is that pixel, and one
/// within it of half a pixel is a tie. Ties go away from zero.
package struct PixelSnapping: Hashable, Sendable {
  /// How far from a whole (or half) pixel a value may lie and still count as one, in pixels.
  ///
  /// A millionth: a thousand times the representation noise of 1.7e7 points at scale 3 (7e-9), and far below anything
  /// that shows.
  package static let tolerance: CGFloat = 1e-6

  /// Pixels to the point.
  package let scale: CGFloat

  /// Snapping to the pixels of a screen; a scale that is not finite and positive counts as 1.
  package init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The size of a pixel, in points.
  package var pixel: CGFloat { 1 / scale }

  /// The smallest whole pixel that is no smaller than the value, in points; a value that is not finite stays as it is.
  package func ceilToPixel(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    let whole = pixels.rounded()
    return (abs(pixels - whole) <= Self.tolerance ? whole : pixels.rounded(.up)) / scale
  }

  /// The whole pixel nearest to the value, in points; ties go away from zero.
  package func nearest(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    let magnitude = abs(pixels)
    let below = magnitude.rounded(.down)
    let whole = magnitude - below >= 0.5 - Self.tolerance ? below + 1 : below
    return (pixels < 0 ? -whole : whole) / scale
  }

  /// A size whose sides are rounded up to the pixel.
  package func ceilToPixel(_ size: CGSize) -> CGSize {
    CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
  }

  /// A rectangle whose four edges lie on whole pixels; a negative side becomes 0.
  package func frame(_ rect: CGRect) -> CGRect {
    let left = nearest(rect.origin.x)
    let top = nearest(rect.origin.y)
    let right = nearest(rect.origin.x + rect.size.width)
    let bottom = nearest(rect.origin.y + rect.size.height)
    return CGRect(x: left, y: top, width: span(left, right), height: span(top, bottom))
  }

  /// The distance between two edges on whole pixels, without the noise of their difference.
  private func span(_ near: CGFloat, _ far: CGFloat) -> CGFloat {
    let pixels = ((far - near) * scale).rounded()
    return pixels > 0 ? pixels / scale : 0
  }
}
