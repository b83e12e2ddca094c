/// A weak reference to a view's owner.
private final class WeakOwner: Sendable {
  weak let owner: (any ViewOwner)?

  init(_ owner: any ViewOwner) { self.owner = owner }
}

/// A view's position in the view hierarchy.
struct ViewTree: Sendable {
  private var enclosing: WeakReference<UIView>?
  /// The superview.
  @inline(__always) var superview: UIView? {
    get { enclosing?.target }
    set { enclosing = WeakReference(newValue) }
  }
  /// Returns whether a view is the superview, as comparing it with ``superview`` does, but without a retain.
  @inline(__always) func isRightInside(_ view: UIView) -> Bool { enclosing?.refers(to: view) ?? false }

  private var known: WeakReference<UIView>?
  /// The view whose engine lays out this one, if it has been looked up; otherwise `nil`.
  ///
  /// It is ``superview`` or one of its ancestors, and the views in between have it cached as well. A view that leaves
  /// the tree clears it together with its descendants' references; if the root is deallocated, they become empty.
  @inline(__always) var knownRegionRoot: UIView? {
    get { known?.target }
    set { known = WeakReference(newValue) }
  }
  /// The subviews, from back to front.
  var subviews: [UIView] = []

  /// Removes and returns all subviews.
  mutating func takeSubviews() -> [UIView] {
    let all = subviews
    subviews = []
    return all
  }

  /// Clears ``knownRegionRoot``, and that of the descendants except those in nested regions.
  @MainActor
  mutating func forgetRegionRoot() {
    guard known != nil else { return }
    known = nil
    var siblings = subviews
    var pending: [UIView] = []
    while true {
      for view in siblings {
        guard let root = view.tree.known, !root.refers(to: view) else { continue }
        view.tree.known = nil
        if !view.tree.subviews.isEmpty { pending.append(view) }
      }
      guard let next = pending.popLast() else { return }
      siblings = next.tree.subviews
    }
  }

  /// A weak reference in a separate object: few views have one, and a weak reference takes time even if it is `nil`.
  private var ownerReference: WeakOwner?
  /// The view controller whose root view this is.
  @inline(__always) var owner: (any ViewOwner)? {
    get { ownerReference?.owner }
    set { ownerReference = newValue.map { WeakOwner($0) } }
  }
}
