import Foundation
import QuartzCore
import UIFoundation

extension UIView {
  /// The maximum number of rounds in a layout pass, which repeats because layout itself requested more layout.
  ///
  /// Margins that follow a solved frame, or a label whose width is set in `layoutSubviews`, take one more round. A
  /// layout that hasn't settled after this many rounds never will.
  static let layoutRoundLimit = 8

  func markNeedsLayout() {
    layoutState.needsLayout = true
    markPendingLayout()
  }

  /// Marks the superviews as containing a view that needs layout.
  func markPendingLayout() {
    var above = tree.superview
    while let view = above, !view.layoutState.holdsPendingLayout {
      view.layoutState.holdsPendingLayout = true
      above = view.tree.superview
    }
  }

  /// Marks the superview for layout because the view's size has changed.
  ///
  /// A superview that changes the size while laying out its subviews isn't marked (uikit-recorded.md, "Events").
  @inline(__always) func markSuperviewForResize() {
    guard let parent = tree.superview, parent.layoutState.flags.isDisjoint(with: [.needsLayout, .isPlacing]) else {
      return
    }
    parent.markNeedsLayout()
  }

  /// Marks the view of the nearest enclosing controller, which calls `updateViewConstraints` for its contents.
  ///
  /// See uikit-recorded.md, "Events". Views between the two aren't marked: no recording shows what iOS does with them.
  func markControllerNeedsUpdateConstraints() {
    var above = tree.superview
    while let view = above {
      if view.tree.owner != nil {
        // A cell that is created while its table lays out is no reason to lay out the table again.
        if !view.layoutState.flags.contains(.isPlacing) { view.markNeedsUpdateConstraints() }
        return
      }
      above = view.tree.superview
    }
  }

  func markNeedsUpdateConstraints() {
    layoutState.needsUpdateConstraints = true
    var above = tree.superview
    while let view = above, !view.layoutState.holdsPendingUpdates {
      view.layoutState.holdsPendingUpdates = true
      above = view.tree.superview
    }
    markNeedsLayout()
  }

  /// Runs the first phase: calls `updateConstraints` from the leaves to this view, until no descendant is marked.
  func runUpdateConstraints() {
    for _ in 0..<Self.layoutRoundLimit {
      guard layoutState.needsUpdateConstraints || layoutState.holdsPendingUpdates else { return }
      updateMarkedConstraints()
    }
  }

  private func updateMarkedConstraints() {
    var order: [UIView] = []
    // Reserves space for a cell's views, so that the arrays aren't reallocated repeatedly.
    order.reserveCapacity(24)
    var pending: [UIView] = []
    pending.reserveCapacity(24)
    pending.append(self)
    while let view = pending.popLast() {
      order.append(view)
      guard view.layoutState.holdsPendingUpdates else { continue }
      view.layoutState.holdsPendingUpdates = false
      view.pushSubviews(to: &pending)
    }
    let isPerforming = UITraitCollection.isPerforming
    while let view = order.popLast() {
      if !view.layoutState.needsUpdateConstraints { continue }
      view.performWithOwnTraits(isPerforming) {
        guard let owner = view.tree.owner else { return view.updateConstraints() }
        owner.updateViewConstraints()
      }
      view.layoutState.needsUpdateConstraints = false
    }
  }

  /// Runs the second phase: solves, and calls `layoutSubviews` from the outermost view that needs it to the leaves.
  func runLayout() {
    var start = self
    while let above = start.tree.superview, above.layoutState.needsLayout { start = above }
    for _ in 0..<Self.layoutRoundLimit {
      let region = start.regionRoot
      region.runUpdateConstraints()
      region.ensureEngine().solve()
      guard start.layoutState.needsLayout || start.layoutState.holdsPendingLayout else { return }
      start.layoutPass()
    }
    guard let view = start.firstNeedingLayout else { return }
    warnOnce(
      "Layout feedback loop: after \(Self.layoutRoundLimit) rounds of layoutSubviews, \(Self.className(of: view)) needs "
        + "layout again. Its layout ends here. Does layoutSubviews call setNeedsLayout each time?")
  }

  /// The outermost view that needs layout: this one or a descendant.
  private var firstNeedingLayout: UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.layoutState.needsLayout { return view }
      if view.layoutState.holdsPendingLayout { view.pushSubviews(to: &pending) }
    }
    return nil
  }

  private func layoutPass() {
    // Without subviews that need layout, the array allocates nothing.
    var pending: [UIView] = []
    let isPerforming = UITraitCollection.isPerforming
    var next: UIView? = self
    while let view = next {
      defer { next = pending.popLast() }
      var flags = view.layoutState.flags
      if flags.contains(.formsRegion) {
        view.ensureEngine().solve()
        flags = view.layoutState.flags
      }
      if flags.contains(.needsLayout) {
        view.layoutState.flags.remove(.needsLayout)
        view.layoutState.flags.insert(.isPlacing)
        view.layOutWithOwner(isPerforming)
        view.layoutState.flags.remove(.isPlacing)
        flags = view.layoutState.flags
      }
      guard flags.contains(.holdsPendingLayout) else { continue }
      view.layoutState.holdsPendingLayout = false
      // Space for a screen of rows, so that the array isn't reallocated repeatedly.
      if pending.isEmpty { pending.reserveCapacity(24) }
      view.pushSubviews(to: &pending)
    }
  }

  /// Appends the subviews in reverse order.
  ///
  /// A plain loop: a reversed collection is appended by generic code that took a hundredth of the instructions in which
  /// a row is measured and shown.
  @inline(__always)
  private func pushSubviews(to pending: inout [UIView]) {
    let children = tree.subviews
    var index = children.count
    while index > 0 {
      index -= 1
      pending.append(children[index])
    }
  }

  private func layOutWithOwner(_ isPerforming: Bool) {
    performWithOwnTraits(isPerforming) {
      guard let owner = tree.owner else { return layOutSubviews() }
      owner.viewWillLayoutSubviews()
      layOutSubviews()
      owner.viewDidLayoutSubviews()
    }
  }

  /// Sets the subviews' frames that the engine solved.
  func placeSubviews() {
    let children = tree.subviews
    if children.isEmpty { return }
    var engine: LayoutEngine?
    let snapping = pixelSnapping
    for child in children {
      guard let slot = child.layoutState.placedSlot else { continue }
      if engine == nil {
        engine = regionEngine
        engine?.solve()
      }
      // A callback for a changed size may have moved a later view to another superview, and so to another engine.
      guard child.tree.isRightInside(self), let frame = engine?.frame(at: slot, of: child, snapping) else { continue }
      child.applySolvedFrame(at: frame)
    }
  }
}
