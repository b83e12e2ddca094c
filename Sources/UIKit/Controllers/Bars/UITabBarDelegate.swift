public import Foundation

/// The methods of a tab bar's delegate.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called after the user has selected a tab. Galley never calls it.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
