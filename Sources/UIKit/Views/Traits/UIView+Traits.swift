import Foundation
import UIFoundation

/// The inheritance of traits along the tree, from the process-wide traits of the main screen and the application.
extension UIView {
  /// Whether any view has ever overridden traits. Until then, no lookup along the tree is needed.
  static var hasTraitOverrides = false

  var resolvedTraits: UITraitCollection {
    guard Self.hasTraitOverrides else { return Self.processTraits }
    if let known = knownTraits { return known }
    // Walks up to the first view with cached traits, and back down, so that each view is visited once until traits
    // change.
    var unknown: [UIView] = []
    var step: UIView? = self
    while let view = step, view.knownTraits == nil {
      unknown.append(view)
      step = view.tree.superview
    }
    var traits = step?.knownTraits ?? Self.processTraits
    for view in unknown.reversed() {
      traits = view.innerTraits(in: traits)
      view.layoutState.resolved = ResolvedTraits(traits: traits, generation: Self.traitGeneration)
    }
    return traits
  }

  /// The process-wide traits as views read them: without the lock that protects them for other threads.
  static var processTraits = UITraitCollection.processDefault { didSet { processLook = TraitLook(processTraits) } }

  /// The part of the process-wide traits that every step of layout reads.
  static var processLook = TraitLook(.processDefault)

  /// The number of changes of the process-wide traits. Traits cached before the last one are invalid.
  static var traitGeneration: Int32 = 0

  private var knownTraits: UITraitCollection? {
    guard let resolved = layoutState.resolved, resolved.generation == Self.traitGeneration else { return nil }
    return resolved.traits
  }

  /// Invalidates the cached traits of the view and its descendants. Below a view without cached traits, none are
  /// cached.
  func forgetTraits() {
    guard layoutState.resolved != nil else { return }
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutState.resolved = nil
      for child in view.tree.subviews where child.layoutState.resolved != nil { pending.append(child) }
    }
  }

  /// Returns the view's traits, given those of its superview. The controller's overrides are applied first.
  private func innerTraits(in outer: UITraitCollection) -> UITraitCollection {
    let controlled = tree.owner?.innerTraits(in: outer) ?? outer
    return layoutState.traits?.apply(to: controlled) ?? controlled
  }

  /// The view's trait overrides, created on first use.
  var traitState: TraitState {
    if let state = layoutState.traits { return state }
    let state = TraitState()
    layoutState.traits = state
    layoutState.flags.insert(.dealsWithTraits)
    return state
  }

  /// Overrides traits for the view and its descendants.
  func overrideTraits(with traits: UITraitCollection?) {
    changeTraits { $0.overrides = traits }
  }

  /// Changes the view's trait overrides, and tells the tree.
  func changeTraits(_ change: (TraitState) -> Void) {
    Self.hasTraitOverrides = true
    let old = traitCollection
    change(traitState)
    forgetTraits()
    traitsMayDiffer(from: old)
  }

  /// Runs a closure with the view's traits as the current ones.
  ///
  /// A caller that does so for many views passes whether ``UITraitCollection/isPerforming`` is `true` around all of
  /// them: reading it takes 160 instructions.
  func performWithOwnTraits(_ isPerforming: Bool = UITraitCollection.isPerforming, _ actions: () -> Void) {
    // Without overrides, they are the process-wide traits, which are current unless a closure is being performed with
    // others.
    if Self.hasTraitOverrides || isPerforming {
      traitCollection.performAsCurrent(actions)
    } else {
      actions()
    }
  }

  /// Tells a root and its descendants that the process-wide traits have changed.
  func processTraitsDidChange(from previous: UITraitCollection) {
    traitsMayDiffer(from: innerTraits(in: previous), generation: Self.traitGeneration)
  }

  /// Tells the view and its descendants about changed traits, each view before its subviews. Does nothing if they are
  /// equal.
  func traitsMayDiffer(from previous: UITraitCollection, generation: Int32? = nil) {
    let current = traitCollection
    if current === previous || current == previous { return }
    var walk = TraitWalk(self, TraitChange(from: previous, to: current), generation: generation)
    while let change = walk.nextChange {
      // One scope covers consecutive views with the same traits, which are all views of most trees.
      change.current.performAsCurrent {
        while let view = walk.next(within: change) { view.applyTraitChange(change, &walk) }
      }
    }
    if walk.affectsLayout { regionEngine?.everythingMayHaveChanged() }
  }

  /// Applies a change of traits to the view, and queues the subviews.
  private func applyTraitChange(_ change: TraitChange, _ walk: inout TraitWalk) {
    if let generation = walk.generation { layoutState.toldGeneration = generation }
    let isPlain = !layoutState.flags.contains(.dealsWithTraits)
    if change.turns || !isPlain && (insetState.readableGuide != nil || tree.owner != nil) { insetsMayDiffer() }
    // Intrinsic sizes depend on the version.
    if change.changesSystem { contentDidChange() }
    if change.turns || change.rescales || change.changesSystem {
      walk.affectsLayout = true
      layoutState.engine?.everythingMayHaveChanged()
      // With another pixel grid, frames change even if no variable does.
      markNeedsLayout()
    }
    if isPlain {
      traitsDidChange(from: change.previous)
      // The view may have just registered for changes.
      if layoutState.flags.contains(.dealsWithTraits) {
        layoutState.traits?.callHandlers(change.current, from: change.previous)
      }
    } else {
      notifyTraitChange(change)
    }
    let children = tree.subviews
    var index = children.count
    while index > 0 {
      index -= 1
      let child = children[index]
      // Most views override nothing, and the traits around them are known to differ.
      guard child.layoutState.flags.contains(.dealsWithTraits) else {
        walk.add(child, change)
        continue
      }
      let (old, new) = (child.innerTraits(in: change.previous), child.innerTraits(in: change.current))
      if old === change.previous, new === change.current {
        walk.add(child, change)
      } else if old !== new, old != new {
        walk.add(child, TraitChange(from: old, to: new))
      }
    }
  }

  /// Tells a view that overrides traits, or whose margins depend on them.
  ///
  /// The readable width depends on the content size category, and a controller's margins on the size class.
  private func notifyTraitChange(_ change: TraitChange) {
    let (previous, current) = (change.previous, change.current)
    tree.owner?.traitsDidChange(from: previous, to: current)
    traitsDidChange(from: previous)
    layoutState.traits?.callHandlers(current, from: previous)
  }
}
