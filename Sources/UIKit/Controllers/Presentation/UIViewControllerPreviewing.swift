public import Foundation
import UIFoundation

/// What a deep press of a view previews. Galley gets no presses.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// A gesture recognizer that other ones can require to fail. It recognizes nothing.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate, which Galley never calls.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// The methods that provide what a deep press previews, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a location in the view, or `nil`.
  @discardableResult
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called to present the previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Has deep presses of a view preview controllers. Stored for source compatibility; has no effect.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }
  /// Ends previews of a view. Stored for source compatibility; has no effect.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }
}
