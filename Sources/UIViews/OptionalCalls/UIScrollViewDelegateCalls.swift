public import Foundation

/// What a scroll view's delegate may leave out, as source calls it: `scrollViewDidEndDragging?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UIScrollViewDelegateCalls {
  let target: any UIScrollViewDelegate

  /// The finger has gone.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// What is scaled.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { target.viewForZooming(in: scrollView) }
  /// Scaling is about to begin.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    target.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Scaling is over.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// The names of what a scroll view's delegate may leave out, as values that source may ask for.
extension UIScrollViewDelegate {
  /// The methods of this name that a scroll view's delegate may leave out; never nil here.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The methods of this name that a scroll view's delegate may leave out; never nil here.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The methods of this name that a scroll view's delegate may leave out; never nil here.
  public var viewForZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The methods of this name that a scroll view's delegate may leave out; never nil here.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The methods of this name that a scroll view's delegate may leave out; never nil here.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The content offset has changed.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The scale has changed.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// A finger begins to scroll.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
  /// The content goes on moving.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDecelerating($0) } }
  /// The content has come to rest.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
  /// A scrolling that was asked for as an animation is done.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// Whether touching the status bar scrolls up.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
  /// Touching the status bar has scrolled up.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  /// The room around the content has changed.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
