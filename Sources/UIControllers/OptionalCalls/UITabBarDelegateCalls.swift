/// The optional methods of ``UITabBarDelegate``, called as in `tabBar?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITabBarDelegateCalls {
  let target: any UITabBarDelegate

  /// Called after the user has selected a tab. Galley never calls it.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    target.tabBar(tabBar, didSelect: item)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITabBarDelegate {
  /// The optional methods with this name; never `nil`.
  public var tabBar: UITabBarDelegateCalls? { UITabBarDelegateCalls(target: self) }
}
