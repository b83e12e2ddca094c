public import Foundation
import UIFoundation

/// Shows one of several controllers above a bar of tabs.
///
/// The bar reaches over the safe area below, and into the view of the controller that is shown: as safe area where the view
/// lies below the bar, otherwise the view ends where the bar begins.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar()
  private var tabs: [UIViewController]?
  private var selection = NSNotFound

  /// Who hears of choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of tabs.
  open var tabBar: UITabBar { bar }
  /// Whether the bar is gone.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Takes the bar away, or shows it.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setTabs(newValue) }
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { setTabs(viewControllers) }
  /// The place of the controller that is shown; `NSNotFound` without any.
  open var selectedIndex: Int {
    get { selection }
    set { if tabs?.indices.contains(newValue) == true { select(newValue) } }
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { tabs.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
    set { if let index = tabs?.firstIndex(where: { $0 === newValue }) { select(index) } }
  }
  /// The controllers whose tabs a person may move: kept.
  open var customizableViewControllers: [UIViewController]?

  /// Makes the view, in which the bar lies over that of the controller that is shown.
  open override func loadView() {
    let container = ContainerView(of: self) { [unowned self] in placeContent() }
    view = container
    container.addSubview(bar)
    bar.delegate = self
    replace(nil, by: selectedViewController)
  }

  /// As the controller that is shown.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// As the controller that is shown.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Shows the controller of a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabs?.firstIndex(where: { $0.tabBarItem === item }), let chosen = tabs?[index] else { return }
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: chosen)
  }

  private func setTabs(_ new: [UIViewController]?) {
    let (old, shown) = (tabs ?? [], selectedViewController)
    let leaving = old.filter { controller in new?.contains { $0 === controller } != true }
    let coming = (new ?? []).filter { controller in !old.contains { $0 === controller } }
    leaving.forEach { $0.willMove(toParent: nil) }
    coming.forEach(addChild)
    tabs = new
    bar.items = new?.map { $0.tabBarItem }
    let kept = new?.firstIndex { $0 === shown }
    selection = kept ?? (new?.isEmpty == false ? 0 : NSNotFound)
    bar.selectedItem = selectedViewController?.tabBarItem
    replace(shown, by: selectedViewController)
    if isViewLoaded { placeContent() }
    coming.forEach { $0.didMove(toParent: self) }
    leaving.forEach { $0.removeFromParent() }
    leaving.forEach { $0.setBarInsets(.zero) }
  }

  private func select(_ index: Int) {
    let shown = selectedViewController
    selection = index
    bar.selectedItem = selectedViewController?.tabBarItem
    replace(shown, by: selectedViewController, tellsLeavingFirst: false)
    if isViewLoaded { placeContent() }
  }

  /// Whether a controller on the stack that is shown wants the bar to give way.
  private var givesWay: Bool {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return isTabBarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Places the bar, and the view that is shown below it or above it.
  private func placeContent() {
    let (bounds, area) = (view.bounds, view.safeAreaInsets)
    let height = givesWay ? 0 : BarMetrics.tabBarHeight
    bar.isHidden = height == 0
    bar.frame = CGRect(
      x: 0, y: bounds.height - area.bottom - height, width: bounds.width, height: height == 0 ? 0 : height + area.bottom
    )
    guard let shown = selectedViewController, let content = shown.viewIfLoaded, content.superview === view else {
      return
    }
    let isBelow = height == 0 || shown.reachesBelowBar(at: .bottom, isTranslucent: bar.isTranslucent)
    content.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - (isBelow ? 0 : area.bottom + height), 0))
    shown.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: isBelow ? height : 0, right: 0))
  }
}

/// Hears of chosen tabs.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be shown.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when a person has chosen a controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// What holds for a delegate that says nothing.
extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
