public import Foundation

/// The methods that provide a transition's objects, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Returns the animator that presents a controller.
  @discardableResult
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator that dismisses a controller.
  @discardableResult
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that lets a gesture drive the presentation.
  @discardableResult
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that lets a gesture drive the dismissal.
  @discardableResult
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for a presented controller.
  @discardableResult
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

/// The methods that animate a transition, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  @discardableResult
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition between the views in a context, and completes it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns an animator that can be interrupted. The default is `UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext))`.
  @discardableResult
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

/// Information about a transition, for its animator. Galley creates none.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of both controllers.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation during the transition.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of a transition that a gesture drives, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the part of a transition that a gesture drives, toward its end.
  func finishInteractiveTransition()
  /// Ends the part of a transition that a gesture drives, back toward its start.
  func cancelInteractiveTransition()
  /// Pauses the transition, so that a gesture can drive it.
  func pauseInteractiveTransition()
  /// Ends the transition, and reports whether it was completed.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller with the given role.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with the given role.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start of the transition.
  @discardableResult
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end of the transition.
  @discardableResult
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
