public import Foundation

/// The optional methods of a scroll view's delegate, callable as `scrollViewDidEndDragging?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UIScrollViewDelegateCalls {
  let target: any UIScrollViewDelegate

  /// Calls the delegate's `scrollViewDidEndDragging(_:willDecelerate:)`.
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Calls the delegate's `viewForZooming(in:)`.
  public func callAsFunction(in scrollView: UIScrollView) -> UIView? { target.viewForZooming(in: scrollView) }
  /// Calls the delegate's `scrollViewWillBeginZooming(_:with:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
    target.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Calls the delegate's `scrollViewDidEndZooming(_:with:atScale:)`.
  public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}

/// The optional methods of a scroll view's delegate as properties, so that code can test for them.
extension UIScrollViewDelegate {
  /// The optional methods of this name. Never `nil`.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods of this name. Never `nil`.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods of this name. Never `nil`.
  public var viewForZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods of this name. Never `nil`.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The optional methods of this name. Never `nil`.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls? { UIScrollViewDelegateCalls(target: self) }
  /// The delegate's `scrollViewDidScroll(_:)` method.
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }
  /// The delegate's `scrollViewDidZoom(_:)` method.
  public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }
  /// The delegate's `scrollViewWillBeginDragging(_:)` method.
  public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }
  /// The delegate's `scrollViewWillBeginDecelerating(_:)` method.
  public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDecelerating($0) } }
  /// The delegate's `scrollViewDidEndDecelerating(_:)` method.
  public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }
  /// The delegate's `scrollViewDidEndScrollingAnimation(_:)` method.
  public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  /// The delegate's `scrollViewShouldScrollToTop(_:)` method.
  public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
  /// The delegate's `scrollViewDidScrollToTop(_:)` method.
  public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }
  /// The delegate's `scrollViewDidChangeAdjustedContentInset(_:)` method.
  public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}
