/// The optional methods of a tab bar controller's delegate, callable as `tabBarController?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UITabBarControllerDelegateCalls {
  let target: any UITabBarControllerDelegate

  /// Calls the delegate's `tabBarController(_:shouldSelect:)`.
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { target.tabBarController(tabBarController, shouldSelect: viewController) }
  /// Calls the delegate's `tabBarController(_:didSelect:)`.
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target.tabBarController(tabBarController, didSelect: viewController)
  }
}

/// The optional methods of a tab bar controller's delegate as properties, so that code can test for them.
extension UITabBarControllerDelegate {
  /// The optional methods of this name. Never `nil`.
  public var tabBarController: UITabBarControllerDelegateCalls? { UITabBarControllerDelegateCalls(target: self) }
}
