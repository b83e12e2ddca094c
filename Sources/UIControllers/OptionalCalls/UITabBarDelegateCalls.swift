/// The optional methods of a tab bar's delegate, callable as `tabBar?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UITabBarDelegateCalls {
  let target: any UITabBarDelegate

  /// Calls the delegate's `tabBar(_:didSelect:)`.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    target.tabBar(tabBar, didSelect: item)
  }
}

/// The optional methods of a tab bar's delegate as properties, so that code can test for them.
extension UITabBarDelegate {
  /// The optional methods of this name. Never `nil`.
  public var tabBar: UITabBarDelegateCalls? { UITabBarDelegateCalls(target: self) }
}
