extension UIView {
  /// How many views release their subviews in their own `deinit`, one within another. Each takes a few hundred bytes of stack;
  /// screens are hardly ever deeper.
  private nonisolated static let releaseDepthLimit: UInt8 = 32

  /// Called in the `deinit`: tells the subviews that they have no superview, and releases those that lie deep.
  ///
  /// A `deinit` releases the subviews, whose own releases theirs, and so on: that takes stack for each level. From
  /// ``releaseDepthLimit`` on, the views inside are therefore released one after another. A class that looks at its subviews
  /// in its `deinit` finds none there.
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
