import Cassowary
import Foundation
import UIFoundation

/// Keeps a layout region up to date with its views, and marks the superviews of those that moved.
///
/// Changes are collected as they happen, and applied together when layout needs the solution; removals are applied at
/// once. While the region asks views for facts, changes that they make in response are collected for the next round,
/// so that only the engine accesses the region.
@MainActor
final class LayoutEngine {
  let region: LayoutRegion
  // Unchecked for exclusive access: see Documentation/internals/exclusive-access.md.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var backlog = EngineBacklog()
  private var needsSolution = true
  /// Whether the region is being updated, and may be asking a view.
  private(set) var isBusy = false
  /// Whether a subtree left while the engine was busy, so that a view in it may have become an item after that.
  private var mayHaveStrays = false
  /// A closure that is called when something that the region's layout depends on has changed, unless the engine is
  /// busy.
  var changeHandler: (() -> Void)?

  // MARK: - Creating an engine

  /// Creates an engine for the region of a root, with all constraints that are active in it.
  init(root: UIView) {
    region = LayoutRegion(root: root)
    backlog.queueConstraints(root.constraintsInside)
    // Enough for most cells, so that the list does not grow step by step.
    if root.layoutState.formsRegion { backlog.reserveCapacity(24) }
  }

  // MARK: - Solved frames

  /// Returns the solved frame of a guide with its edges on whole pixels; `nil` if no constraint mentions the guide.
  func frame(of guide: UILayoutGuide, _ snapping: PixelSnapping) -> CGRect? {
    guard !isBusy, let slot = region.knownSlot(of: guide) else { return nil }
    return snapping.frame(region.system.solvedFrame(at: slot))
  }

  /// Returns the solved frame of the view in a slot with its edges on whole pixels; `nil` if the slot is another
  /// view's.
  func frame(at slot: ItemSlot, of view: UIView, _ snapping: PixelSnapping) -> CGRect? {
    guard !isBusy, region.holds(ObjectIdentifier(view), at: slot) else { return nil }
    return snapping.frame(region.system.solvedFrame(at: slot))
  }

  // MARK: - Solving

  /// Applies changes and solves, and marks the superviews of the views that moved as needing layout.
  func solve() {
    guard needsSolution, !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    needsSolution = false
    // A new text may have the same size as the old one but different line breaks, which the system would not notice.
    let isSameContent = !backlog.concernsContent
    applyChanges()
    if !isSameContent || !region.system.isSolved || !region.isFittedToFrame() { region.solve(sizingRootBy: .frame) }
    if let slot = region.markSuperviewsOfMoved() { placeRoot(slot) }
  }

  /// Gives a root without a mask the size that its constraints determine, at its current origin.
  private func placeRoot(_ slot: ItemSlot) {
    guard let root = region.root else { return }
    let size = root.pixelSnapping.frame(CGRect(origin: .zero, size: region.system.solvedFrame(at: slot).size)).size
    root.applySolvedFrame(at: CGRect(origin: root.geometry.origin, size: size))
  }

  // MARK: - Applying changes

  /// Applies all changes to the region without solving it. Changes made by views in the meantime are left for the next
  /// round.
  private func applyChanges() {
    if isUpToDate { return }
    region.tellKindOfRoot()
    removeDeparted()
    if backlog.takeRefresh() { region.refreshAll() }
    for change in backlog.takeChanges() { region.applyChange(change) }
    for constraint in backlog.takeConstants() { region.refreshConstant(constraint) }
    for constraint in backlog.takeTerms() { region.refresh(constraint) }
    region.system.addDeferred()
    region.reportConflicts()
    // A constraint that was deactivated and activated again while views were asked is reinstalled.
    removeDeparted()
    // Constraints of a subtree that joined the region may be older than those that were already there.
    let constraints = backlog.takeQueue()
    if region.isEmpty, !constraints.isEmpty { region.reserveCapacity(constraints: constraints.count) }
    for constraint in constraints { region.install(constraint) }
    region.reportConflicts()
    if mayHaveStrays {
      mayHaveStrays = false
      removeDeparted()
      region.removeStrays()
    }
  }

  /// Whether the region reflects all changes.
  private var isUpToDate: Bool { backlog.isEmpty && !region.system.hasDeferred }

  private func removeDeparted() {
    for constraint in backlog.takeDepartedConstraints() { region.uninstall(departed: constraint) }
    for item in backlog.takeDepartedItems() { region.removeItem(departed: ObjectIdentifier(item)) }
  }

  // MARK: - Fitting sizes and direct changes

