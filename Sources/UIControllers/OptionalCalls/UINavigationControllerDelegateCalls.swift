/// The optional methods of a navigation controller's delegate, callable as `navigationController?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UINavigationControllerDelegateCalls {
  let target: any UINavigationControllerDelegate

  /// Calls the delegate's `navigationController(_:willShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, willShow: viewController, animated: animated) }
  /// Calls the delegate's `navigationController(_:didShow:animated:)`.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, didShow: viewController, animated: animated) }
}

/// The optional methods of a navigation controller's delegate as properties, so that code can test for them.
extension UINavigationControllerDelegate {
  /// The optional methods of this name. Never `nil`.
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(target: self)
  }
}
