/// Points to a view controller, which may go on any thread.
private final class WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }
}

/// A view's place in the tree.
struct ViewTree {
  /// Proof: it is the view whose ``subviews`` list this one, for as long as they do: both are changed side by side, with nobody
  /// asked in between. A view that goes clears it in its subviews, in its `deinit`, before its memory goes. What is said of
  /// ``BackReference`` holds for readers.
  private unowned(unsafe) var enclosing: UIView?
  @inline(__always) var superview: UIView? {
    get { unsafe enclosing }
    set { unsafe enclosing = newValue }
  }
  /// Whether a view is the superview: what comparing it with ``superview`` says, without retaining that.
  @inline(__always) func isRightInside(_ view: UIView) -> Bool { unsafe enclosing === view }
  var subviews: [UIView] = []
  /// In an object of its own: few views have one, and a weak reference takes its time even where it is nil.
  private var controllerReference: WeakController?
  /// The view controller whose view this is.
  @MainActor @inline(__always) var controller: UIViewController? {
    get { controllerReference?.controller }
    set { controllerReference = newValue.map { WeakController($0) } }
  }
}
