public import Foundation

/// The methods that a scroll view calls on its delegate when it scrolls or zooms.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before the user starts to scroll, which never happens in Galley.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the user stops dragging, which never happens in Galley.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of scrolling, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop, which can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset)
  /// Called after the user has stopped dragging, which never happens in Galley.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before scrolling starts to decelerate, which never happens in Galley.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after scrolling has decelerated to a stop, which never happens in Galley.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after a scroll that was requested with animation, which is immediate.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to zoom, or `nil` if the content can't be zoomed.
  @discardableResult
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before an animated zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after an animated zoom.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top. Never called by Galley. The default is `true`.
  @discardableResult
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top, which never happens in Galley.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the adjusted content insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
