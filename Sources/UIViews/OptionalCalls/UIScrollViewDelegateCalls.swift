public import Foundation

/// The optional methods of ``UIScrollViewDelegate``, called as in `scrollViewWillEndDragging?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UIScrollViewDelegateCalls {
  let target: any UIScrollViewDelegate

  /// Called after the user has stopped dragging, which never happens in Galley.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Returns the view to zoom, or `nil` if the content can't be zoomed.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { target.viewForZooming(in: scrollView) }
  /// Called before an animated zoom.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    target.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Called after an animated zoom.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UIScrollViewDelegate {
  /// The optional method with this name; never `nil`.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
  /// The optional methods with this name; never `nil`.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDecelerating($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The optional methods with this name; never `nil`.
  public var viewForZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  /// The optional method with this name; never `nil`.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
