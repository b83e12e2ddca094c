public import Foundation
public import UIFoundation

/// Places a presented controller's view.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is shown.
  public let presentedViewController: UIViewController
  /// The controller that it is shown over.
  open private(set) weak var presenter: UIViewController?
  /// The controller that it is shown over.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// Who decides about the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A presentation of one controller over another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The view that both views lie in: the window.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.window }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// Where that view lies: over all of the window.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// How the controller is shown.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// Whether the view below stays: kept.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view below is taken away: no.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the view comes: never here.
  open func presentationTransitionWillBegin() {}
  /// Called after the view has come: never here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view goes: never here.
  open func dismissalTransitionWillBegin() {}
  /// Called after the view has gone: never here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the window lays its views out: never here.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the window has laid its views out: never here.
  open func containerViewDidLayoutSubviews() {}
}

/// Decides about a presentation: nobody asks here.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How the controller is shown instead.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether a person may swipe the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// How the controller is shown instead under some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller that is shown instead in another style; nil for the one that was presented.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before a person swipes the controller away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a person has tried to swipe the controller away and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Called when a person has swiped the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// Decides about a balloon: nobody asks it here.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the balloon is shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch beside the balloon takes it away.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a touch has taken the balloon away.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

/// What holds for a delegate that says nothing.
extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What holds for a delegate that says nothing.
extension UIAdaptivePresentationControllerDelegate {
  /// As the controller says.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// As without the traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The one that was presented.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Shows a controller in a balloon: kept; it covers the window here.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the balloon points at.
  open var sourceView: UIView?
  /// The rectangle that it points at, in that view's points.
  open var sourceRect = CGRect.null
  /// The item on a bar that it points at.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The colour behind.
  open var backgroundColor: UIColor?
  /// The views that take touches beside the balloon.
  open var passthroughViews: [UIView]?
}

/// Where the arrow of a balloon is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction.
  public let rawValue: UInt
  /// The directions of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// It points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// It points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// It points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Says how controllers come and go: nobody asks here, where they come and go at once.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What moves the controllers when one comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves the controllers when one goes.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What shows one controller over another.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

/// What holds for a delegate that says nothing.
extension UIViewControllerTransitioningDelegate {
  /// Nothing in particular.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing in particular.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nothing in particular.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves controllers that come and go: nobody calls it here.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the controllers.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// Knows the controllers that come and go.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both views lie in.
  var containerView: UIView { get }
  /// Whether the controllers are not to stay where they are.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is to lie in the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which of two controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The controller of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of two views is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The view of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
