public import Foundation

/// An object that runs closures alongside a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure alongside the transition and another one after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Information about a running transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated; always `false`.
  var isAnimated: Bool { get }
  /// The transition's duration; always 0 seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was canceled; always `false`.
  var isCancelled: Bool { get }
  /// Whether a gesture drives the transition; always `false`.
  var isInteractive: Bool { get }
  /// Whether a gesture began the transition; always `false`.
  var initiallyInteractive: Bool { get }
  /// The progress of the transition, from 0 to 1; always 1.
  var percentComplete: CGFloat { get }
  /// Returns a controller that takes part in the transition.
  @discardableResult
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that takes part in the transition.
  @discardableResult
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// `false`, because a transition ends at once.
  public var isCancelled: Bool { false }
  /// `false`, because no gesture drives a transition.
  public var isInteractive: Bool { false }
  /// `false`, because no gesture begins a transition.
  public var initiallyInteractive: Bool { false }
  /// 1, because a transition ends at once.
  public var percentComplete: CGFloat { 1 }
  /// `nil`: a change of size isn't one between controllers.
  @discardableResult
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// `nil`: a change of size isn't one between controllers.
  @discardableResult
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}
