public import Foundation
import UIFoundation

/// A container that shows the top controller of a stack below a navigation bar.
///
/// The bar extends over the top safe area. Where the view of the top controller extends under the bar, the bar adds to
/// its safe area; otherwise the view begins at the bar's bottom edge.
open class UINavigationController: UIViewController {
  /// The operation that changes the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// The stack doesn't change.
    case none
    /// A controller is pushed onto the stack.
    case push
    /// The top controller is popped from the stack.
    case pop
  }

  /// The duration of the animation that shows or hides bars, in seconds: 0.2.
  ///
  /// Stored for source compatibility; has no effect.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  private let bar: UINavigationBar
  private let bottomBar = UIToolbar()

  // MARK: - Creating a navigation controller

  /// Creates a navigation controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    observeBar()
    setStack([rootViewController])
  }

  /// Creates a navigation controller with an empty stack. The classes of the bars are ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    observeBar()
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeBar()
  }

  /// Creates a navigation controller with an empty stack. A document of Interface Builder adds its values.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    observeBar()
    coder.apply(to: self, of: UINavigationController.self)
  }

  // MARK: - Delegate and bars

  // An image picker has a delegate of a more specific type; see UIScrollView.
  /// The delegate, called when another controller is shown.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The navigation bar, at the top.
  open var navigationBar: UINavigationBar { bar }
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar, at the bottom.
  open var toolbar: UIToolbar! { bottomBar }
  /// Whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { barsMayDiffer() } } }
  /// Hides or shows the navigation bar, without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsMayDiffer() } } }
  /// Hides or shows the toolbar, without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether swiping hides the bars. The default is `false`. Stored for source compatibility; has no effect.
  open var hidesBarsOnSwipe = false
  /// Whether tapping hides the bars. The default is `false`. Stored for source compatibility; has no effect.
  open var hidesBarsOnTap = false
  /// Whether the bars are hidden where the height is compact. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether the bars are hidden while the keyboard is shown. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture recognizer that pops the top controller. Always `nil`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: - Stack

  /// The controllers on the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller, or the top controller if none is presented.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  // MARK: - Changing the stack

  /// Replaces the stack, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers) }
  /// Pushes a controller onto the stack, without an animation. Traps if it is on the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    raiseException(
      unless: !stack.contains { $0 === viewController },
      "<\(type(of: self))> is pushing the same view controller instance (\(viewController)) more than once which is not "
        + "supported and is most likely an error in the application")
    setStack(stack + [viewController])
  }
  /// Pops the top controller and returns it, or returns `nil` if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(stack.dropLast())
    return last
  }
  /// Pops all controllers but the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Pops all controllers above the given one and returns them. Traps if it isn't on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raiseException("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]))
    return popped
  }

  // MARK: - Overridden controller behavior

  /// Creates the view, in which the bars lie above the top controller's view.
  open override func loadView() {
    let container = ContainerView(of: self) { [weak self] in self?.placeContent() }
    view = container
    container.addSubview(bar)
    container.addSubview(bottomBar)
    replace(nil, by: stack.last)
  }

  /// The controller at the top of the stack.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// The controller at the top of the stack.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: - Updating the stack and the layout

  private func observeBar() { bar.heightMayDiffer = { [weak self] in self?.barsMayDiffer() } }

  private func barsMayDiffer() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    placeContent()
  }

  private func setStack(_ new: [UIViewController]) {
    let (old, shown) = (stack, stack.last)
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    let coming = new.filter { controller in !old.contains { $0 === controller } }
    leaving.forEach { $0.willMove(toParent: nil) }
    coming.forEach(addChild)
    stack = new
    bar.items = new.map(\.navigationItem)
    for controller in coming {
      controller.navigationItem.heightMayDiffer = { [weak self] in self?.barsMayDiffer() }
    }
    if let top = new.last, top !== shown, isViewLoaded {
      // The disappearing controller is notified after this.
      top.loadViewIfNeeded()
      delegate?.navigationController(self, willShow: top, animated: false)
    }
    replace(shown, by: new.last)
    if isViewLoaded { placeContent() }
    coming.forEach { $0.didMove(toParent: self) }
    leaving.forEach { $0.removeFromParent() }
    leaving.forEach { $0.setBarInsets(.zero) }
    if let top = new.last, top !== shown, isViewLoaded {
      delegate?.navigationController(self, didShow: top, animated: false)
    }
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The height of the navigation bar, in points, without the safe area.
  private var barHeight: CGFloat {
    if isNavigationBarHidden { return 0 }
    guard bar.prefersLargeTitles, topViewController?.navigationItem.largeTitleDisplayMode != .never else {
      return bar.systemMetrics.navigationBarHeight
    }
    return bar.systemMetrics.navigationBarHeight + BarMetrics.largeTitleHeight
  }

  /// Lays out the bars and the top controller's view.
  private func placeContent() {
    let (bounds, area) = (view.bounds, view.safeAreaInsets)
    let toolbarHeight = BarMetrics.toolbarHeight(isAboveHomeIndicator: area.bottom > 0)
    let (top, bottom) = (barHeight, isToolbarHidden ? 0 : toolbarHeight)
    bar.isHidden = isNavigationBarHidden
    bar.frame = CGRect(x: 0, y: area.top, width: bounds.width, height: top)
    bottomBar.isHidden = isToolbarHidden
    bottomBar.items = topViewController?.toolbarItems
    bottomBar.frame = CGRect(x: 0, y: bounds.height - area.bottom - bottom, width: bounds.width, height: bottom)
    guard let shown = topViewController, let content = shown.viewIfLoaded, content.superview === view else { return }
    let isBelowTop = top == 0 || shown.reachesBelowBar(at: .top, isTranslucent: bar.isTranslucent)
    let isBelowBottom = bottom == 0 || shown.reachesBelowBar(at: .bottom, isTranslucent: bottomBar.isTranslucent)
    let start = isBelowTop ? 0 : area.top + top
    let end = bounds.height - (isBelowBottom ? 0 : area.bottom + bottom)
    content.frame = CGRect(x: 0, y: start, width: bounds.width, height: max(end - start, 0))
    shown.setBarInsets(
      UIEdgeInsets(top: isBelowTop ? top : 0, left: 0, bottom: isBelowBottom ? bottom : 0, right: 0))
  }
}
