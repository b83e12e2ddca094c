public import Foundation
public import UIFoundation

/// An object that manages the presentation of a controller's view.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The presented controller.
  public let presentedViewController: UIViewController
  /// The presenting controller, or `nil` if there is none.
  open private(set) weak var presenter: UIViewController?
  /// The presenting controller, or the presented one if there is none.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// The delegate that adapts the presentation. Galley never calls it. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of one controller over another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The view that contains the presented view: the window.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.window }
  /// The presented controller's view.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The frame of the presented view in the container: the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Whether the presentation covers the screen. Always `true` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is removed. Always `false` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the presentation begins. Galley never calls it. Stored for source compatibility; has no effect.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation ends. Galley never calls it. Stored for source compatibility; has no effect.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins. Galley never calls it. Stored for source compatibility; has no effect.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal ends. Galley never calls it. Stored for source compatibility; has no effect.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open func containerViewDidLayoutSubviews() {}
}

/// The methods of a presentation's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style to use instead.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns whether the user may swipe the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Returns the style to use instead with the given traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller to present instead in the given style, or `nil` for the presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the user dismisses the controller by swiping.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to swipe away a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller by swiping.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// The methods of a popover's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a touch outside the popover dismisses it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a touch outside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

/// Default implementations, which make each requirement optional.
extension UIPopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// The default implementation returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Default implementations, which make each requirement optional.
extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation returns the presentation's style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// The default implementation returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// The default implementation ignores the traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The default implementation returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// A presentation controller for popovers, which cover the window in Galley.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at. Stored for source compatibility; has no effect.
  open var sourceView: UIView?
  /// The rectangle that the popover points at, in the source view's coordinates.
  ///
  /// Stored for source compatibility; has no effect.
  open var sourceRect = CGRect.null
  /// The bar button item that the popover points at. Stored for source compatibility; has no effect.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point. The default is any. Stored for source compatibility; has no effect.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The background color of the popover. Stored for source compatibility; has no effect.
  open var backgroundColor: UIColor?
  /// The views that receive touches while the popover is shown. Stored for source compatibility; has no effect.
  open var passthroughViews: [UIView]?
}

/// The directions in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each direction.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The methods that provide a transition's objects, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator that presents a controller.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator that dismisses a controller.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the presentation controller for a presented controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

/// Default implementations, which make each requirement optional.
extension UIViewControllerTransitioningDelegate {
  /// The default implementation returns `nil`.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation returns `nil`.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The methods that animate a transition, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates the transition.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// Information about a transition, for its animator. Galley creates none.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of both controllers.
  var containerView: UIView { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller with the given role.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view with the given role.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the end of the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's string.
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
  /// The key's string.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
