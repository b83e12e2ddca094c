public import Foundation
public import UIFoundation

/// The bar at the bottom, with tabs: as high as on a phone, and nothing is drawn on it.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Who hears of a choice: nobody chooses here.
  open weak var delegate: (any UITabBarDelegate)?
  /// The tabs, from leading to trailing.
  open var items: [UITabBarItem]?
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem?
  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Whether content is seen through the bar: then controllers' views lie below it too.
  open var isTranslucent = true
  /// The style of the bar. Stored for source compatibility; has no effect.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar. Stored for source compatibility; has no effect.
  open var barTintColor: UIColor?
  /// The tint of tabs that are not chosen: kept.
  open var unselectedItemTintColor: UIColor?
  /// The image behind: kept.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge: kept.
  open var shadowImage: UIImage?
  /// The image behind the chosen tab: kept.
  open var selectionIndicatorImage: UIImage?
  /// The appearance of the bar. Stored for source compatibility; has no effect.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar at the edge of scrolled content. Stored for source compatibility; has no effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// As high as on a phone.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.tabBarHeight)
  }
  /// As wide as may be, and as high as on a phone, over its safe area.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.tabBarHeight + safeAreaInsets.bottom)
  }
}

/// Hears of chosen tabs.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when a person has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// What holds for a delegate that says nothing.
extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
