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
    guard let guide = scrollGuides.content, guide.isEngineItem,
      let frame = regionEngine?.frame(of: guide, pixelSnapping)
    else {
      return
    }
    if frame.size != contentSize { contentSize = frame.size }
  }

  /// Scrolls as little as brings a rectangle into view.
  func reveal(_ rect: CGRect, animated: Bool) {
    func moved(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < offset { return low }
      return high > offset + length ? min(high - length, low) : offset
    }
    let offset = CGPoint(
      x: moved(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: moved(contentOffset.y, bounds.height, rect.minY, rect.maxY))
    setContentOffset(offset, animated: animated)
  }
}
