import Foundation
import UIFoundation

/// The guides of a scroll view.
struct ScrollGuides {
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
}

extension UIScrollView {
  /// A guide of its own in the engine, held at the content's corner; its size is the content's.
  var contentGuide: UILayoutGuide {
    if let guide = scrollGuides.content { return guide }
    let guide = UILayoutGuide(.content, of: self, identifier: "UIScrollView-contentLayoutGuide")
    scrollGuides.content = guide
    return guide
  }

  /// Stands for the view's frame.
  var frameGuide: UILayoutGuide {
    if let guide = scrollGuides.frame { return guide }
    let guide = UILayoutGuide(.frame, of: self, identifier: "UIScrollView-frameLayoutGuide")
    scrollGuides.frame = guide
    return guide
  }

  /// Takes the size that the engine solved for the content, if constraints mention it.
  func takeSolvedContentSize() {
    guard let guide = scrollGuides.content, guide.engineSlot >= 0,
      let frame = regionEngine?.frame(of: guide, pixelSnapping)
    else {
      return
    }
    // Constraints see the view that is scaled in its own size.
    let size = CGSize(width: frame.width * zoom.scale, height: frame.height * zoom.scale)
    if size != contentSize { contentSize = size }
  }

  /// Scrolls as little as brings a rectangle into view, clear of the insets.
  func reveal(_ rect: CGRect, animated: Bool) {
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
