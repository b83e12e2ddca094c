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
  /// Proof: the view is ``superview`` or lies further out, and the views in between know it as well. One that leaves forgets it
  /// together with all that is inside it, and a view that goes has what it holds forget it in its `deinit`.
  private unowned(unsafe) var known: UIView?
  /// The view whose engine lays this one out, where it has been looked up; nil where it has not.
  @inline(__always) var knownRegionRoot: UIView? {
    get { unsafe known }
    set { unsafe known = newValue }
  }
  var subviews: [UIView] = []
  /// Forgets ``knownRegionRoot``, and has the views inside forget theirs unless they lie in a region inside.
  mutating func forgetRegionRoot() {
    if knownRegionRoot == nil { return }
    knownRegionRoot = nil
    var pending = subviews
    while let view = pending.popLast() {
      guard let root = view.tree.knownRegionRoot, root !== view else { continue }
      view.tree.knownRegionRoot = nil
      pending += view.tree.subviews
    }
  }

  /// How many views around this one are being released, each by the `deinit` of the one around it.
  var releaseDepth: UInt8 = 0
  /// In an object of its own: few views have one, and a weak reference takes its time even where it is nil.
  private var controllerReference: WeakController?
  /// The view controller whose view this is.
  @MainActor @inline(__always) var controller: UIViewController? {
    get { controllerReference?.controller }
    set { controllerReference = newValue.map { WeakController($0) } }
  }
}
