public import Foundation
import InterfaceDocuments
public import UIFoundation

/// A controller that owns a view and takes part in its layout.
///
/// The class body declares the members that subclasses can override; each aspect's implementation is in its own file.
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment,
  UIAppearanceContainer
{
  private var loadedView: UIView?
  /// The parent, children, presented and presenting controllers.
  final var family = ControllerFamily()
  /// The appearance state of the view.
  final var appearance = ControllerAppearance()
  /// The controller's trait overrides, or `nil` if there are none.
  final var traitState: TraitState?

  /// The presentation controller and the transitioning delegate.
  final var presentation = ControllerPresentation()
  /// The items that bars show for the controller and the insets of the bars around its view.
  final var bars = ControllerBars()

  /// The controller's title, which its navigation and tab bar items share.
  open var title: String? { didSet { nameItems() } }

  // MARK: - Creating a controller

  private let nib: (name: String?, bundle: Bundle?)
  /// The name of the nib that the view is loaded from, if one is registered under that name.
  open var nibName: String? { nib.name }
  /// The bundle of the nib, or `nil` for the main bundle.
  open var nibBundle: Bundle? { nib.bundle }

  /// Creates a controller that loads its view lazily, from a registered nib of the given name or by ``loadView()``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller that loads its view lazily.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// What a controller from a storyboard knows about its scene, or `nil`.
  final var nibLink: ControllerLink?
  /// The storyboard that the controller was created from, or `nil`.
  final var nibStoryboard: UIStoryboard?

  /// Creates a controller from a document of Interface Builder, which loads its view lazily.
  public required init?(coder: NSCoder) {
    nib = (coder.nibObject?["nibName"], nil)
    super.init()
    coder.apply(to: self, of: UIViewController.self)
  }

  // MARK: - Loading the view

  // Implicitly unwrapped as in UIKit: clients compare the view with nil and call its methods without unwrapping it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, loaded by ``loadView()`` on first access. Setting `nil` unloads it.
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
      loadedView?.setOwner(nil)
      loadedView = newValue
      newValue?.setOwner(self)
    }
  }

  /// The controller's view, or `nil` if it isn't loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() { _ = view }
  /// The next responder: the view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  /// Creates the view, from a registered nib if there is one, and otherwise as an empty view that fills the screen.
  ///
  /// Override this method to create another view; don't call `super`.
  open func loadView() {
    if loadFromNib() { return }
    let made = UIView(frame: UIScreen.main.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = made
  }

  // MARK: - View life cycle

  /// Called after the view is loaded. The default implementation does nothing.
  open func viewDidLoad() {}
  /// Called before the view moves into a visible window. The default implementation does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called before the view is laid out in the window, with its traits and frame set. The default implementation does
  /// nothing.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has been laid out in the window. The default implementation does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window. The default implementation does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has left its window. The default implementation does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews. The default implementation does nothing.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews. The default implementation does nothing.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is low. Galley never calls it. Stored for source compatibility; has no effect.
  open func didReceiveMemoryWarning() {}
  /// Updates the view's constraints by calling its `updateConstraints()`. Overrides call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  // MARK: - Safe area and margins

  /// The insets to add to the view's safe area, in points. The default is zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets.acceptChange(from: oldValue) { loadedView?.insetsMayDiffer() } }
  }
  /// Called after the view's safe area has changed. The default implementation does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's layout margins have changed. The default implementation does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// The minimum margins of the view, in points.
  ///
  /// The side margins are 20 where the view is at least 400 wide or its width is regular, and 16 elsewhere.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { smallestMargins }
  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``. The default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.insetsMayDiffer() } }

  /// The area that bars cover at the top of the view, which the safe area also describes.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }
  /// The area that bars cover at the bottom of the view, which the safe area also describes.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  // MARK: - Child controllers

  /// The child controllers, in the order they were added.
  open var children: [UIViewController] { family.children }
  /// The controller that this controller is a child of, or `nil` if there is none.
  open var parent: UIViewController? { family.parent }
  /// Adds a child controller after calling its `willMove(toParent:)`. Call its `didMove(toParent:)` afterwards.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }
  /// Removes the controller from its parent and then calls its `didMove(toParent:)`.
  open func removeFromParent() { leaveParent() }
  /// Called before the parent changes. The default implementation does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed. The default implementation does nothing.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether the children's views appear and disappear together with this controller's view. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: - Appearance transitions

  /// Begins an appearance transition, for containers that manage their children's appearance themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }
  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endTransition() }

  // MARK: - Sizes

  /// The preferred size of the view, in points. The default is zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize.acceptChange(from: oldValue) else { return }
      (parent ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called after a child's ``preferredContentSize`` has changed. The default implementation does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size that a child will have. The default implementation returns the parent's size.
  @discardableResult
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the window's size changes. The default implementation calls the same method of the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
  /// Called before the traits change. Galley never calls it; the default implementation calls the children's.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: - Presenting controllers

  /// Presents a controller over the window, without an animation.
  ///
  /// As in UIKit, the outermost ancestor presents the controller. With ``UIModalPresentationStyle/currentContext`` or
  /// ``UIModalPresentationStyle/overCurrentContext``, the nearest ancestor that defines a context does. A full-screen
  /// presentation removes the presenter's view from the window. A sheet extends from below the top safe area to the
  /// bottom of the window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { show(viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses the controller that this controller or an ancestor presented, or otherwise this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion: completion)
  }
  /// The controller that this controller or its nearest presenting ancestor presented.
  open var presentedViewController: UIViewController? { presenterAround?.family.presented }
  /// The controller that presented this controller or an ancestor.
  open var presentingViewController: UIViewController? { family.presenting ?? parent?.presentingViewController }
  /// Whether the view is appearing because of a presentation.
  open var isBeingPresented: Bool { appearance.state == .appearing && family.isInTransition }
  /// Whether the view is disappearing because of a dismissal.
  open var isBeingDismissed: Bool { appearance.state == .disappearing && family.isInTransition }
  /// Whether the view is appearing in a parent.
  open var isMovingToParent: Bool { appearance.state == .appearing && parent != nil }
  /// Whether the view is disappearing from a parent.
  open var isMovingFromParent: Bool { appearance.state == .disappearing && parent != nil }

  // MARK: - Traits

  /// The controller's traits: those of its view's superview or of its parent, with the overrides applied.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Sets the traits that override those inherited by a child of this controller. `nil` removes the overrides.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { giveTraits(collection, to: childViewController) }
  /// Returns the traits that override those inherited by a child, or `nil` if there are none.
  @discardableResult
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.family.parent === self ? childViewController.family.traitsFromParent : nil
  }
  /// The light or dark style that overrides the inherited one. The default is `.unspecified`, which overrides nothing.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Called after the traits have changed, before the view is notified. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Bars

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
  /// The item that the navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that the tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { bars.tabBarItem = newValue }
  }
  /// Sets the scroll view that bars observe at an edge. Stored for source compatibility; has no effect.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  /// The toolbar items of the navigation controller while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the toolbar items, without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// Whether the tab bar is hidden while the controller is on a navigation stack above the root. The default is
  /// `false`.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends under translucent bars. The default is all edges.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
  /// Whether scroll views inside adjust their insets for bars. The default is `true`.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view also extends under opaque bars. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  // MARK: - Showing controllers and segues

  /// Pushes a controller onto the navigation stack around this one, or presents it if there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.pushViewController(vc, animated: true) }
    if let splitViewController { return splitViewController.show(vc, sender: sender) }
    present(vc, animated: true)
  }
  /// Shows a controller in the secondary column of the nearest split view controller, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Called before a segue is performed, and before an embedded controller's view is added.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue of a control or cell may be performed. The default is `true`.
  /// ``performSegue(withIdentifier:sender:)`` doesn't call it.
  @discardableResult
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's scene. Traps with UIKit's message if there is none with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performNibSegue(withIdentifier: identifier, sender: sender)
  }

  /// Called on the controller that a segue returns to, and on the containers around it, to show the next controller on
  /// the way. The default implementation does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Returns the children in which the destination of an unwind segue is looked for. The default is all but the one that
  /// the segue starts from, the last child first. Galley looks in the stack and the presenters instead.
  @discardableResult
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let start = childContaining(source)
    return children.reversed().filter { $0 !== start }
  }
  /// Returns the child that an unwind segue starts from, itself or in one of its children, or `nil` if none does.
  @discardableResult
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }

  // MARK: - Editing

  /// Whether the content is being edited. The default is `false`.
  open var isEditing = false
  /// Sets whether the content is being edited, without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button item that toggles editing.
  open var editButtonItem: UIBarButtonItem { ownEditItem }

  // MARK: - Orientation

  /// The supported interface orientations: all on iPad, and all but upside down elsewhere.
  ///
  /// Stored for source compatibility; has no effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether the view rotates with the device. Always `true` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var shouldAutorotate: Bool { true }
  /// Rotates the interface to the device's orientation. Stored for source compatibility; has no effect.
  open class func attemptRotationToDeviceOrientation() {}
  /// The preferred orientation on presentation. Always `.portrait` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the supported orientations. Stored for source compatibility; has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: - Focus

  /// The environments that prefer to receive focus: the view, if it is loaded.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Requests a focus update. The default implementation does nothing.
  open func setNeedsFocusUpdate() {}
  /// Performs a requested focus update. The default implementation does nothing.
  open func updateFocusIfNeeded() {}
  /// Returns whether a focus update may take place. The default implementation returns `true`.
  @discardableResult
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after focus has moved, which never happens. The default implementation does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: - Presentation style and transitions

  /// Whether the controller presents the controllers that descendants present in the current context. The default is
  /// `false`.
  open var definesPresentationContext = false
  /// The delegate that provides the transition's animators. Stored for source compatibility; has no effect.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentation.transitioning }
    set { presentation.transitioning = newValue }
  }
  /// The presentation controller for the presentation style.
  open var presentationController: UIPresentationController? { presentation(as: UIPresentationController.self) }
  /// The presentation controller, if the presentation style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentation(as: UISheetPresentationController.self)
  }
  /// The presentation controller, if the presentation style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentation(as: UIPopoverPresentationController.self)
  }
  /// The coordinator of the running transition. Always `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Replaces one child's view with another's, without an animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let view = toViewController.view { fromViewController.viewIfLoaded?.superview?.addSubview(view) }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
  /// The style in which the controller is presented. The default is `.automatic`, which is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the presentation. The default is `.coverVertical`.
  ///
  /// Stored for source compatibility; has no effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  // MARK: - Status bar and system gestures

  /// Whether the status bar is hidden. Always `false` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar. Always `.default` unless overridden. Stored for source compatibility; has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Requests an update of the status bar. Stored for source compatibility; has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The animation with which the status bar changes. Always `.fade` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the status bar's style. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator fades out. Always `false` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator hides. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator. Stored for source compatibility; has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges at which the application's gestures precede the system's. Always empty unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines those edges. Always `nil` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of those edges. Stored for source compatibility; has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - Modal behavior and restoration

  /// Whether the user is prevented from swiping the controller away. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isModalInPresentation = false
  /// Whether a partial-screen presentation controls the status bar. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presented controllers use this controller's transition style. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard stays when another controller takes over. Always `false` unless overridden.
  ///
  /// Stored for source compatibility; has no effect.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Applies pending trait changes. Does nothing, because trait changes apply at once.
  open func updateTraitsIfNeeded() {}
  /// The identifier under which state restoration stores the controller.
  ///
  /// Stored for source compatibility; has no effect.
  open var restorationIdentifier: String?
}

/// A controller whose view replaces the keyboard or stands above it. There is no keyboard in Galley.
///
/// The type of UIKit's `inputViewController` and `inputAccessoryViewController`, which subclasses of responders
/// override.
open class UIInputViewController: UIViewController {}
