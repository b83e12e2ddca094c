public import Foundation

/// The methods that animate a transition, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition between the views in a context, and completes it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