  /// Returns the root's size when a target is applied, not rounded to pixels; `nil` while the engine is busy.
  ///
  /// Changes are applied without the root's old size, which they may contradict: a cell that is measured with new
  /// content still has the frame of the row it showed before. The target is applied to a copy, unless `keepsSolution`
  /// is set. Set it if the root will get the returned size next, so that layout starts from this solution.
  func fittingSize(_ target: LayoutRegion.RootSize, keepsSolution: Bool) -> CGSize? {
    if isBusy { return nil }
    isBusy = true
    defer { isBusy = false }
    if keepsSolution || !isUpToDate {
      // If the size is an edit, no change can contradict it: edits that do are deferred until all changes are applied.
      region.sizeRoot(by: keepsSolution && backlog.hasOnlyEdits ? target : .free)
      needsSolution = true
    }
    applyChanges()
    if keepsSolution { return region.solve(sizingRootBy: target) }
    // What is staged enters the solver before, so that not every copy enters it again.
    region.system.enterStaged()
    region.reportConflicts()
    return LayoutRegion(copying: region).solve(sizingRootBy: target, startsFromLayout: target.startsFromLayout)
  }

  /// Calls `body` to change the region outside of `solve()`. Returns the result, or false while the engine is busy.
  func change(_ body: (LayoutRegion) -> Bool) -> Bool {
    if isBusy { return false }
    isBusy = true
    defer { isBusy = false }
    return body(region)
  }
}

/// Notifications from views, guides, and constraints.
extension LayoutEngine {
  /// Marks the region as needing a solution.
  ///
  /// A caller that has the root passes it, because looking it up again would retain it.
  func noteChange(in root: UIView? = nil) {
    needsSolution = true
    (root ?? region.root)?.markPendingSolution()
    if let changeHandler, !isBusy { changeHandler() }
  }

  /// Queues a constraint for installation. The caller marks the root as pending a solution.
  func install(_ constraint: NSLayoutConstraint) {
    backlog.queueConstraint(constraint)
    needsSolution = true
    if let changeHandler, !isBusy { changeHandler() }
  }

  /// Uninstalls a constraint, or removes it from the queue.
  func uninstall(_ constraint: NSLayoutConstraint) {
    backlog.unqueueConstraint(constraint)
    if isBusy {
      backlog.recordDeparture(of: constraint)
    } else {
      region.uninstall(constraint)
    }
    noteChange()
  }

  /// Called when a constraint's constant has changed.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    if mayBeInstalled(constraint) { backlog.recordConstant(of: constraint) }
    noteChange()
  }

  /// Called when a constraint's priority has changed, or the view that provides the baseline of one of its items.
  func termsDidChange(of constraint: NSLayoutConstraint) {
    if mayBeInstalled(constraint) { backlog.recordTerms(of: constraint) }
    noteChange()
  }

  /// Returns whether a constraint may be in the region. The values of one in the queue are read when it is installed.
  private func mayBeInstalled(_ constraint: NSLayoutConstraint) -> Bool {
    if case .installed = constraint.enginePosition { return true }
    return isBusy
  }

  /// Called when a view's frame or insets have changed.
  func itemDidChange(_ view: UIView) {
    backlog.recordChange(of: view, concernsContent: false)
    noteChange()
  }

  /// Called when a view has scrolled, which affects constraints between its inside and its outside.
  func viewDidScroll(_ view: UIView) {
    if isBusy || region.isScrollingFollowed(view) { itemDidChange(view) }
  }

  /// Called when a view's content size, font, or baselines have changed.
  func contentDidChange(_ view: UIView, in root: UIView) {
    backlog.recordChange(of: view, concernsContent: true)
    noteChange(in: root)
  }

  /// Called when a change, such as that of the layout direction, may affect all constraints.
  func everythingMayHaveChanged() {
    backlog.recordRefresh()
    noteChange()
  }

  /// Queues the constraints of a subtree that joined the region.
  func addSubtree(_ view: UIView) {
    let constraints = view.constraintsInside
    if constraints.isEmpty { return }
    backlog.queueConstraints(constraints)
    noteChange()
  }

  /// Removes a subtree that is about to leave the region. Constraints across the cut have already been uninstalled.
  func removeSubtree(_ view: UIView) {
    if isBusy { mayHaveStrays = true }
    let subtree = view.regionSubtree
    for inside in subtree { for constraint in inside.constraintState.held.all { uninstall(constraint) } }
    // The mask of a view may mention its superview, which therefore goes last.
    for inside in subtree.reversed() {
      removeGuides(inside.engineGuides)
      if inside.layoutState.isEngineItem { removeItem(inside) }
    }
  }

  /// Removes guides from the region.
  func removeGuides(_ guides: [UILayoutGuide]) {
    for guide in guides where !guide.engineSlot.isNone { removeItem(guide) }
  }

  /// Removes a view or guide from the region.
  private func removeItem(_ item: any LayoutParticipant) {
    if isBusy {
      backlog.recordDeparture(of: item)
    } else {
      region.removeItem(item)
    }
    noteChange()
  }

  /// Resets the slots and indices that views, guides, and constraints store, before the engine is released.
  ///
  /// Items that departed while the engine was busy belong to another engine by now, or to none. Does nothing while the
  /// engine is busy: slots that views still store do not match in another region, which then searches for them.
  func resetStoredSlots() {
    if isBusy { return }
    let departed = backlog.departed
    region.clearStoredPositions(exceptOf: departed.items, departed.constraints)
  }
}
