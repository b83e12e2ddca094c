import Foundation

/// The one place where layout is rounded: points to whole pixels of a screen.
///
/// Everything below works in unrounded `Double`. Sizes that contain text are rounded up. Solved frames are rounded edge
/// by edge, so that two views that share an edge share it on the screen too.
///
/// Numbers such as 20.3333333333 represent 61 / 3: a value within ``tolerance`` of a whole pixel is that pixel, and one
/// within it of half a pixel is a tie. Ties are rounded away from zero.
package struct PixelSnapping: Hashable, Sendable {
  /// The maximum distance of a value from a whole or half pixel that it represents, in pixels.
  ///
  /// A millionth: a thousand times the representation noise of 1.7e7 points at scale 3 (7e-9), and far below anything
  /// visible.
  package static let tolerance: CGFloat = 1e-6

  /// The number of pixels per point.
  let scale: CGFloat

  /// Creates a rounding to the pixels of a screen. A scale that isn't finite and positive is replaced by 1.
  init(scale: CGFloat) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / scale }

  /// Returns the value rounded up to a whole pixel, in points. A value too large to be counted in pixels is returned
  /// unchanged.
  func ceilToPixel(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    let whole = pixels.rounded()
    return (abs(pixels - whole) <= Self.tolerance ? whole : pixels.rounded(.up)) / scale
  }

  /// Returns the value rounded to the nearest whole pixel, in points. Ties are rounded away from zero.
  func nearest(_ value: CGFloat) -> CGFloat {
    let pixels = value * scale
    let magnitude = abs(pixels)
    let below = magnitude.rounded(.down)
    let whole = magnitude - below >= 0.5 - Self.tolerance ? below + 1 : below
    return (pixels < 0 ? -whole : whole) / scale
  }

  /// Returns the size with its sides rounded up to whole pixels.
  func ceilToPixel(_ size: CGSize) -> CGSize {
    CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
  }

  /// Returns the rectangle with its edges rounded to whole pixels, and negative sides replaced by 0.
  func frame(_ rect: CGRect) -> CGRect {
    let left = nearest(rect.origin.x)
    let top = nearest(rect.origin.y)
    let right = nearest(rect.origin.x + rect.size.width)
    let bottom = nearest(rect.origin.y + rect.size.height)
    return CGRect(x: left, y: top, width: span(left, right), height: span(top, bottom))
  }

  /// Returns the distance between two edges on whole pixels, without the noise of their difference.
  private func span(_ near: CGFloat, _ far: CGFloat) -> CGFloat {
    let pixels = ((far - near) * scale).rounded()
    return pixels > 0 ? pixels / scale : 0
  }
}
