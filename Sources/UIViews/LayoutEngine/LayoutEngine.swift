import Cassowary
import Foundation
import UIFoundation

/// Keeps a region's layout system up to date with its views, and says which views moved.
///
/// Changes are noted as they happen and reach the solver in one go, when layout asks for the solution; what leaves, leaves
/// at once. While the system is being changed it asks views for their sizes, margins and fonts, and what these do in
/// answer is kept for the next round: nobody else touches the system then.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  // Unchecked as the state of a view is, and for its reason. Views are asked while the system is changed: whoever comes back
  // from there finds that it is busy, and does not touch it.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  var system: LayoutSystem
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var backlog = EngineBacklog()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var needsSolution = true
  /// Whether the system is being changed.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private(set) var isBusy = false
  /// Called when something has changed that the region's layout depends on, unless the engine itself is at work.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  var changeHandler: (() -> Void)?

  /// An engine for the region of a root, with every constraint that is active in it.
  init(root: UIView) {
    self.root = root
    system = LayoutSystem(root: root, isFitting: false)
    backlog.pending.append(contentsOf: root.constraintsInside)
    // Room for a cell's, so that the list does not grow step by step.
    if root.layoutState.formsRegion { backlog.pending.reserveCapacity(24) }
  }

  /// The frame that an item has on the screen, each edge on a whole pixel; nil for an item that no constraint mentions.
  func frame(of item: any LayoutParticipant, _ snapping: PixelSnapping) -> CGRect? {
    guard !isBusy, let slot = system.knownSlot(of: item) else { return nil }
    return snapping.frame(system.solvedFrame(at: slot))
  }

  /// The frame that the view at a slot has on the screen, each edge on a whole pixel; nil if the slot is another's.
  func frame(at slot: Int, of view: UIView, _ snapping: PixelSnapping) -> CGRect? {
    guard !isBusy, slot < system.items.count, system.items[slot].view === view else { return nil }
    return snapping.frame(system.solvedFrame(at: slot))
  }

  /// Solves what has changed, and marks the superviews of the views that moved.
  func solve() {
    guard needsSolution, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    needsSolution = false
    // Another text may be as wide as the one before, and break otherwise: nothing in the system tells then.
    let isSameContent = !backlog.changes.concernContent
    applyPending()
    if !isSameContent || !system.isSolved || !system.isFittedToFrame() {
      system.sizeRoot(by: .frame)
      system.solve()
    }
    if let slot = system.markSuperviewsOfMoved() { placeRoot(slot) }
  }

  /// A root without a mask takes the size that its constraints decided, where it is.
  private func placeRoot(_ slot: Int) {
    let size = root.pixelSnapping.frame(CGRect(origin: .zero, size: system.solvedFrame(at: slot).size)).size
    root.place(at: CGRect(origin: root.geometry.origin, size: size))
  }

  /// Brings the system up to date without solving it. What views change meanwhile is noted for the next time.
  private func applyPending() {
    if isUpToDate { return }
    forgetDeparted()
    if backlog.needsRefresh {
      backlog.needsRefresh = false
      backlog.changes.removeAll()
      system.refreshAll()
    }
    if !backlog.changes.isEmpty {
      backlog.changes.takeAll()
      for index in 0..<backlog.changes.taken.count { refresh(backlog.changes.taken[index]) }
    }
    applyConstraints()
  }

  /// Brings what has become of the application's own constraints into the system.
  private func applyConstraints() {
    for constraint in backlog.edited.takeAll() { system.refreshConstant(constraint) }
    for constraint in backlog.outdated.takeAll() { system.refresh(constraint) }
    system.addDeferred()
    // What left and came back while views were asked is installed anew.
    forgetDeparted()
    // What a view brought along that joined the region may be older than what was there.
    let pending = backlog.pending.takeAll().oldestFirst
    if !pending.isEmpty { system.install(all: pending) }
  }

  /// Whether the system knows of everything that has changed.
  private var isUpToDate: Bool { backlog.isEmpty && system.deferred.isEmpty }

  private func forgetDeparted() {
    for constraint in backlog.departedConstraints.takeAll() { system.uninstall(departed: constraint) }
    for item in backlog.departedItems.takeAll() { system.forget(departed: ObjectIdentifier(item)) }
  }

  /// The root's size with a target's sides wished for at the given priorities, unrounded; nil while the engine is busy.
  ///
  /// What has changed goes in without the root's old size, which it may contradict: a cell that is measured with new
  /// content still has the frame of the row that it showed before. The target acts on a copy; a caller whose next step
  /// is to give the root the size that it was told keeps the copy as the solution to start from.
  func fittingSize(_ target: LayoutSystem.RootSize, keepsSolution: Bool) -> CGSize? {
    if isBusy { return nil }
    isBusy = true
    defer { isBusy = false }
    if keepsSolution || !isUpToDate {
      // Nothing new can contradict a size that comes as an edit: edits that do are put off until all are in.
      system.sizeRoot(by: keepsSolution && backlog.pending.isEmpty && !backlog.needsRefresh ? target : .free)
      needsSolution = true
    }
    applyPending()
    if keepsSolution { return system.fittingSize(target) }
    system.enterStaged()
    var copy = system
    return copy.fittingSize(target)
  }

  /// Changes the system outside of a solution; false while the engine is busy.
  func change(_ body: (inout LayoutSystem) -> Bool) -> Bool {
    if isBusy { return false }
    isBusy = true
    defer { isBusy = false }
    return body(&system)
  }

  private func refresh(_ change: ItemChanges.Change) {
    let (slot, contentChanged) = (change.slot, change.concernsContent)
    guard slot < system.items.count, let view = system.items[slot].view, ObjectIdentifier(view) == change.view else {
      return
    }
    // What lies around the content is told by a change of its own.
    var change: LayoutSystem.Follows = contentChanged ? [] : .insets
    if contentChanged {
      let alignment = view.alignmentRectInsets
      if alignment != system.items[slot].alignment {
        system.items[slot].alignment = alignment
        system.refreshConstraints(of: view)
        // The view may stand for another's baselines, whose constraints do not mention it.
        change.insert(.insets)
      }
    }
    if contentChanged || view.layoutState.translatesMask { system.contribute(slot) }
    if contentChanged {
      let font = view.baselineFont
      // Where the baselines lie in the new content is for the second pass to say; their spacing is the fonts'.
      if !Self.isSame(font, system.items[slot].font) { change.insert(.fonts) }
      system.items[slot].font = font
      system.items[slot].hasStaleBaselines = true
    }
    if !change.isEmpty { system.updateFollowers(of: slot, following: change) }
  }
}

