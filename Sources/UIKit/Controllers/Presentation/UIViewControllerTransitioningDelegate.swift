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
}

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
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with the given role.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
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
