import Foundation
package import UIFoundation

/// What a view, or a view controller, changes about its traits, and whom it tells.
@MainActor
final class TraitState {
  var overrides: UITraitCollection?
  /// The smallest and the largest size of text; nil for no limit.
  var smallestCategory: UIContentSizeCategory?
  var largestCategory: UIContentSizeCategory?
  /// Who asked to be told of changes, in that order.
  var registrations: [TraitChangeRegistration] = []

  /// The traits inside, given those outside.
  func apply(to traits: UITraitCollection) -> UITraitCollection {
    let inner = overrides.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    let category = inner.preferredContentSizeCategory
    var held = category
    if let smallest = smallestCategory, held < smallest { held = smallest }
    if let largest = largestCategory, held > largest { held = largest }
    return held == category ? inner : inner.modifyingTraits { $0.preferredContentSizeCategory = held }
  }

  /// Tells those who asked for one of the traits that changed.
  func announce(_ current: UITraitCollection, from previous: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { current.differs(in: $0, from: previous) }) {
      registration.handler(previous)
    }
  }
}

/// The traits of a view, as they were found last.
struct ResolvedTraits {
  let traits: UITraitCollection
  let generation: Int32
}

/// What views are placed by: read from traits once, since those have to be retained to be read.
struct TraitLook {
  let snapping: PixelSnapping
  let direction: UIUserInterfaceLayoutDirection

  init(_ traits: UITraitCollection) {
    snapping = PixelSnapping(scale: traits.displayScale)
    direction = traits.directionOfViews
  }
}

/// Traits flow down the tree from the process's own, which the main screen and the application stand for.
extension UIView {
  /// Whether any view ever had traits of its own: until then nobody has to look up the tree for them.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  static var hasTraitOverrides = false

  var resolvedTraits: UITraitCollection {
    guard Self.hasTraitOverrides else { return Self.processTraits }
    if let known = knownTraits { return known }
    // Up to the first view that knows its traits, and down again: each view is looked at once until traits change.
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

  /// The process's traits as views see them: read without the lock that keeps them for other threads.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  static var processTraits = UITraitCollection.processDefault {
    didSet { processLook = TraitLook(processTraits) }
  }

  /// What of the process's traits is asked for at every step of layout.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  static var processLook = TraitLook(.processDefault)

  /// Counts the changes of the process's traits: what was resolved before the last one is not known any more.
  static var traitGeneration: Int32 = 0

  private var knownTraits: UITraitCollection? {
    guard let resolved = layoutState.resolved, resolved.generation == Self.traitGeneration else { return nil }
    return resolved.traits
  }

  /// Forgets the traits of the view and of what is inside it. Where a view knows nothing, those inside it do not either.
  func forgetTraits() {
    guard layoutState.resolved != nil else { return }
    var pending = [self]
    while let view = pending.popLast() {
      view.layoutState.resolved = nil
      for child in view.tree.subviews where child.layoutState.resolved != nil { pending.append(child) }
    }
  }

  /// The view's traits, given those of its superview: what its controller changes comes first.
  private func innerTraits(in outer: UITraitCollection) -> UITraitCollection {
    let controlled = tree.controller?.innerTraits(in: outer) ?? outer
    return layoutState.traits?.apply(to: controlled) ?? controlled
  }

  /// What the view changes; made when first asked for.
  var traitState: TraitState {
    if let state = layoutState.traits { return state }
    let state = TraitState()
    layoutState.traits = state
    layoutState.flags.insert(.dealsWithTraits)
    return state
  }

  /// Gives the view, and everything inside it, traits of its own.
  package func overrideTraits(with traits: UITraitCollection?) {
    changeTraits { $0.overrides = traits }
  }

  /// Changes what the view changes about its traits, and tells the tree.
  func changeTraits(_ change: (TraitState) -> Void) {
    Self.hasTraitOverrides = true
    let old = traitCollection
    change(traitState)
    forgetTraits()
    traitsMayDiffer(from: old)
  }

  /// Runs a closure with the view's traits as the current ones.
  ///
  /// Whoever does so for many views says whether ``UITraitCollection/isPerforming`` is true around all of them: asking takes
  /// 160 instructions.
  func performWithOwnTraits(_ isPerforming: Bool = UITraitCollection.isPerforming, _ actions: () -> Void) {
    // Without overrides they are the process's, which are current unless somebody says otherwise.
    if Self.hasTraitOverrides || isPerforming {
      traitCollection.performAsCurrent(actions)
    } else {
      actions()
    }
  }

  /// Tells a root and everything inside it that the process's traits are others.
  func processTraitsDidChange(from previous: UITraitCollection) {
    traitsMayDiffer(from: innerTraits(in: previous), generation: Self.traitGeneration)
  }

  /// Tells the view and everything inside it that traits changed, if they did, a view before its subviews.
  func traitsMayDiffer(from previous: UITraitCollection, generation: Int32? = nil) {
    let current = traitCollection
    if current === previous || current == previous { return }
    var walk = TraitWalk(self, TraitChange(from: previous, to: current), generation: generation)
    while let change = walk.nextChange {
      // One scope for all views in a row that have the same traits, which in most trees are all.
      change.current.performAsCurrent {
        while let view = walk.next(within: change) { view.take(change, &walk) }
      }
    }
    if walk.affectsLayout { regionEngine?.everythingMayHaveChanged() }
  }

  /// Takes other traits over, and has the subviews wait for theirs.
  private func take(_ change: TraitChange, _ walk: inout TraitWalk) {
    if let generation = walk.generation { layoutState.toldGeneration = generation }
    let isPlain = !layoutState.flags.contains(.dealsWithTraits)
    if change.turns || !isPlain && (insetState.readableGuide != nil || tree.controller != nil) { insetsMayDiffer() }
    if change.turns || change.rescales {
      walk.affectsLayout = true
      layoutState.engine?.everythingMayHaveChanged()
      // On another grid, frames change where no variable does.
      markNeedsLayout()
    }
    if isPlain {
      traitsDidChange(from: change.previous)
      // It may have asked to be told just now.
      if layoutState.flags.contains(.dealsWithTraits) {
        layoutState.traits?.announce(change.current, from: change.previous)
      }
    } else {
      tellAll(change)
    }
    let children = tree.subviews
    LayoutEngine.fetch(children)
    var place = children.count
    while place > 0 {
      place -= 1
      let child = children[place]
      // Most views change nothing, and the traits around them are known to differ.
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

  /// Tells a view that changes traits, or whose margins follow them: the readable width does the size of text, a controller's
  /// margins the size class.
  private func tellAll(_ change: TraitChange) {
    let (previous, current) = (change.previous, change.current)
    if let controller = tree.controller {
      controller.traitCollectionDidChange(previous)
      controller.traitState?.announce(current, from: previous)
    }
    traitsDidChange(from: previous)
    layoutState.traits?.announce(current, from: previous)
  }
}
