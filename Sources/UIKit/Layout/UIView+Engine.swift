import Foundation
import UIFoundation

/// The association of views with the engine that lays them out.
///
/// A view tree has one engine, at its root. A view that forms a region of its own, such as a cell's content view, has
/// an engine for its inside, so that rows neither wait for nor slow down each other. It joins the surrounding region
/// when a constraint crosses its edge.
extension UIView {
  /// The view whose engine lays this one out.
  ///
  /// The result is cached in this view and its superviews. Otherwise, building a tree from the outside in, or laying it
  /// out, would take time quadratic in its depth.
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

  /// Invalidates the cached region root of this view and of those inside it.
  ///
  /// If a view has no cached root, neither do the views inside it, except those in inner regions.
  func forgetRegionRoot() { if !layoutState.formsRegion { tree.forgetRegionRoot() } }

  /// The engine of the region; `nil` until layout or a cell creates it.
  var regionEngine: LayoutEngine? { regionRoot.layoutState.engine }

  /// The view and all views inside it that belong to the same region.
  var regionSubtree: [UIView] {
    var found: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending.append(contentsOf: view.tree.subviews.filter { !$0.layoutState.formsRegion })
    }
    return found
  }

  /// Whether an engine of the view's own lays out its inside. You can only set it to true, while the view has no
  /// superview.
  var formsLayoutRegion: Bool {
    get { layoutState.formsRegion }
    set {
      guard newValue, !layoutState.formsRegion, tree.superview == nil else { return }
      layoutState.formsRegion = true
      // Create the engine now, so that it learns of constraints as they are activated and need not search the views
      // inside for them.
      _ = ensureEngine()
    }
  }

  /// A closure that is called when something that the layout of the view's inside depends on has changed.
  ///
  /// Changes that layout itself makes do not count. Setting the closure has an effect only on views that form a region.
  var layoutChangeHandler: (() -> Void)? {
    get { layoutState.engine?.changeHandler }
    set { if layoutState.formsRegion { ensureEngine().changeHandler = newValue } }
  }

  /// Whether a constraint lies entirely inside the view.
  var hasConstraintsInside: Bool {
    if !constraintState.held.isEmpty { return true }
    var pending = tree.subviews
    while let view = pending.popLast() {
      if view.layoutState.formsRegion { continue }
      if !view.constraintState.held.isEmpty { return true }
      pending.append(contentsOf: view.tree.subviews)
    }
    return false
  }

  /// Returns the view's engine, created on first use.
  func ensureEngine() -> LayoutEngine {
    if let engine = layoutState.engine { return engine }
    let engine = LayoutEngine(root: self)
    layoutState.engine = engine
    return engine
  }

  private func dropEngine() {
    layoutState.engine?.resetStoredSlots()
    layoutState.engine = nil
  }

  /// Marks the region as pending a solution.
  func markPendingSolution() {
    layoutState.holdsPendingLayout = true
    markPendingLayout()
  }

  /// Merges the regions between this view, which a constraint mentions, and the view that holds the constraint into the
  /// outer one.
  func joinRegions(upTo holder: UIView) {
    // Most views are the holder or its direct subviews.
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
    regionEngine?.addSubtree(self)
  }

  /// Called when a subtree has joined this view.
  func layoutTreeDidGain(_ view: UIView) {
    if !view.layoutState.formsRegion {
      view.dropEngine()
      regionEngine?.addSubtree(view)
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
    if !view.layoutState.formsRegion { regionEngine?.removeSubtree(view) }
  }

  /// Called when the view's frame or insets have changed.
  func engineItemDidChange() {
    if layoutState.isEngineItem { regionEngine?.itemDidChange(self) }
  }

  /// Called when the view's content size, font, or baselines have changed.
  func engineContentDidChange() {
    guard layoutState.isEngineItem else { return }
    let root = regionRoot
    root.layoutState.engine?.contentDidChange(self, in: root)
  }

  /// Called when the view's autoresizing mask, or whether it is translated into constraints, has changed.
  func engineMaskDidChange() { engineContentDidChange() }

  /// Called when the layout direction may have changed.
  func engineDirectionDidChange() { regionEngine?.everythingMayHaveChanged() }
}
