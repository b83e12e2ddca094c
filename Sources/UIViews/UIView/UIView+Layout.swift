import Foundation
import QuartzCore
import UIFoundation

/// What the layout cycle and the engine know of a view.
@MainActor
struct ViewLayoutState {
  /// What the passes ask of every view, in one place: each access to a view's state has its price.
  var flags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]
  var translatesMask = true
  /// Whether subviews follow the view's size by their masks.
  var resizesSubviews = true
  /// Whether another view stood for the view's baselines when its content changed last.
  var hadStandIn = false
  /// Whether the superview is a stack view that arranges the view.
  var isArranged = false
  /// Whether the engine is moving the view right now.
  var isBeingPlaced = false
  var semantic = UISemanticContentAttribute.unspecified
  /// The bits of ``mask``.
  private var maskBits: UInt8 = 0
  @inline(__always) var mask: UIView.AutoresizingMask {
    get { UIView.AutoresizingMask(rawValue: UInt(maskBits)) }
    set { maskBits = UInt8(truncatingIfNeeded: newValue.rawValue) }
  }
  /// Which change of the process's traits the view was told of last.
  var toldGeneration: Int32 = 0
  /// Where the region's engine has variables for the view; negative without.
  var engineSlot = -1
  /// The engine, in the root of a layout region.
  var engine: LayoutEngine?
  /// The view's layer, once it was asked for.
  var layer: CALayer?
  /// Looks and the like that few views have; nil for none.
  var extras: ViewExtras?
  /// The constraints that the view holds, oldest first.
  var constraints: [NSLayoutConstraint] = []
  /// The view's traits, as long as they are known.
  var resolved: ResolvedTraits?
  /// What the view changes about its traits; nil for nothing.
  var traits: TraitState?
  /// The active constraints, wherever they are held, that mention the view or a guide of its own.
  var mentions = ConstraintMentions()
  var guides: [UILayoutGuide] = []
  /// The view's own tint.
  var tint: UIColor?
  @inline(__always) var needsLayout: Bool {
    get { flags.contains(.needsLayout) }
    set { flags.set(.needsLayout, newValue) }
  }
  /// A view inside needs layout, or a region inside needs a solution.
  @inline(__always) var holdsPendingLayout: Bool {
    get { flags.contains(.holdsPendingLayout) }
    set { flags.set(.holdsPendingLayout, newValue) }
  }
  @inline(__always) var needsUpdateConstraints: Bool {
    get { flags.contains(.needsUpdateConstraints) }
    set { flags.set(.needsUpdateConstraints, newValue) }
  }
  /// A view inside needs its constraints updated.
  @inline(__always) var holdsPendingUpdates: Bool {
    get { flags.contains(.holdsPendingUpdates) }
    set { flags.set(.holdsPendingUpdates, newValue) }
  }
  /// Whether the view's inside is laid out by an engine of its own, unless a constraint crosses its edge.
  @inline(__always) var formsRegion: Bool {
    get { flags.contains(.formsRegion) }
    set { flags.set(.formsRegion, newValue) }
  }
  /// Whether the region's engine has variables for the view.
  @inline(__always) var isEngineItem: Bool { engineSlot >= 0 }
  /// The slot of a view that the engine places; nil for one that is placed by hand or by its mask.
  @inline(__always) var placedSlot: Int? { engineSlot >= 0 && !translatesMask ? engineSlot : nil }
}

/// What a layout pass asks of a view.
struct LayoutFlags: OptionSet {
  let rawValue: UInt16
  static let needsLayout = LayoutFlags(rawValue: 1)
  static let holdsPendingLayout = LayoutFlags(rawValue: 2)
  static let needsUpdateConstraints = LayoutFlags(rawValue: 4)
  static let holdsPendingUpdates = LayoutFlags(rawValue: 8)
  static let formsRegion = LayoutFlags(rawValue: 16)
  /// The view changes traits, or something of it follows them that content does not: its controller, its margins.
  static let dealsWithTraits = LayoutFlags(rawValue: 32)
  /// The view stretches before others whose content has the same priority, along x or y.
  static let stretchesAlongX = LayoutFlags(rawValue: 64)
  static let stretchesAlongY = LayoutFlags(rawValue: 128)
  /// The view gives way, too, on the axis on which it stretches before others.
  static let givesWay = LayoutFlags(rawValue: 512)
  /// The view is placing its subviews right now.
  static let isPlacing = LayoutFlags(rawValue: 256)

