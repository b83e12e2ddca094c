public import Foundation

/// The methods of a tab bar controller's delegate.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a controller may be selected.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after a controller has been selected by its tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Default implementations, which make each requirement optional.
extension UITabBarControllerDelegate {
  /// The default implementation returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
