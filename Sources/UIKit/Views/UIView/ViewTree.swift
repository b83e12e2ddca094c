import FontEngine

/// A weak reference to a view's controller.
private final class WeakOwner: Sendable {
  weak let owner: UIViewController?

  init(_ owner: UIViewController) { self.owner = owner }
}

/// A view's position in the view hierarchy.
struct ViewTree: Sendable {
  private var enclosing: WeakReference<UIView>?
  /// The superview, or `nil` for a root.
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
  private(set) var subviews: [UIView] = []
  /// The number by which the superview finds the view among its subviews.
  private var number: Int32 = 0
  /// Whether the subviews' numbers ascend from back to front.
  private var isNumbered = true

  /// Removes and returns all subviews.
  mutating func takeSubviews() -> [UIView] {
    let all = subviews
    subviews = []
    return all
  }

  /// Inserts a subview at an index, or in front of all others if there are not as many.
  @MainActor
  mutating func insertSubview(_ view: UIView, at index: Int) {
    if index < subviews.count {
      subviews.insert(view, at: max(index, 0))
      isNumbered = false
      return
    }
    // Reserves space for a few subviews, so that the array isn't reallocated repeatedly.
    if subviews.isEmpty { subviews.reserveCapacity(4) }
    let last = subviews.last?.tree.number ?? 0
    if last == .max { isNumbered = false }
    view.tree.number = last &+ 1
    subviews.append(view)
  }

  /// Removes the subview at an index.
  mutating func removeSubview(at index: Int) { subviews.remove(at: index) }

  /// Exchanges the subviews at two indices.
  mutating func exchangeSubviews(at index: Int, _ other: Int) {
    subviews.swapAt(index, other)
    isNumbered = false
  }

  /// The number of subviews up to which all of them are searched.
  private static let smallCount = 16

  /// Returns the index of a subview, or `nil` if `view` isn't one.
  ///
  /// Takes logarithmic time unless subviews were reordered since the last call: a view would otherwise lose many
  /// subviews in time quadratic in their number.
  @MainActor
  mutating func index(ofSubview view: UIView) -> Int? {
    if subviews.count <= Self.smallCount {
      // A plain loop: a closure passed to the standard library checks on each call which thread it runs on.
      for index in subviews.indices where subviews[index] === view { return index }
      return nil
    }
    if !isNumbered {
      for index in subviews.indices { subviews[index].tree.number = Int32(truncatingIfNeeded: index) }
      isNumbered = true
    }
    let number = view.tree.number
    let index = subviews.indices.partitioningIndex { subviews[$0].tree.number >= number }
    return index < subviews.count && subviews[index] === view ? index : nil
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
  @inline(__always) var owner: UIViewController? {
    get { ownerReference?.owner }
    set { ownerReference = newValue.map { WeakOwner($0) } }
  }
}
