import Foundation
import UIFoundation

/// The layout guides of a scroll view, created on first use.
struct ScrollGuides {
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
}

extension UIScrollView {
  /// The content layout guide, created on first use. Its origin is the content's corner, and its size is the content's.
  var contentGuide: UILayoutGuide {
    if let guide = scrollGuides.content { return guide }
    let guide = UILayoutGuide(.content, of: self, identifier: "UIScrollView-contentLayoutGuide")
    scrollGuides.content = guide
    return guide
  }

  /// The frame layout guide, created on first use.
  var frameGuide: UILayoutGuide {
    if let guide = scrollGuides.frame { return guide }
    let guide = UILayoutGuide(.frame, of: self, identifier: "UIScrollView-frameLayoutGuide")
    scrollGuides.frame = guide
    return guide
  }

  /// Sets the content size to the one that the engine solved, if constraints mention it.
  func takeSolvedContentSize() {
    guard let guide = scrollGuides.content, !guide.engineSlot.isNone,
      let frame = regionEngine?.frame(of: guide, pixelSnapping)
    else {
      return
    }
    // Constraints refer to the zoomed view in its unscaled size.
    let size = CGSize(width: frame.width * zoom.scale, height: frame.height * zoom.scale)
    if size != contentSize { contentSize = size }
  }

  /// Scrolls by the smallest distance that makes a rectangle visible inside the insets.
  func scrollToReveal(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < start { return low }
      return high > start + length ? min(high - length, low) : start
    }
    let insets = adjustedContentInset
    let shown = bounds.inset(by: insets)
    let offset = CGPoint(
      x: moved(shown.minX, shown.width, rect.minX, rect.maxX) - insets.left,
      y: moved(shown.minY, shown.height, rect.minY, rect.maxY) - insets.top)
    setContentOffset(offset, animated: animated)
  }
}
