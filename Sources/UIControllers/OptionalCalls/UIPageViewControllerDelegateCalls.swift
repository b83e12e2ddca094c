/// The optional methods of a page controller's delegate, callable as `pageViewController?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UIPageViewControllerDelegateCalls {
  let target: any UIPageViewControllerDelegate

  /// Calls the delegate's `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    target.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

/// The optional methods of a page controller's delegate as properties, so that code can test for them.
extension UIPageViewControllerDelegate {
  /// The optional methods of this name. Never `nil`.
  public var pageViewController: UIPageViewControllerDelegateCalls? { UIPageViewControllerDelegateCalls(target: self) }
}
