import CoreGraphics
import Foundation
import UIFoundation

/// The zoom scale of a scroll view, and its limits.
struct ScrollZoom {
  var scale: CGFloat = 1
  var smallest: CGFloat = 1
  var largest: CGFloat = 1
}

/// Zooming the view that the delegate returns.
extension UIScrollView {
  /// Zooms about the middle of the visible area, within the limits. Does nothing without a view to zoom.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isUsable(for: "zoomScale", in: "UIScrollView"), let view = scrollDelegate?.viewForZooming(in: self)
    else { return }
    let new = max(min(scale, zoom.largest), zoom.smallest)
    let ratio = new / zoom.scale
    guard ratio != 1 else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    applyScale(new, of: view)
    show(CGPoint(x: middle.x * ratio, y: middle.y * ratio))
    scrollDelegate?.scrollViewDidZoom(self)
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: new) }
  }

  /// Zooms until a rectangle in the zoomed view's coordinates fills the bounds along one axis, and centers it.
  func zoomToShow(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    guard scrollDelegate?.viewForZooming(in: self) != nil else { return }
    show(CGPoint(x: rect.midX * zoom.scale, y: rect.midY * zoom.scale))
  }

  /// Applies a scale to a view, leaving its upper left corner in place, and scales the content size.
  private func applyScale(_ scale: CGFloat, of view: UIView) {
    let corner = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
    let ratio = scale / zoom.scale
    zoom.scale = scale
    let size = contentSize
    contentSize = CGSize(width: size.width * ratio, height: size.height * ratio)
  }

  /// Scrolls to center a point of the content, but not beyond the content's edges.
  private func show(_ middle: CGPoint) {
    let insets = adjustedContentInset
    func offset(_ middle: CGFloat, _ length: CGFloat, _ content: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(min(middle - length / 2, content + high - length), -low)
    }
    contentOffset = CGPoint(
      x: offset(middle.x, bounds.width, contentSize.width, insets.left, insets.right),
      y: offset(middle.y, bounds.height, contentSize.height, insets.top, insets.bottom))
  }
}
