/// The optional methods of ``UIPageViewControllerDelegate``, called as in `pageViewController?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UIPageViewControllerDelegateCalls {
  let target: any UIPageViewControllerDelegate

  /// Called after the user has turned a page.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    target.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UIPageViewControllerDelegate {
  /// The optional methods with this name; never `nil`.
  public var pageViewController: UIPageViewControllerDelegateCalls? { UIPageViewControllerDelegateCalls(target: self) }
}
