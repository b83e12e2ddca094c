import Cassowary
import CoreGraphics
import UIFoundation

/// The constraints of one layout region as linear relations, and their solution.
///
/// It knows items by slots and constraints by places, and never sees a view: a ``LayoutRegion`` asks its views, and says
/// here what they answered. Each item has ``ItemVariables`` and facts: the size of its content or its mask
/// (``ItemFacts``), insets, and baselines. A constraint is an ``InstalledConstraint``: terms over variables, and a
/// constant, which insets and baselines may change. Facts become contributions, which are constraints, too. Both have a
/// ``Standing``: they are staged until the first solution (``Staging``), held by the solver from then on, or wait to be
/// added again (``WaitingList``).
///
/// Only this file changes the solver, and every function that does lets staged constraints enter first.
@MainActor
final class LayoutSystem {
  // Unchecked for exclusive access: see Documentation/internals/exclusive-access.md. No function of this class calls
  // code outside of it but that of the solver and of arrays, so no access can begin while another one lasts.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  /// The solver; empty until the first solution.
  private(set) var solver = Solver()
  /// The constraints that wait for the first solution; `nil` from then on.
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  private var staging: Staging? = Staging()
  /// Whether the solver has not changed since all passes of a solution were completed.
  private(set) var isSolved = false
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  /// The views and guides with variables.
  var items = SlotTable<ItemSlot, LayoutItem>()
  #if !DEBUG
    @safe @exclusivity(unchecked)
  #endif
  /// The application's constraints and those of stack views.
  var installed = SlotTable<ConstraintPlace, InstalledConstraint>()
  /// The items that own the variables.
  private var owners = VariableOwners()
  /// The constraints that had to leave the solver.
  private var waiting = WaitingList()
  /// The slots of items whose height depends on their width, or whose baselines a constraint mentions.
  private var secondPass = SlotSet()
  /// The conflicts since ``takeConflicts()`` was called.
  private var conflicts: [LayoutConflict] = []
  /// The slot of the root if that is a stack view, and otherwise `none`.
  var stackRoot = ItemSlot.none

  /// Creates an empty system.
  init() {}

  /// Creates a system with the constraints and the solution of another one.
  init(copying other: LayoutSystem) {
    solver = other.solver
    staging = other.staging
    isSolved = other.isSolved
    items = other.items
    installed = other.installed
    owners = other.owners
    waiting = other.waiting
    secondPass = other.secondPass
    stackRoot = other.stackRoot
  }

  /// Reserves memory for a number of constraints, with estimates of the numbers of their items and contributions.
  func reserveCapacity(constraints count: Int) {
    let itemCount = count / 3 + 2
    installed.reserveCapacity(count)
    items.reserveCapacity(itemCount)
    owners.reserveCapacity(4 * itemCount)
    staging?.reserveCapacity(2 * count + 8)
  }

  // MARK: - Solving

  /// Solves: lets everything that waits enter, and minimizes the errors of optional constraints.
  func solve() {
    addDeferred()
    enterStaged()
    mendBroken()
    solver.solve()
  }

  /// Solves again after facts have changed.
  func solveAgain() {
    addDeferred()
    solver.solve()
  }

  /// Records that the solution is complete: no fact is still to be asked for at the solved widths.
  func finishSolution() { isSolved = true }

  /// Moves the baselines of items, if their heights stay the same; otherwise, nothing changes.
  ///
  /// The height of an item may depend on its own baselines. It would never settle, since its text moves by half of each
  /// stretch, so such an item keeps its baselines.
  func settle(_ moved: [(slot: ItemSlot, baselines: MeasuredContent.Baselines)]) {
    var former: [(slot: ItemSlot, baselines: MeasuredContent.Baselines?, height: Double)] = []
    for (slot, baselines) in moved {
      let known = items[slot].content.baselines
      if setBaselines(baselines, of: slot) { former.append((slot, known, height(at: slot))) }
    }
    if former.isEmpty { return }
    // This is only an attempt, so do not report conflicts. If a change contradicts other constraints, undo all of them.
    if !hasDeferred {
      solver.solve()
      let isSettled = former.allSatisfy { abs(height(at: $0.slot) - $0.height) <= Double(LayoutTolerance.width) }
      if isSettled { return }
    }
    for (slot, baselines, _) in former { setBaselines(baselines, of: slot) }
    solveAgain()
  }

  // MARK: - Reading the solution

  /// Returns the untransformed frame of an item as solved, not rounded to pixels.
  func solvedFrame(at slot: ItemSlot) -> CGRect {
    CGRect(
      x: solver.value(of: items[slot].variables.minX), y: solver.value(of: items[slot].variables.minY),
      width: solver.value(of: items[slot].variables.width), height: solver.value(of: items[slot].variables.height))
  }

  private func height(at slot: ItemSlot) -> Double { solver.value(of: items[slot].variables.height) }

  /// Returns the slots of the items whose variables have changed since the last call. Neighboring slots are different;
  /// apart from that, one may be returned more than once.
  func takeMovedSlots() -> [ItemSlot] {
    var slots: [ItemSlot] = []
    for variable in solver.takeChangedVariables() {
      let slot = owners[variable]
      if !slot.isNone, slots.last != slot { slots.append(slot) }
    }
    return slots
  }

  /// Returns whether required equalities surely determine the width of an item.
  func hasFixedWidth(_ slot: ItemSlot) -> Bool { solver.isFixed(items[slot].variables.width) }

  // MARK: - Staging

