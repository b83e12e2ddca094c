public import Foundation
public import UIFoundation

/// A view that shows a part of content larger than itself: its bounds' origin is where the part begins.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Whom scrolling is told to, under a name that subclasses share.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

  // A table's delegate has another type, which Objective-C lets a subclass say and Swift does not: there, it is a
  // property of its own, and this one steps back where both could be meant.
  /// Whom scrolling is told to, held weakly.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// The content's size, in points.
  open var contentSize = CGSize.zero

  /// The point of the content that lies at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero

  /// The room around the content with the safe area's.
  open var adjustedContentInset: UIEdgeInsets {
    let area = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + area.top, left: contentInset.left + area.left,
      bottom: contentInset.bottom + area.bottom, right: contentInset.right + area.right)
  }

  /// Moves to a point of the content; there is no animation here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as little as brings a rectangle of the content into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ offset: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < offset { return low }
      return high > offset + length ? min(high - length, low) : offset
    }
    contentOffset = CGPoint(
      x: moved(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: moved(contentOffset.y, bounds.height, rect.minY, rect.maxY))
  }
}

/// What a scroll view tells of its scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
