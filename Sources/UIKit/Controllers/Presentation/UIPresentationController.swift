public import Foundation
public import UIFoundation

/// An object that manages the presentation of a controller's view.
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that is presented.
  ///
  /// A presentation that the presented controller created doesn't keep it alive. Once it is gone, this is an empty
  /// controller.
  open var presentedViewController: UIViewController {
    if let presented { return presented }
    let empty = UIViewController()
    (presented, kept) = (empty, empty)
    return empty
  }
  private weak var presented: UIViewController?
  /// The presented controller, unless it owns this presentation: then they would keep each other alive.
  private var kept: UIViewController?
  /// The presenting controller, or `nil` if there is none.
  open private(set) weak var presenter: UIViewController?
  /// The presenting controller, or the presented one if there is none.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  // Sheets and popovers have delegates of a more specific type; see UIScrollView.
  /// The delegate that adapts the presentation. Galley never calls it. Stored for source compatibility; has no effect.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of one controller over another.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    kept = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// Makes the presented controller the owner of this presentation.
  func becomeOwnedByPresented() { kept = nil }

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
  /// The style of the presentation in the current traits: the style that the presented controller asks for.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Returns the style of the presentation in some traits: the one that the delegate says, or that the presented
  /// controller asks for.
  @discardableResult
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? presentationStyle
  }
  /// The traits that replace those of the presented controller. Stored for source compatibility; has no effect.
  open var overrideTraitCollection: UITraitCollection?

  // MARK: - Content container

  /// The traits of the container, or of the presented controller before it is presented.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentedViewController.traitCollection
  }
  /// Called after the traits have changed. Galley never calls it; the default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The presented controller's preferred size, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's preferred size has changed. Galley never calls it; the default
  /// implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of the presented view in a container of a size. The default is the whole size.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes. The default implementation tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the container's traits change. The default implementation tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}
