/// A weak reference to a view's owner, which may be deallocated on any thread.
private final class WeakOwner {
  weak var owner: (any ViewOwner)?

  init(_ owner: any ViewOwner) { self.owner = owner }
}

/// A view's position in the view hierarchy.
struct ViewTree {
  /// The superview.
  ///
  /// Proof: it is the view whose ``subviews`` contain this one, for as long as they do: both are changed together, with
  /// no callback in between. A view clears the reference of its subviews in its `deinit`, before its memory is freed.
  /// The restriction on readers of ``BackReference`` applies here too.
  private unowned(unsafe) var enclosing: UIView?
  @inline(__always) var superview: UIView? {
    get { unsafe enclosing }
    set { unsafe enclosing = newValue }
  }
  /// Returns whether a view is the superview, as comparing it with ``superview`` does, but without a retain.
  @inline(__always) func isRightInside(_ view: UIView) -> Bool { unsafe enclosing === view }
  /// The cached root of the layout region.
  ///
  /// Proof: the root is ``superview`` or one of its ancestors, and the views in between have it cached as well. A view
  /// that leaves the tree clears it together with its descendants' references, and a view clears those of its
  /// descendants in its `deinit`.
  private unowned(unsafe) var known: UIView?
  /// The view whose engine lays out this one, if it has been looked up; otherwise `nil`.
  @inline(__always) var knownRegionRoot: UIView? {
    get { unsafe known }
    set { unsafe known = newValue }
  }
  var subviews: [UIView] = []
  /// Clears ``knownRegionRoot``, and that of the descendants except those in nested regions.
  mutating func forgetRegionRoot() {
    if knownRegionRoot == nil { return }
    knownRegionRoot = nil
    var siblings = subviews
    var pending: [UIView] = []
    while true {
      for view in siblings {
        guard let root = view.tree.knownRegionRoot, root !== view else { continue }
        view.tree.knownRegionRoot = nil
        if !view.tree.subviews.isEmpty { pending.append(view) }
      }
      guard let next = pending.popLast() else { return }
      siblings = next.tree.subviews
    }
  }

  /// The number of enclosing views that are being released, each by the `deinit` of its superview.
  var releaseDepth: UInt8 = 0
  /// A weak reference in a separate object: few views have one, and a weak reference takes time even if it is `nil`.
  private var ownerReference: WeakOwner?
  /// The view controller whose root view this is.
  @MainActor @inline(__always) var owner: (any ViewOwner)? {
    get { ownerReference?.owner }
    set { ownerReference = newValue.map { WeakOwner($0) } }
  }
}
