/// What a page controller's delegate may leave out, as source calls it: `pageViewController?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UIPageViewControllerDelegateCalls {
  let target: any UIPageViewControllerDelegate

  /// Called when a page was turned.
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    target.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

/// The names of what a page controller's delegate may leave out, as values that source may ask for.
extension UIPageViewControllerDelegate {
  /// The methods of this name that a page controller's delegate may leave out; never nil here.
  public var pageViewController: UIPageViewControllerDelegateCalls? { UIPageViewControllerDelegateCalls(target: self) }
}
