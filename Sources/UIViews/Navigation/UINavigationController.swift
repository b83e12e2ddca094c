public import Foundation
import UIFoundation

/// Shows the last of a stack of controllers below a bar.
///
/// The bar reaches over the safe area above, and into the view of the controller that is shown: as safe area where the
/// view lies below the bar, otherwise the view begins where the bar ends.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// What a controller is shown for.
  public enum Operation: Int, Hashable, Sendable {
    /// For nothing in particular.
    case none = 0
    /// Another one was put on the stack.
    case push = 1
    /// The last one was taken from the stack.
    case pop = 2
  }

  /// How long bars take to come and go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  private let bar: UINavigationBar
  private let bottomBar = UIToolbar()

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    observeBar()
    setStack([rootViewController])
  }

  /// A stack of no controllers, with a bar of a class: the class is not looked at.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    observeBar()
  }

  /// A stack of no controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    observeBar()
  }

  /// A stack of no controllers; there are no archives here.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar()
    super.init(coder: coder)
    observeBar()
  }

  /// Who hears of controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above.
  open var navigationBar: UINavigationBar { bar }
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below.
  open var toolbar: UIToolbar! { bottomBar }
  /// Whether there is no bar above.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsMayDiffer() } }
  }
  /// Takes the bar above away, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Whether there is no bar below; at first there is none.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsMayDiffer() } }
  }
  /// Takes the bar below away, or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether bars go when a person scrolls: kept.
  open var hidesBarsOnSwipe = false
  /// Whether bars go when a person taps: kept.
  open var hidesBarsOnTap = false
  /// Whether bars go where the window is low: kept.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether bars go while the keyboard is there: kept.
  open var hidesBarsWhenKeyboardAppears = false
  /// What recognizes the way back: nothing is drawn across here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// The stack, from the first controller to the one that is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []
  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: what the last one has presented, or that one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Sets the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers) }
  /// Puts a controller on the stack, and shows it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    raiseException(
      unless: !stack.contains { $0 === viewController },
      "<\(type(of: self))> is pushing the same view controller instance (\(viewController)) more than once which is not "
        + "supported and is most likely an error in the application")
    setStack(stack + [viewController])
  }
  /// Takes the controller that is shown from the stack, unless it is the first, and returns it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setStack(stack.dropLast())
    return last
  }
  /// Goes back to the first controller, and returns those that were taken from the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  /// Goes back to a controller, and returns those that were taken from the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raiseException("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]))
    return popped
  }

  /// Makes the view, in which the bars lie over that of the controller that is shown.
  open override func loadView() {
    let container = ContainerView(of: self) { [unowned self] in placeContent() }
    view = container
    container.addSubview(bar)
    container.addSubview(bottomBar)
    replace(nil, by: stack.last)
  }

  /// As the controller that is shown.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// As the controller that is shown.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

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
      // Before the one that is shown is told that it will disappear.
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

  /// The height of the bar above, without the safe area.
  private var barHeight: CGFloat {
    if isNavigationBarHidden { return 0 }
    guard bar.prefersLargeTitles, topViewController?.navigationItem.largeTitleDisplayMode != .never else {
      return BarMetrics.navigationBarHeight
    }
    return BarMetrics.navigationBarHeight + BarMetrics.largeTitleHeight
  }

  /// Places the bars, and the view that is shown below them or between them.
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

/// Hears of controllers that are shown.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

/// What holds for a delegate that says nothing.
extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
