/// The optional methods of ``UINavigationControllerDelegate``, called as in `navigationController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UINavigationControllerDelegateCalls {
  let target: any UINavigationControllerDelegate

  /// Called before a controller is shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, willShow: viewController, animated: animated) }
  /// Called after a controller has been shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, didShow: viewController, animated: animated) }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UINavigationControllerDelegate {
  /// The optional methods with this name; never `nil`.
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(target: self)
  }
}
