import UIFoundation
public import UIViews

extension UIBarButtonItem: UIAppearance {
  /// Returns the appearance proxy for bar button items. Values set on it have no effect on other items.
  public static func appearance() -> Self { proxy as? Self ?? Self() }

  /// Returns the appearance proxy for bar button items in given containers, the same as ``appearance()`` returns.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  private static let proxy = UIBarButtonItem()
}

extension UITabBarItem: UIAppearance {
  /// Returns the appearance proxy for tab bar items. Values set on it have no effect on other items.
  public static func appearance() -> UITabBarItem { proxy }

  private static let proxy = UITabBarItem()
}
