public import Foundation

/// The methods of a tab bar controller's delegate.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns whether a controller may be selected. The default is `true`.
  @discardableResult
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after a controller has been selected by its tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
