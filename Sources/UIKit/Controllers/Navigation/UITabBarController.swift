import Foundation
import UIFoundation

/// A container that shows one of several controllers above a tab bar.
///
/// The bar extends over the bottom safe area. Where the view of the selected controller extends under the bar, the bar
/// adds to its safe area; otherwise the view ends at the bar's top edge.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private let bar = UITabBar()
  private var tabs: [UIViewController]?
  private var selection = NSNotFound

  /// The delegate, called when ``tabBar(_:didSelect:)`` selects a controller.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tab bar, at the bottom.
  open var tabBar: UITabBar { bar }
  /// Whether the tab bar is hidden. The default is `false`.
  open var isTabBarHidden = false { didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } } }
  /// Hides or shows the tab bar, without an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setTabs(newValue) }
  }
  /// Sets the controllers, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { setTabs(viewControllers) }
  /// The index of the selected controller, or `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { selection }
    set { if tabs?.indices.contains(newValue) == true { select(newValue) } }
  }
  /// The selected controller, or `nil` if there is none. Setting a controller without a tab has no effect.
  open var selectedViewController: UIViewController? {
    get { tabs.flatMap { $0.indices.contains(selection) ? $0[selection] : nil } }
    set { if let index = tabs?.firstIndex(where: { $0 === newValue }) { select(index) } }
  }
  /// The controllers whose tabs the user can rearrange. Stored for source compatibility; has no effect.
  open var customizableViewControllers: [UIViewController]?

  /// Creates the view, in which the tab bar lies above the selected controller's view.
  open override func loadView() {
    let container = ContainerView(of: self) { [weak self] in self?.placeContent() }
    view = container
    container.addSubview(bar)
    bar.delegate = self
    replace(nil, by: selectedViewController)
  }

  /// The controller of the selected tab.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The controller of the selected tab.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Selects the controller of a tab and notifies the delegate, unless the delegate refuses.
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

  /// Whether the tab bar is hidden, by itself or by a controller on the selected navigation stack.
  private var givesWay: Bool {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return isTabBarHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Lays out the tab bar and the selected controller's view.
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
