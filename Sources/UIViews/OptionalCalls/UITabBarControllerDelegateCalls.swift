/// What a tab bar controller's delegate may leave out, as source calls it: `tabBarController?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UITabBarControllerDelegateCalls {
  let target: any UITabBarControllerDelegate

  /// Whether a controller may be shown.
  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { target.tabBarController(tabBarController, shouldSelect: viewController) }
  /// Called when a person has chosen a controller.
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    target.tabBarController(tabBarController, didSelect: viewController)
  }
}

/// The names of what a tab bar controller's delegate may leave out, as values that source may ask for.
extension UITabBarControllerDelegate {
  /// The methods of this name that a tab bar controller's delegate may leave out; never nil here.
  public var tabBarController: UITabBarControllerDelegateCalls? { UITabBarControllerDelegateCalls(target: self) }
}