  @inline(__always) mutating func set(_ member: LayoutFlags, _ isThere: Bool) {
    if isThere { insert(member) } else { remove(member) }
  }
}

extension UIView {
  /// How often a layout pass starts over because layout itself asked for more layout.
  ///
  /// Margins that follow a solved frame, or a label that is told its width in `layoutSubviews`, take one more round;
  /// what has not settled after this many never will.
  static let layoutRoundLimit = 8

  func markNeedsLayout() {
    layoutState.needsLayout = true
    markPendingLayout()
  }

  /// Says up the tree that something in here waits for layout.
  func markPendingLayout() {
    var above = tree.superview
    while let view = above, !view.layoutState.holdsPendingLayout {
      view.layoutState.holdsPendingLayout = true
      above = view.tree.superview
    }
  }

  /// Marks the superview for layout because the view's size has changed, unless the superview changed it while placing
  /// its subviews (uikit-recorded.md, "Events").
  @inline(__always) func markSuperviewForResize() {
    guard let parent = tree.superview, parent.layoutState.flags.isDisjoint(with: [.needsLayout, .isPlacing]) else {
      return
    }
    parent.markNeedsLayout()
  }

  /// Marks the view of the nearest controller around this view too: `updateViewConstraints` is called for what is inside
  /// (uikit-recorded.md, "Events"). Views between the two are not marked: no recording shows what iOS does with them.
  func markControllerNeedsUpdateConstraints() {
    var above = tree.superview
    while let view = above {
      if view.tree.controller != nil {
        // A cell that is made while its table lays out is no reason to lay the table out again.
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

  /// Phase one: `updateConstraints` from the leaves to this view, and again where that has marked a view inside.
  func runUpdateConstraints() {
    for _ in 0..<Self.layoutRoundLimit {
      guard layoutState.needsUpdateConstraints || layoutState.holdsPendingUpdates else { return }
      updateMarkedConstraints()
    }
  }

  private func updateMarkedConstraints() {
    var order: [UIView] = []
    // Room for a cell, so that the lists do not grow step by step.
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
        guard let controller = view.tree.controller else { return view.updateConstraints() }
        controller.updateViewConstraints()
      }
      view.layoutState.needsUpdateConstraints = false
    }
  }

  /// Phase two: solves, and calls `layoutSubviews` from the outermost view that waits for it to the leaves.
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
  }

  private func layoutPass() {
    var pending = [self]
    // Room for a screen of rows, so that the list does not grow step by step.
    pending.reserveCapacity(24)
    let isPerforming = UITraitCollection.isPerforming
    while let view = pending.popLast() {
      var flags = view.layoutState.flags
      if flags.contains(.formsRegion) {
        view.ensureEngine().solve()
        flags = view.layoutState.flags
      }
      if flags.contains(.needsLayout) {
        view.layoutState.flags.remove(.needsLayout)
        view.layoutState.flags.insert(.isPlacing)
        view.layOutWithController(isPerforming)
        view.layoutState.flags.remove(.isPlacing)
        flags = view.layoutState.flags
      }
      guard flags.contains(.holdsPendingLayout) else { continue }
      view.layoutState.holdsPendingLayout = false
      view.pushSubviews(to: &pending)
    }
  }

  /// Appends the subviews, the first of them last. A loop of its own: a reversed collection is appended by generic code that
  /// took a hundredth of the instructions in which a row is measured and shown.
  @inline(__always)
  private func pushSubviews(to pending: inout [UIView]) {
    let children = tree.subviews
    var place = children.count
    while place > 0 {
      place -= 1
      pending.append(children[place])
    }
  }

  private func layOutWithController(_ isPerforming: Bool) {
    performWithOwnTraits(isPerforming) {
      guard let controller = tree.controller else { return layOutSubviews() }
      controller.viewWillLayoutSubviews()
      layOutSubviews()
      controller.viewDidLayoutSubviews()
    }
  }

  /// Gives the subviews the frames that the engine solved.
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
      // What is told of its size may have moved a view that comes after it to another superview, and another engine.
      guard child.tree.superview === self, let frame = engine?.frame(at: slot, of: child, snapping) else { continue }
      child.place(at: frame)
    }
  }
}
