public import Foundation

/// The methods of a navigation controller's delegate.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}
