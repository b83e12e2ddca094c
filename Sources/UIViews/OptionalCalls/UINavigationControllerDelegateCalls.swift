/// What a navigation controller's delegate may leave out, as source calls it: `navigationController?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UINavigationControllerDelegateCalls {
  let target: any UINavigationControllerDelegate

  /// Called before a controller is shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, willShow: viewController, animated: animated) }
  /// Called after a controller is shown.
  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { target.navigationController(navigationController, didShow: viewController, animated: animated) }
}

/// The names of what a navigation controller's delegate may leave out, as values that source may ask for.
extension UINavigationControllerDelegate {
  /// The methods of this name that a navigation controller's delegate may leave out; never nil here.
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(target: self)
  }
}
