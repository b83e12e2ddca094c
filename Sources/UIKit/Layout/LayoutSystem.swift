import Cassowary
import Foundation
import UIFoundation

/// The constraints of one layout region as linear relations, and their solution.
///
/// It is a value: `systemLayoutSizeFitting` changes a copy and leaves the region's own solution as it is.
///
/// A constraint of the application becomes an ``InstalledConstraint``: terms over the ``ItemVariables`` of the items
/// that it mentions, and a constant, which insets and baselines may change. Each ``LayoutItem`` adds contributions of
/// its own, such as the size of its content. Both have a ``Standing``: they are staged until the first solution
/// (``Staging``), held by the solver from then on, or wait to be added again (``WaitingList``).
///
/// Only this file changes the solver, and every function that does lets staged constraints enter first.
@MainActor
struct LayoutSystem {
  /// The region's outermost view.
  unowned let root: UIView
  /// The identity of the root, since comparing an unowned reference retains it.
  private let rootID: ObjectIdentifier
  /// The solver; empty until the first solution.
  private(set) var solver = Solver()
  /// The constraints that wait for the first solution; `nil` from then on.
  private var staging: Staging? = Staging()
  /// Whether the solver has not changed since ``solve(sizingRootBy:)`` completed all passes.
  private(set) var isSolved = false
  /// The views and guides with variables.
  var items = SlotTable<ItemSlot, LayoutItem>()
  /// The application's constraints and those of stack views.
  var installed = SlotTable<ConstraintPlace, InstalledConstraint>()
  /// Where the slots of items and the places of constraints are stored.
  var positions: PositionStore
  /// The items that own the variables.
  private var owners = VariableOwners()
  /// The constraints that had to leave the solver.
  private var waiting = WaitingList()
  /// The slots of views whose height depends on their width, or whose baselines a constraint mentions.
  private(set) var secondPassSlots = SlotSet()
  /// The source of the root's size.
  private(set) var rootSize: RootSize

  /// Returns whether a view is the root.
  func isRoot(_ view: UIView) -> Bool { ObjectIdentifier(view) == rootID }

  /// Creates the system of a region.
  init(region root: UIView) {
    self.root = root
    rootID = ObjectIdentifier(root)
    positions = .inItems
    rootSize = .free
  }

  /// Creates a system that only computes fitting sizes of a view, and stores nothing in views and constraints.
  init(fitting root: UIView) {
    self.root = root
    rootID = ObjectIdentifier(root)
    positions = .aside
    rootSize = .content
  }

