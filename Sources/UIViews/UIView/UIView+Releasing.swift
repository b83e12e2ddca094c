extension UIView {
  /// The number of nested views that release their subviews in their own `deinit`.
  ///
  /// Each takes a few hundred bytes of stack, and view hierarchies are hardly ever deeper.
  private nonisolated static let releaseDepthLimit: UInt8 = 32

  /// Clears the subviews' references to this view, and releases those that are deeply nested.
  ///
  /// A `deinit` releases the subviews, which release theirs, and so on, which takes stack for each level. From
  /// ``releaseDepthLimit`` on, descendants are therefore released one after another. A class that reads its subviews in
  /// its `deinit` finds none there.
  nonisolated func releaseSubviews() {
    if tree.subviews.isEmpty { return }
    disownSubviews()
    if tree.releaseDepth < Self.releaseDepthLimit { return }
    var released: [UIView] = []
    swap(&released, &tree.subviews)
    while var view = released.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      view.disownSubviews()
      released += view.tree.subviews
      view.tree.subviews = []
    }
  }

  private nonisolated func disownSubviews() {
    let depth = min(tree.releaseDepth, Self.releaseDepthLimit) + 1
    for subview in tree.subviews where subview.tree.isRightInside(self) {
      subview.tree.superview = nil
      subview.tree.releaseDepth = depth
      if subview.tree.knownRegionRoot !== subview { subview.tree.forgetRegionRoot() }
    }
  }
}
