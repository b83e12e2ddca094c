import Foundation
import UIFoundation

/// How views reach the engine that lays them out.
///
/// A tree has one engine, at its root. A view that forms a region of its own, as a cell's content view does, has one
/// for its inside, so that rows neither wait for nor slow down one another; it joins the region around it as soon as a
/// constraint crosses its edge.
extension UIView {
  /// The view whose engine lays this one out.
  ///
  /// A view remembers it, and so do those around it: building a tree from the outside in, or laying one out, would otherwise
  /// take time with the square of its depth.
  var regionRoot: UIView { tree.knownRegionRoot ?? findRegionRoot() }

  @inline(never)
  private func findRegionRoot() -> UIView {
    var last = self
    while last.tree.knownRegionRoot == nil, !last.layoutState.formsRegion, let above = last.tree.superview {
      last = above
    }
    let root = last.tree.knownRegionRoot ?? last
    var step = self
    while step !== last, let above = step.tree.superview {
      step.tree.knownRegionRoot = root
      step = above
    }
    last.tree.knownRegionRoot = root
    return root
  }

  /// Has the view, and what is inside it, look its region's root up again. Where a view does not know it, those inside it do
  /// not either, unless they lie in a region inside.
  func forgetRegionRoot() { if !layoutState.formsRegion { tree.forgetRegionRoot() } }

  /// The engine of the region; nil where neither layout nor a cell has made it.
  var regionEngine: LayoutEngine? { regionRoot.layoutState.engine }

  /// The view and what lies inside it in the same region.
  var regionSubtree: [UIView] {
    var found: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending.append(contentsOf: view.tree.subviews.filter { !$0.layoutState.formsRegion })
    }
    return found
  }

  /// Whether the view's inside is laid out by an engine of its own.
  package var formsLayoutRegion: Bool {
    get { layoutState.formsRegion }
    set {
      guard newValue, !layoutState.formsRegion, tree.superview == nil else { return }
      layoutState.formsRegion = true
      // From now on, so that constraints are listed as they come, and need not be looked for in the views inside.
      _ = ensureEngine()
    }
  }

  /// Called when a constraint, a content size or a place has changed that the layout of the view's inside depends on, unless
  /// the layout itself changes it; for views that form a region.
  package var layoutChangeHandler: (() -> Void)? {
    get { layoutState.engine?.changeHandler }
    set { if layoutState.formsRegion { ensureEngine().changeHandler = newValue } }
  }

  /// Whether a constraint lies wholly inside the view.
  package var hasConstraintsInside: Bool {
    if !layoutState.constraints.isEmpty { return true }
    var pending = tree.subviews
    while let view = pending.popLast() {
      if view.layoutState.formsRegion { continue }
      if !view.layoutState.constraints.isEmpty { return true }
      pending.append(contentsOf: view.tree.subviews)
    }
    return false
  }

  func ensureEngine() -> LayoutEngine {
    if let engine = layoutState.engine { return engine }
    let engine = LayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  private func dropEngine() {
    layoutState.engine?.dissolve()
    layoutState.engine = nil
  }

  /// Says that the region waits for a solution.
  func markPendingSolution() {
    layoutState.holdsPendingLayout = true
    markPendingLayout()
  }

  /// Lets the regions between this view, which a constraint mentions, and the one that holds it join the one around them.
  func joinRegions(upTo holder: UIView) {
    // As most are: in the holder, or right in it.
    if self === holder || !layoutState.formsRegion && tree.isRightInside(holder) { return }
    var step = self
    while step !== holder {
      if step.layoutState.formsRegion { step.joinOuterRegion() }
      guard let above = step.tree.superview else { return }
      step = above
    }
  }

  private func joinOuterRegion() {
    dropEngine()
    layoutState.formsRegion = false
    forgetRegionRoot()
    regionEngine?.adopt(self)
  }

  /// Called when a subtree has joined this view.
  func layoutTreeDidGain(_ view: UIView) {
    if !view.layoutState.formsRegion {
      view.dropEngine()
      regionEngine?.adopt(view)
    }
    if view.layoutState.needsUpdateConstraints || view.layoutState.holdsPendingUpdates {
      markHoldsPendingUpdates()
    }
    layoutState.holdsPendingLayout = true
    markNeedsLayout()
  }

  private func markHoldsPendingUpdates() {
    var step: UIView? = self
    while let view = step, !view.layoutState.holdsPendingUpdates {
      view.layoutState.holdsPendingUpdates = true
      step = view.tree.superview
    }
  }

  /// Called before a subtree leaves this view.
  func layoutTreeWillLose(_ view: UIView) {
    dropConstraints(across: view)
    if !view.layoutState.formsRegion { regionEngine?.abandon(view) }
  }

  /// The frame or the insets have changed.
  func engineItemDidChange() {
    if layoutState.isEngineItem { regionEngine?.itemDidChange(self) }
  }

  /// The content's size, its font or its baselines have changed.
  func engineContentDidChange() {
    if layoutState.isEngineItem { regionEngine?.contentDidChange(self) }
  }

  /// The mask, or whether it counts, has changed.
  func engineMaskDidChange() {
    if layoutState.isEngineItem { regionEngine?.contentDidChange(self) }
  }

  /// Leading and trailing may have changed sides.
  func engineDirectionDidChange() { regionEngine?.everythingMayHaveChanged() }
}