  /// Has a constraint enter the solver at the first solution. Returns false if that has already begun.
  @inline(__always)
  func stage(_ entry: Staging.Entry, isArrangement: Bool = false) -> Bool {
    if staging == nil { return false }
    staging?.append(entry, isArrangement: isArrangement)
    return true
  }

  /// Lets the staged constraints enter the solver, and ends staging. Their standings change.
  ///
  /// If there was a system with the same structure, the solver starts as a copy of its template; otherwise, they enter
  /// one by one, and the solver becomes a template.
  func enterStaged() {
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
  private func addInOrder(_ entries: [Staging.Entry]) {
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
  func insertItem() -> ItemSlot {
    let variables: ItemVariables
    if let upcoming = staging?.makeVariables() {
      variables = upcoming
    } else {
      variables = ItemVariables(
        minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(),
        height: solver.makeVariable())
    }
    let slot = items.insert(LayoutItem(variables: variables))
    owners.setOwner(of: variables, to: slot)
    return slot
  }

  /// The slots of items whose height depends on their width, or whose baselines a constraint mentions.
  var secondPassSlots: [ItemSlot] { secondPass.slots }

  /// Has the second pass update an item's height or baselines.
  func includeInSecondPass(_ slot: ItemSlot) { secondPass.insert(slot) }

  /// Removes an item that no constraint mentions anymore, its contributions, and its variables.
  func removeItem(at slot: ItemSlot) {
    enterStaged()
    for contribution in items[slot].contributions { remove(contribution.standing.id) }
    secondPass.remove(slot)
    let variables = items[slot].variables
    owners.setOwner(of: variables, to: .none)
    for variable in variables.all { try? solver.removeVariable(variable) }
    items[slot] = LayoutItem(variables: variables)
    items.vacate(slot)
  }

  /// Adds a constraint to the solver, and breaks contradictory ones until it fits.
  ///
  /// If the constraint itself has to give way, or is not finite, an application's constraint is broken, and a
  /// contribution stays outside.
  func add(_ entry: Staging.Entry) {
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
        guard let place = breakOne(of: conflict, against: source) else { break }
        breakConstraint(at: place)
      } catch {
        break
      }
    }
    if case .installed(let place) = source { breakConstraint(at: place) } else { setStanding(of: entry, to: .outside) }
  }

  /// Adds a constraint to the solver unless it contradicts others. The caller solves next.
  func addIfPossible(_ linear: LinearConstraint) -> ConstraintID? {
    enterStaged()
    return try? solver.add(linear)
  }

  /// Adds a constraint and solves. Returns `nil`, with no change, if the constraint is rejected or a variable does not
  /// move.
  func add(_ linear: LinearConstraint, ifItMoves variable: Variable) -> ConstraintID? {
    let before = solver.value(of: variable)
    guard let id = addIfPossible(linear) else { return nil }
    solver.solve()
    if abs(solver.value(of: variable) - before) > Double(LayoutTolerance.width) { return id }
    try? solver.remove(id)
    solver.solve()
    return nil
  }

  /// Removes a constraint from the solver.
  func remove(_ id: ConstraintID?) {
    guard let id else { return }
    isSolved = false
    try? solver.remove(id)
    waiting.noteRemoval()
  }

  /// Breaks a constraint: removes it from the solver but not from the system, which tries to add it again later.
  private func breakConstraint(at place: ConstraintPlace) {
    if let id = installed[place].standing.id { try? solver.remove(id) }
    installed[place].standing = .waiting
    waiting.addBroken(place)
  }

  /// Changes a constraint's constant. If the constraint contradicts others for now, it is deferred.
  func setConstant(_ id: ConstraintID, to constant: Double, of source: ConstraintSource) {
    isSolved = false
    waiting.noteEdit()
    do {
      try solver.setConstant(id, to: constant)
    } catch .unsatisfiable {
      deferConstraint(id, of: source)
    } catch {}
  }

  /// Changes the priority of an optional constraint, and for an equality the priority of not exceeding its constant.
  func setPriority(_ id: ConstraintID, to priority: UILayoutPriority, hugging: UILayoutPriority) {
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
  func deferConstraint(_ id: ConstraintID, of source: ConstraintSource) {
    remove(id)
    waiting.addDeferred(source)
    switch source {
    case .installed(let place): installed[place].standing = .waiting
    case .item(let slot, let role):
      if let index = items[slot].contributions.index(of: role) { items[slot].contributions[index].standing = .waiting }
    }
  }

  /// Forgets that a constraint waits, since it is uninstalled.
  func stopWaiting(at place: ConstraintPlace) { waiting.remove(place) }

  // MARK: - Conflicts

  /// Records a conflict for a report.
  func record(_ conflict: LayoutConflict) { conflicts.append(conflict) }

  /// Removes and returns the conflicts since the last call.
  func takeConflicts() -> [LayoutConflict] { conflicts.isEmpty ? [] : conflicts.takeAll() }

  /// Records that a constraint has changed that isn't in the solver. It may fit now.
  func waitingConstraintDidChange() { waiting.noteRemoval() }

  /// Tries to add broken constraints again if a constraint that may have contradicted them is gone.
  func mendBroken() {
    for place in waiting.takeMendable() {
      guard let linear = installed[place].current, let id = addIfPossible(linear) else { continue }
      installed[place].standing = .held(id)
      waiting.removeBroken(place)
    }
  }

  /// Adds the deferred constraints again. Those that still contradict others are conflicts.
  func addDeferred() {
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
