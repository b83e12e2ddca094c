public import Foundation
public import UIViews

/// Information about a transition, for its animator. Galley creates none.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of both controllers.
  var containerView: UIView { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition, and reports whether it was completed.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller with the given role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with the given role.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the end of the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}
