public import Foundation

/// An object that manages the presentation of a controller's view.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is presented.
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