extension LayoutEngine {
  private static func isSame(_ font: UIFont?, _ other: UIFont?) -> Bool {
    guard let font, let other else { return font == nil && other == nil }
    return font.isSame(as: other)
  }
}

/// What views tell their engine.
extension LayoutEngine {
  func noteChange() {
    needsSolution = true
    root.markPendingSolution()
    if let changeHandler, !isBusy { changeHandler() }
  }

  /// Has a constraint wait to be installed. Whoever calls this marks the root, which it knows, as waiting for a solution.
  func install(_ constraint: NSLayoutConstraint) {
    backlog.pending.append(constraint)
    needsSolution = true
    if let changeHandler, !isBusy { changeHandler() }
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    backlog.pending.withdraw(constraint)
    if isBusy {
      backlog.departedConstraints.append(constraint)
    } else {
      system.uninstall(constraint)
      constraint.enginePlace = -1
    }
    noteChange()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    if mayBeInstalled(constraint) { backlog.edited.append(constraint) }
    noteChange()
  }

  /// The constraint's priority has changed, or the view that stands for one of its items.
  func termsDidChange(of constraint: NSLayoutConstraint) {
    if mayBeInstalled(constraint) { backlog.outdated.append(constraint) }
    noteChange()
  }

  /// What still waits to be installed is read then.
  private func mayBeInstalled(_ constraint: NSLayoutConstraint) -> Bool { isBusy || constraint.enginePlace >= 0 }

  func itemDidChange(_ view: UIView) {
    backlog.changes.note(view, concernsContent: false)
    noteChange()
  }

  /// The view's inside has moved: constraints across its edge follow.
  func viewDidScroll(_ view: UIView) {
    if isBusy || system.isScrollingFollowed(view) { itemDidChange(view) }
  }

  func contentDidChange(_ view: UIView) {
    backlog.changes.note(view, concernsContent: true)
    noteChange()
  }

  func everythingMayHaveChanged() {
    backlog.needsRefresh = true
    noteChange()
  }

  /// Takes over the constraints of a subtree that joined the region.
  func adopt(_ view: UIView) {
    let constraints = view.constraintsInside
    if constraints.isEmpty { return }
    backlog.pending.append(contentsOf: constraints)
    noteChange()
  }

  /// Forgets a subtree that is about to leave the region; the constraints across the cut have gone before.
  func abandon(_ view: UIView) {
    for inside in view.regionSubtree {
      for constraint in inside.layoutState.constraints { uninstall(constraint) }
      forget(inside.engineGuides)
      if inside.layoutState.isEngineItem { forget(inside) }
    }
  }

  func forget(_ guides: [UILayoutGuide]) {
    for guide in guides where guide.engineSlot >= 0 { forget(guide) }
  }

  private func forget(_ item: any LayoutParticipant) {
    if isBusy {
      backlog.departedItems.append(item)
    } else {
      system.forget(item)
      item.engineSlot = -1
    }
    noteChange()
  }

  /// Takes back what the engine told its views and constraints, before it goes. What departed while it was busy has another
  /// engine by now, or none.
  ///
  /// Not while its system is being changed: what views remember of it then is no slot or place of another, and found out.
  func dissolve() {
    if isBusy { return }
    let departed = Set(backlog.departedItems.map { ObjectIdentifier($0) })
    for item in system.items {
      guard let key = item.key, !departed.contains(key) else { continue }
      item.view?.layoutState.engineSlot = -1
      item.guide?.engineSlot = -1
    }
    let left = Set(backlog.departedConstraints.map { ObjectIdentifier($0) })
    for entry in system.installed {
      guard let constraint = entry.constraint, !left.contains(ObjectIdentifier(constraint)) else { continue }
      constraint.enginePlace = -1
    }
  }
}
