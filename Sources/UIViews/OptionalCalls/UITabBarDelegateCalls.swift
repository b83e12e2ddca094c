/// What a tab bar's delegate may leave out, as source calls it: `tabBar?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UITabBarDelegateCalls {
  let target: any UITabBarDelegate

  /// Called when a person has chosen a tab.
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    target.tabBar(tabBar, didSelect: item)
  }
}

/// The names of what a tab bar's delegate may leave out, as values that source may ask for.
extension UITabBarDelegate {
  /// The methods of this name that a tab bar's delegate may leave out; never nil here.
  public var tabBar: UITabBarDelegateCalls? { UITabBarDelegateCalls(target: self) }
}