  /// The source of the size of a region's root.
  enum RootSize: Equatable {
    /// Nothing for a root with a mask; otherwise the constraints and the content inside.
    case free
    /// The constraints and the content inside, even if the root has a mask.
    case content
    /// The root's current frame.
    case frame
    /// A target size, at a priority for each axis.
    case target(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Sets the source of the root's size. A target applies even if no constraint mentions the root.
  mutating func sizeRoot(by rootSize: RootSize) {
    guard rootSize != self.rootSize else { return }
    self.rootSize = rootSize
    if let slot = knownSlot(of: root) {
      updateContributions(slot)
    } else if case .target = rootSize {
      _ = slot(of: root)
    }
  }

  /// Reserves memory for a number of constraints, with estimates of the numbers of their items and contributions.
  mutating func reserveCapacity(constraints count: Int) {
    let itemCount = count / 3 + 2
    installed.reserveCapacity(count)
    items.reserveCapacity(itemCount)
    owners.reserveCapacity(4 * itemCount)
    staging?.reserveCapacity(2 * count + 8)
  }

  // MARK: - Solving

  /// Solves with a source of the root's size, updates the sizes of multi-line views for their solved widths, and solves
  /// again if one has changed.
  ///
  /// A size is requested at most twice, as on iOS: if a new size changes a width, it is not requested again. Then
  /// the baselines of stretched text are moved to where the text lies, which may take one more solution.
  ///
  /// With `startsFromLayout`, text begins as it was wrapped when it was last laid out, and not unwrapped.
  ///
  /// - Returns: The root's size as solved, not rounded to pixels; zero if no constraint mentions the root.
  @discardableResult
  mutating func solve(sizingRootBy rootSize: RootSize, startsFromLayout: Bool = false) -> CGSize {
    sizeRoot(by: rootSize)
    if startsFromLayout { wrapContentsAsLaidOut() } else { unwrapContents() }
    addDeferred()
    enterStaged()
    mendBroken()
    solver.solve()
    if updateForSolvedWidths() { solveEdits() }
    settleStretchedBaselines()
    isSolved = true
    return knownSlot(of: root).map { solvedFrame(at: $0).size } ?? .zero
  }

  /// Solves again after edits, and adds deferred constraints first.
  mutating func solveEdits() {
    addDeferred()
    solver.solve()
  }

  /// Minimizes the errors of optional constraints, without the second pass.
  mutating func solveOnce() { solver.solve() }

  // MARK: - Reading the solution

  // These functions and others below are mutating, although they change nothing, so that a system stored in an object
  // is accessed in place instead of being copied.

  /// Returns the untransformed frame of an item as solved, not rounded to pixels.
  mutating func solvedFrame(at slot: ItemSlot) -> CGRect {
    CGRect(
      x: solver.value(of: items[slot].variables.minX), y: solver.value(of: items[slot].variables.minY),
      width: solver.value(of: items[slot].variables.width), height: solver.value(of: items[slot].variables.height))
  }

  /// Returns whether the root already has the size that a target gave it, like a row that was just measured.
  ///
  /// Every constraint is then satisfied as well as if the frame were required, so there is nothing to solve again.
  mutating func isFittedToFrame() -> Bool {
    guard case .target = rootSize, root.layoutState.translatesMask, let slot = knownSlot(of: root) else {
      return false
    }
    let size = root.geometry.bounds.size
    return abs(solver.value(of: items[slot].variables.width) - Double(size.width)) <= LayoutTolerance.constant
      && abs(solver.value(of: items[slot].variables.height) - Double(size.height)) <= LayoutTolerance.constant
  }

  /// Marks superviews of views, and owners of guides, whose variables have changed since the last call as needing
  /// layout.
  ///
  /// - Returns: The root's slot if constraints have changed the root's size, or `nil`.
  mutating func markSuperviewsOfMoved() -> ItemSlot? {
    var rootSlot: ItemSlot?
    var last = ItemSlot.none
    var marked: UIView?
    for variable in solver.takeChangedVariables() {
      let slot = owners[variable]
      if slot.isNone || slot == last { continue }
      last = slot
      let parent: UIView?
      if let view = items[slot].view {
        if view.layoutState.translatesMask { continue }
        if isRoot(view) {
          rootSlot = slot
          continue
        }
        parent = view.tree.superview
      } else {
        parent = items[slot].guide?.owner
      }
      // Neighboring views share a superview.
      if let parent, parent !== marked {
        parent.markNeedsLayout()
        marked = parent
      }
    }
    return rootSlot
  }

  /// Returns whether required equalities surely determine the width of an item.
  mutating func hasFixedWidth(_ slot: ItemSlot) -> Bool { solver.isFixed(items[slot].variables.width) }

  // MARK: - Staging

  /// Has a constraint enter the solver at the first solution. Returns false if that has already begun.
  @inline(__always)
  mutating func stage(_ entry: Staging.Entry, isArrangement: Bool = false) -> Bool {
    if staging == nil { return false }
    staging?.append(entry, isArrangement: isArrangement)
    return true
  }

  /// Lets the staged constraints enter the solver, and ends staging. Their standings change.
  ///
  /// If there was a system with the same structure, the solver starts as a copy of its template; otherwise, they enter
  /// one by one, and the solver becomes a template.
  mutating func enterStaged() {
    guard let staging = staging.take() else { return }
    let entries = staging.entries
    var summary: (structure: SolverTemplate.Structure, constants: [Double])?
    if SolverTemplates.isWorthwhile(entries.count) {
      let (structure, constants) = self.summary(of: entries, variableCount: staging.variableCount)
      if let template = SolverTemplates.shared.template(of: structure) {
        if template.start(&solver, with: constants) {
          for index in entries.indices {
            setStanding(of: entries[index], to: .held(template.constants[index].constraint))
          }
          return
        }
        solver = Solver()
      } else {
        summary = (structure, constants)
      }
    }
    for _ in 0..<staging.variableCount { _ = solver.makeVariable() }
    // Clear all standings, so that a conflict only finds constraints that have been entered.
    for entry in entries { setStanding(of: entry, to: .outside) }
    if staging.hasStackViews { addInOrder(entries) } else { for entry in entries { add(entry) } }
    // A solver that lacks one of the constraints is no solution of the structure.
    guard let summary, !waiting.hasBroken, let handles = handles(of: entries) else { return }
    solver.solve()
    let edits = zip(handles, summary.constants).map { Solver.Edit($0, constant: $1) }
    SolverTemplates.shared.insert(SolverTemplate(structure: summary.structure, solver: solver, constants: edits))
  }

  /// Adds the constraints of a system with stack views in the order of entry. Optional contributions of views in stack
  /// views, such as content sizes, come after all others if their lengths are sums by then.
  ///
  /// The length of one view in a row is what the others leave. If the size of its content entered first, one of them
  /// would be a sum over the row, in which each of their own sizes had to be substituted.
  private mutating func addInOrder(_ entries: [Staging.Entry]) {
    var sums: [Staging.Entry] = []
    for entry in inOrderOfEntry(entries) {
      if let variable = optionalVariableInStackView(of: entry), solver.isSum(variable) {
        sums.append(entry)
      } else {
        add(entry)
      }
    }
    for entry in sums { add(entry) }
  }

  // MARK: - Changing the solver

  /// Inserts an item with new variables, and returns its slot.
  mutating func insertItem(view: UIView?, guide: UILayoutGuide?, key: ObjectIdentifier) -> ItemSlot {
    let variables: ItemVariables
    if let upcoming = staging?.makeVariables() {
      variables = upcoming
    } else {
      variables = ItemVariables(
        minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
    }
    let slot = items.insert(LayoutItem(key: key, view: view, guide: guide, variables: variables))
    owners.setOwner(of: variables, to: slot)
    return slot
  }

  /// Has the second pass update an item's height or baselines.
  mutating func includeInSecondPass(_ slot: ItemSlot) { secondPassSlots.insert(slot) }

  /// Removes an item that no constraint mentions anymore, and its variables.
  mutating func vacate(_ slot: ItemSlot) {
    enterStaged()
    secondPassSlots.remove(slot)
    let variables = items[slot].variables
    owners.setOwner(of: variables, to: .none)
    for variable in variables.all { try? solver.removeVariable(variable) }
    items[slot] = LayoutItem(key: nil, view: nil, guide: nil, variables: variables)
    items.vacate(slot)
  }

  /// Adds a constraint to the solver, and breaks contradictory ones until it fits.
  ///
  /// If the constraint itself has to give way, or is not finite, an application's constraint is broken, and a
  /// contribution stays outside.
  mutating func add(_ entry: Staging.Entry) {
    enterStaged()
    let linear: LinearConstraint?
    let source: ConstraintSource
    switch entry {
    case .installed(let place):
      linear = installed[place].current
      source = .installed(place)
    case .item(let slot, let index):
      let contribution = items[slot].contributions[index]
      linear = contribution.linear(items[slot].variables)
      source = .item(slot, contribution.role)
    }
    isSolved = false
    while let linear {
      do {
        let id = try solver.add(linear)
        return setStanding(of: entry, to: .held(id))
      } catch .unsatisfiable(let conflict) {
        guard let victim = breakOne(of: conflict, against: source), let place = knownPlace(of: victim) else { break }
        breakConstraint(at: place)
      } catch {
        break
      }
    }
    if case .installed(let place) = source { breakConstraint(at: place) } else { setStanding(of: entry, to: .outside) }
  }

  /// Adds a constraint to the solver unless it contradicts others. The caller solves next.
  mutating func addIfPossible(_ linear: LinearConstraint) -> ConstraintID? {
    enterStaged()
    return try? solver.add(linear)
  }

  /// Adds a constraint and solves. Returns `nil`, with no change, if the constraint is rejected or a variable does not
  /// move.
  mutating func add(_ linear: LinearConstraint, ifItMoves variable: Variable) -> ConstraintID? {
    let before = solver.value(of: variable)
    guard let id = addIfPossible(linear) else { return nil }
    solver.solve()
    if abs(solver.value(of: variable) - before) > Double(LayoutTolerance.width) { return id }
    try? solver.remove(id)
    solver.solve()
    return nil
  }

  /// Removes a constraint from the solver.
  mutating func remove(_ id: ConstraintID?) {
    guard let id else { return }
    isSolved = false
    try? solver.remove(id)
    waiting.noteRemoval()
  }

  /// Breaks a constraint: removes it from the solver but not from the system, which tries to add it again later.
  private mutating func breakConstraint(at place: ConstraintPlace) {
    if let id = installed[place].standing.id { try? solver.remove(id) }
    installed[place].standing = .waiting
    waiting.addBroken(place)
  }

  /// Changes a constraint's constant. If the constraint contradicts others for now, it is deferred.
  mutating func setConstant(_ id: ConstraintID, to constant: Double, of source: ConstraintSource) {
    isSolved = false
    waiting.noteEdit()
    do {
      try solver.setConstant(id, to: constant)
    } catch .unsatisfiable {
      deferConstraint(id, of: source)
    } catch {}
  }

  /// Changes the priority of an optional constraint, and for an equality the priority of not exceeding its constant.
  mutating func setPriority(_ id: ConstraintID, to priority: UILayoutPriority, hugging: UILayoutPriority) {
    guard let priority = try? Priority(Double(priority.rawValue)),
      let hugging = try? Priority(Double(hugging.rawValue))
    else { return }
    isSolved = false
    try? solver.setPriority(id, to: priority, above: hugging)
  }

  // MARK: - Waiting constraints

  /// Whether constraints are to be added again at the end of the current round of changes.
  var hasDeferred: Bool { waiting.hasDeferred }

  /// Removes a constraint from the solver until the end of the current round of changes.
  mutating func deferConstraint(_ id: ConstraintID, of source: ConstraintSource) {
    remove(id)
    waiting.addDeferred(source)
    switch source {
    case .installed(let place): installed[place].standing = .waiting
    case .item(let slot, let role):
      if let index = items[slot].contributions.index(of: role) { items[slot].contributions[index].standing = .waiting }
    }
  }

  /// Forgets that a constraint waits, since it is uninstalled.
  mutating func stopWaiting(at place: ConstraintPlace) { waiting.remove(place) }

  /// Records that a constraint has changed that isn't in the solver. It may fit now.
  mutating func waitingConstraintDidChange() { waiting.noteRemoval() }

  /// Tries to add broken constraints again if a constraint that may have contradicted them is gone.
  mutating func mendBroken() {
    for place in waiting.takeMendable() {
      guard let linear = installed[place].current, let id = addIfPossible(linear) else { continue }
      installed[place].standing = .held(id)
      waiting.removeBroken(place)
    }
  }

  /// Adds the deferred constraints again. Those that still contradict others are conflicts.
  mutating func addDeferred() {
    if !waiting.hasDeferred { return }
    for source in waiting.takeDeferred() {
      switch source {
      case .item(let slot, let role):
        guard let index = items[slot].contributions.index(of: role),
          items[slot].contributions[index].standing.id == nil
        else { continue }
        add(.item(slot, contribution: index))
      case .installed(let place):
        if installed[place].standing.id == nil { add(.installed(place)) }
      }
    }
  }
}
