public import Foundation

/// The methods of a tab bar's delegate.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after the user has selected a tab. Galley never calls it.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// Default implementations, which make each requirement optional.
extension UITabBarDelegate {
  /// The default implementation does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
