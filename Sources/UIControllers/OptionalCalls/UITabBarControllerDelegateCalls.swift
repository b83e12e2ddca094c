/// The optional methods of ``UITabBarControllerDelegate``, called as in `tabBarController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITabBarControllerDelegateCalls {
  let target: any UITabBarControllerDelegate

  /// Returns whether a controller may be selected.
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { target.tabBarController(tabBarController, shouldSelect: viewController) }
  /// Called after a controller has been selected by its tab.
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target.tabBarController(tabBarController, didSelect: viewController)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITabBarControllerDelegate {
  /// The optional methods with this name; never `nil`.
  public var tabBarController: UITabBarControllerDelegateCalls? { UITabBarControllerDelegateCalls(target: self) }
}
