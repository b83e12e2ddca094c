public import Foundation
public import UIFoundation

/// Owns a view and takes part in its layout.
///
/// The class body holds what a subclass may override; each facet's behaviour is in a file of its own.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var loadedView: UIView?
  /// The controllers around and inside, and those that were presented.
  final var family = ControllerFamily()
  /// Whether the view is on a screen, or on the way.
  final var appearance = ControllerAppearance()
  /// What the controller changes about its traits; nil for nothing.
  final var traitState: TraitState?

  /// How the controller would be shown.
  final var presentation = ControllerPresentation()
  /// What bars show of the controller, and how far they reach into its view.
  final var bars = ControllerBars()

  /// The controller's name, which is also that of its items on bars.
  open var title: String? {
    didSet { nameItems() }
  }

  private let nib: (name: String?, bundle: Bundle?)
  /// The nib that the view comes from, if one was supplied under the name.
  open var nibName: String? { nib.name }
  /// The bundle of the nib; nil for the main one.
  open var nibBundle: Bundle? { nib.bundle }

  /// A controller that makes its view when it is first asked for: by a nib of a name that was supplied, or by itself.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// A controller that makes its view when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// A controller that makes its view when it is first asked for; there are no archives of views here.
  public required init?(coder: NSCoder) {
    nib = (nil, nil)
    super.init()
  }

  // UIKit declares it so: source compares it with nil and sends messages to it without a mark.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, made by ``loadView()`` when first asked for; nil forgets it.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let made = loadedView ?? UIView(frame: UIScreen.main.bounds)
      if loadedView == nil { self.view = made }
      viewDidLoad()
      return made
    }
    set {
      loadedView?.tree.controller = nil
      loadedView?.inheritanceMayDiffer()
      loadedView = newValue
      newValue?.tree.controller = self
      newValue?.layoutState.flags.insert(.dealsWithTraits)
      newValue?.inheritanceMayDiffer()
      newValue?.forgetTraits()
      newValue?.insetsMayDiffer()
    }
  }

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the view, unless it was made.
  open func loadViewIfNeeded() { _ = view }
  /// The view's superview, as the next responder.
  open override var next: UIResponder? { loadedView?.superview }

  /// Makes the view: that of the nib where one was supplied, else a view as large as the screen, which then grows as its
  /// superview does. Override to make another, without calling super.
  open func loadView() {
    if loadFromNib() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }
  /// Called once the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes into a window that is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has come into the window, with its traits and its place, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view was laid out in the window.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is short: never.
  open func didReceiveMemoryWarning() {}
  /// Updates the view's constraints: calls its `updateConstraints`. Overrides end with a call of super.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// How much more of the view than the window's chrome is covered, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.insetsMayDiffer() } }
  }
  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The least margins of the view: 16 points at the sides, and 20 where the view is at least 414 wide or has a regular
  /// width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { smallestMargins }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``; on at first.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.insetsMayDiffer() }
  }

  /// What the chrome covers at the top of the view; the safe area says the same.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }
  /// What the chrome covers at the bottom of the view; the safe area says the same.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  /// The controllers inside, oldest first.
  open var children: [UIViewController] { family.children }
  /// The controller around this one.
  open var parent: UIViewController? { family.parent }
  /// Takes a controller in, which is told before; whoever calls this tells it `didMove(toParent:)` after.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the controller around this one, and is told after.
  open func removeFromParent() { leaveParent() }
  /// Called before the controller around this one changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller around this one has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children's views appear and disappear with this one's; on at first.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Says that the view is about to appear or to disappear; for containers that do not leave that to the view's tree.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }
  /// Says that what was begun is over.
  open func endAppearanceTransition() { endTransition() }

  /// The size that the controller would like its view to have, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child is going to have: the container's own.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the window takes another size; calls the same of the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
  /// Called before traits change; nothing here does, since they change at once.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Presents a controller over the window, without an animation.
  ///
  /// As on iOS, the outermost controller around this one is the one that presents; with a style of a context, the nearest
  /// that defines one. Full screen takes the presenter's view off the window. A sheet lies below the top safe area, and
  /// ends at the bottom of the window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the controller that this one or one around it presented, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion: completion)
  }
  /// The controller that this one presented, or one around it.
  open var presentedViewController: UIViewController? { presenterAround?.family.presented }
  /// The controller that presented this one, or one around it.
  open var presentingViewController: UIViewController? { family.presenting ?? parent?.presentingViewController }
  /// Whether the view is about to appear.
  open var isBeingPresented: Bool { appearance.state == .appearing && family.isInTransition }
  /// Whether the view is about to disappear.
  open var isBeingDismissed: Bool { appearance.state == .disappearing && family.isInTransition }
  /// Whether the view is about to appear in a parent.
  open var isMovingToParent: Bool { appearance.state == .appearing && parent != nil }
  /// Whether the view is about to disappear from a parent.
  open var isMovingFromParent: Bool { appearance.state == .disappearing && parent != nil }

  /// What the controller knows of its surroundings: what is around its view, or its parent, with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Gives a child traits in place of those around it; nil takes them back. It must be a child of this controller.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { giveTraits(collection, to: childViewController) }
  /// The traits that a child was given in place of those around it.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.family.parent === self ? childViewController.family.traitsFromParent : nil
  }
  /// Light or dark, in place of what is around the controller; unspecified leaves it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Called when traits changed, before the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The controller of a stack around this one.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The controller of tabs around this one.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// What the navigation bar shows of the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's tab.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { bars.tabBarItem = newValue }
  }
  /// The scroll view that bars follow at an edge: kept.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  /// The buttons of the toolbar while the controller is shown: kept.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the buttons of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar gives way while the controller is above others on a stack.
  open var hidesBottomBarWhenPushed = false
  /// Edges at which the view lies below bars that let something through.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether scroll views inside kept clear of bars before there was a safe area; kept.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view lies below opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Shows a controller where it suits: on the stack around this one, else over the window.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.pushViewController(vc, animated: true) }
    present(vc, animated: true)
  }
  /// Shows a controller with details: there is one column here, so as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

  /// Called before a segue leads to another controller: none does here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may lead to another controller: yes.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Follows a segue: there are no storyboards here, so that none has the name, which traps as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    raiseException("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// Whether content is being edited.
  open var isEditing = false
  /// Begins or ends the editing of content.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that begins or ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditItem }

  /// How the device may be held: on a phone, not upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the view turns with the device: yes.
  open var shouldAutorotate: Bool { true }
  /// How the device is to be held at first: upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Says that the device may be held otherwise: nothing here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the controller would cover those around it: kept.
  open var definesPresentationContext = false
  /// Who says how the controller comes and goes: nobody is asked here.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioning }
    set { presentation.transitioning = newValue }
  }
  /// The controller that places the view, by the presentation style.
  open var presentationController: UIPresentationController? { presentation(as: UIPresentationController.self) }
  /// The controller that places the view as a sheet, if that is the presentation style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentation(as: UISheetPresentationController.self)
  }
  /// What shows the controller in a balloon, if that is its style: kept.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentation(as: UIPopoverPresentationController.self)
  }
  /// What runs with the transition of the controller: there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Shows one child's view in place of another's: at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let view = toViewController.view { fromViewController.viewIfLoaded?.superview?.addSubview(view) }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
  /// How the controller is presented. Automatic is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How its presentation would be animated: kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the status bar would be hidden: no.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar would look: as the system likes.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Says that the status bar would look different: nothing here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// How the status bar would change: by fading.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says how the status bar looks: none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden: none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the mark at the bottom would fade: no.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides; `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator. Stored for source compatibility; has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the application's gestures precede the system's; none unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides those edges; `nil` unless overridden. Stored for source compatibility; has no effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of those edges. Stored for source compatibility; has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether a person cannot swipe the controller away: kept.
  open var isModalInPresentation = false
  /// Whether a controller that covers a part decides about the status bar: kept.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether controllers that are presented from here are animated as this one: kept.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard stays where another controller has none: no.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Takes traits that have changed over now: they always are.
  open func updateTraitsIfNeeded() {}
  /// The name under which the controller would be kept between runs: kept.
  open var restorationIdentifier: String?
}
