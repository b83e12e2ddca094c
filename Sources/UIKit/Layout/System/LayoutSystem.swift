import Cassowary
import CoreGraphics
import UIFoundation

/// The constraints of one layout region as linear relations, and their solution.
///
/// It knows items and constraints by slots, and never sees a view: a ``LayoutRegion`` asks its views, and
/// passes their answers on. Each item has ``ItemVariables`` and facts: the size of its content or its mask
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
  var state = State()

  /// The parts of a system.
  ///
  /// It can't be copied, so its functions read the parts where they are. To call a function of a value that can be
  /// copied, Swift copies it out of the object first, and the copy of a solver retains some fifty arrays.
  struct State: ~Copyable {
    /// The solver; empty until the first solution.
    fileprivate(set) var solver = Solver(withoutIdentity: ())
    /// The constraints that wait for the first solution; `nil` from then on.
    fileprivate var staging: Staging? = Staging()
    /// Whether the solver has not changed since all passes of a solution were completed.
    fileprivate(set) var isSolved = false
    /// The views and guides with variables.
    var items = SlotTable<ItemSlot, LayoutItem>()
    /// The application's constraints and those of stack views.
    var installed = SlotTable<ConstraintSlot, InstalledConstraint>()
    /// The items that own the variables.
    fileprivate var owners = VariableOwners()
    /// The constraints that had to leave the solver.
    fileprivate var waiting = WaitingList()
    /// The slots of items whose height depends on their width, or whose baselines a constraint mentions.
    fileprivate var secondPass = SlotSet()
    /// The conflicts that have not been reported.
    fileprivate var conflicts: [LayoutConflict] = []
    /// The slot of the root if that is a stack view, and otherwise `none`.
    var stackRoot = ItemSlot.none
    /// Whether what is tied to the trailing and bottom edges of the root gives way before anything else.
    fileprivate(set) var endsGiveWay = false

    /// Returns the value of a variable.
    func value(of variable: Variable) -> Double { solver.value(of: variable) }

    /// Returns the untransformed frame of an item as solved, not rounded to pixels.
    func frame(at slot: ItemSlot) -> CGRect {
      let variables = items[slot].variables
      return CGRect(
        x: value(of: variables.minX), y: value(of: variables.minY), width: value(of: variables.width),
        height: value(of: variables.height))
    }
  }

  /// Creates an empty system.
  init() {}

  /// Creates a system with the constraints and the solution of another one.
  init(copying other: LayoutSystem) {
    state.solver = other.state.solver
    state.staging = other.state.staging
    state.isSolved = other.state.isSolved
    state.items = other.state.items
    state.installed = other.state.installed
    state.owners = other.state.owners
    state.waiting = other.state.waiting
    state.secondPass = other.state.secondPass
    state.stackRoot = other.state.stackRoot
    state.endsGiveWay = other.state.endsGiveWay
  }

  /// Reserves memory for a number of constraints, with estimates of the numbers of their items and contributions.
  func reserveCapacity(constraints count: Int) {
    let itemCount = count / 3 + 2
    state.installed.reserveCapacity(count)
    state.items.reserveCapacity(itemCount)
    state.owners.reserveCapacity(4 * itemCount)
    state.staging?.reserveCapacity(2 * count + 8)
  }

  // MARK: - Solving

  /// Solves: lets everything that waits enter, and minimizes the errors of optional constraints.
  func solve() {
    addDeferred()
    enterStaged()
    mendBroken()
    state.solver.solve()
  }

  /// Solves again after facts have changed.
  func solveAgain() {
    addDeferred()
    state.solver.solve()
  }

  /// Records that the solution is complete: no fact is still to be asked for at the solved widths.
  func finishSolution() { state.isSolved = true }

  /// Moves the baselines of items, if their heights stay the same; otherwise, nothing changes.
  ///
  /// The height of an item may depend on its own baselines. It would never settle, since its text moves by half of each
  /// stretch, so such an item keeps its baselines.
  func settle(_ moved: [(slot: ItemSlot, baselines: MeasuredContent.Baselines)]) {
    var former: [(slot: ItemSlot, baselines: MeasuredContent.Baselines, height: Double)] = []
    for (slot, baselines) in moved {
      if let known = state.items[slot].content.baselines, setBaselines(baselines, of: slot) {
        former.append((slot, known, height(at: slot)))
      }
    }
    if former.isEmpty { return }
    // This is only an attempt, so do not report conflicts. If a change contradicts other constraints, undo all of them.
    if !hasDeferred {
      state.solver.solve()
      let isSettled = former.allSatisfy { abs(height(at: $0.slot) - $0.height) <= Double(LayoutTolerance.width) }
      if isSettled { return }
    }
    for (slot, baselines, _) in former { setBaselines(baselines, of: slot) }
    solveAgain()
  }

  // MARK: - Reading the solution

  /// Returns the untransformed frame of an item as solved, not rounded to pixels.
  func solvedFrame(at slot: ItemSlot) -> CGRect { state.frame(at: slot) }

  /// Returns the value of a variable.
  func value(of variable: Variable) -> Double { state.value(of: variable) }

  private func height(at slot: ItemSlot) -> Double { value(of: state.items[slot].variables.height) }

  /// Returns the variables whose values have changed since the last call.
  func takeChangedVariables() -> [Variable] { state.solver.takeChangedVariables() }

  /// Returns the slot of the item that owns a variable, or `none`.
  func owner(of variable: Variable) -> ItemSlot { state.owners[variable] }

  /// Returns whether required equalities surely determine the width of an item.
  func hasFixedWidth(_ slot: ItemSlot) -> Bool { state.solver.isFixed(state.items[slot].variables.width) }

  // MARK: - Staging

  /// Stages a constraint, which enters the solver at the first solution. Returns false if that has already begun.
  @inline(__always)
  func stage(_ entry: Staging.Entry, isArrangement: Bool = false) -> Bool {
    if state.staging == nil { return false }
    state.staging?.append(entry, isArrangement: isArrangement)
    return true
  }

  /// Lets the staged constraints enter the solver, and ends staging. Their standings change.
  ///
  /// If there was a system with the same structure, the solver starts as a copy of its template; otherwise, they enter
  /// one by one, and the solver becomes a template.
  func enterStaged() {
    guard let staging = state.staging.take() else { return }
    let entries = staging.entries
    var summary: (structure: SolverTemplate.Structure, constants: [Double])?
    if SolverTemplates.isWorthwhile(entries.count) {
      let (structure, constants) = self.summary(of: entries, variableCount: staging.variableCount)
      if let template = SolverTemplates.shared.template(of: structure) {
        if template.start(&state.solver, with: constants) {
          for index in entries.indices {
            setStanding(of: entries[index], to: .held(template.constants[index].constraint))
          }
          return
        }
        state.solver = Solver(withoutIdentity: ())
      } else {
        summary = (structure, constants)
      }
    }
    for _ in 0..<staging.variableCount { _ = state.solver.makeVariable() }
    // Clear all standings, so that a conflict only finds constraints that have been entered.
    for entry in entries { setStanding(of: entry, to: .outside) }
    if staging.hasStackViews { addInOrder(entries) } else { for entry in entries { add(entry) } }
    // A solver that lacks one of the constraints is no solution of the structure.
    guard let summary, !state.waiting.hasBroken, let handles = handles(of: entries) else { return }
    state.solver.solve()
    let edits = zip(handles, summary.constants).map { Solver.Edit($0, constant: $1) }
    SolverTemplates.shared.insert(SolverTemplate(structure: summary.structure, solver: state.solver, constants: edits))
  }

  /// Adds the constraints of a system with stack views in the order of entry. Optional contributions of views in stack
  /// views, such as content sizes, come after all others if their lengths are sums by then.
  ///
  /// The length of one view in a row is what the others leave. If the size of its content entered first, one of them
  /// would be a sum over the row, in which each of their own sizes had to be substituted.
  private func addInOrder(_ entries: [Staging.Entry]) {
    var sums: [Staging.Entry] = []
    for entry in inOrderOfEntry(entries) {
      if let variable = optionalVariableInStackView(of: entry), state.solver.isSum(variable) {
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
    if let upcoming = state.staging?.makeVariables() {
      variables = upcoming
    } else {
      variables = ItemVariables(
        minX: state.solver.makeVariable(), minY: state.solver.makeVariable(), width: state.solver.makeVariable(),
        height: state.solver.makeVariable())
    }
    let slot = state.items.insert(LayoutItem(variables: variables))
    state.owners.setOwner(of: variables, to: slot)
    return slot
  }

  /// The slots of items whose height depends on their width, or whose baselines a constraint mentions.
  var secondPassSlots: [ItemSlot] { state.secondPass.slots }

  /// Adds an item to those whose height or baselines are measured at the solved width.
  func includeInSecondPass(_ slot: ItemSlot) { state.secondPass.insert(slot) }

  /// Removes an item that no constraint mentions anymore, its contributions, and its variables.
  func removeItem(at slot: ItemSlot) {
    enterStaged()
    for contribution in state.items[slot].contributions { remove(contribution.standing.id) }
    state.secondPass.remove(slot)
    let variables = state.items[slot].variables
    state.owners.setOwner(of: variables, to: .none)
    for variable in variables.all { try? state.solver.removeVariable(variable) }
    state.items[slot] = LayoutItem(variables: variables)
    state.items.vacate(slot)
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
    case .installed(let slot):
      linear = state.installed[slot].current
      source = .installed(slot)
    case .item(let slot, let index):
      let contribution = state.items[slot].contributions[index]
      linear = contribution.linear(state.items[slot].variables)
      source = .item(slot, contribution.role)
    }
    state.isSolved = false
    while let linear {
      do {
        let id = try state.solver.add(linear)
        // If content sizes compete, the order of entry decides, also relative to required constraints.
        state.solver.enterOptional()
        return setStanding(of: entry, to: .held(id))
      } catch .unsatisfiable(let conflict) {
        guard let slot = breakOne(of: conflict, against: source) else { break }
        breakConstraint(at: slot)
      } catch {
        break
      }
    }
    if case .installed(let slot) = source { breakConstraint(at: slot) } else { setStanding(of: entry, to: .outside) }
  }

  /// Adds a constraint to the solver unless it contradicts others. The caller solves next.
  func addIfPossible(_ linear: LinearConstraint) -> ConstraintID? {
    enterStaged()
    let id = try? state.solver.add(linear)
    state.solver.enterOptional()
    return id
  }

  /// Adds a constraint and solves. Returns `nil`, with no change, if the constraint is rejected or a variable does not
  /// move.
  func add(_ linear: LinearConstraint, ifItMoves variable: Variable) -> ConstraintID? {
    let before = state.value(of: variable)
    guard let id = addIfPossible(linear) else { return nil }
    state.solver.solve()
    if abs(state.value(of: variable) - before) > Double(LayoutTolerance.width) { return id }
    try? state.solver.remove(id)
    state.solver.solve()
    return nil
  }

  /// Removes a constraint from the solver.
  func remove(_ id: ConstraintID?) {
    guard let id else { return }
    state.isSolved = false
    try? state.solver.remove(id)
    state.waiting.noteRemoval()
  }

  /// Breaks a constraint: removes it from the solver but not from the system, which tries to add it again later.
  private func breakConstraint(at slot: ConstraintSlot) {
    // Others that it contradicted may fit now.
    remove(state.installed[slot].standing.id)
    state.installed[slot].standing = .waiting
    state.waiting.addBroken(slot)
  }

  /// Changes a constraint's constant. If the constraint contradicts others for now, it is deferred.
  func setConstant(_ id: ConstraintID, to constant: Double, of source: ConstraintSource) {
    state.isSolved = false
    state.waiting.noteEdit()
    do {
      try state.solver.setConstant(id, to: constant)
    } catch .unsatisfiable {
      deferConstraint(id, of: source)
    } catch {}
  }

  /// Changes the priority of an optional constraint, and for an equality the priority of not exceeding its constant.
  func setPriority(_ id: ConstraintID, to priority: UILayoutPriority, hugging: UILayoutPriority) {
    guard let priority = try? Priority(Double(priority.rawValue)),
      let hugging = try? Priority(Double(hugging.rawValue))
    else { return }
    state.isSolved = false
    try? state.solver.setPriority(id, to: priority, above: hugging)
  }

  /// Makes an optional equality required or a required one optional, and changes its constant. If it can't for now, the
  /// constraint is deferred.
  func setPriorityAndConstant(
    _ id: ConstraintID, to priority: UILayoutPriority, _ constant: Double, of source: ConstraintSource
  ) {
    guard let priority = try? Priority(Double(priority.rawValue)) else { return }
    state.isSolved = false
    state.waiting.noteRemoval()
    let isDone =
      priority.isRequired
      ? try? state.solver.require(id, constant: constant)
      : try? state.solver.relax(id, constant: constant, to: priority, above: priority)
    if isDone != true { deferConstraint(id, of: source) }
  }

  // MARK: - Waiting constraints

  /// Whether constraints are to be added again at the end of the current round of changes.
  var hasDeferred: Bool { state.waiting.hasDeferred }

  /// Removes a constraint from the solver until the end of the current round of changes.
  func deferConstraint(_ id: ConstraintID, of source: ConstraintSource) {
    remove(id)
    state.waiting.addDeferred(source)
    switch source {
    case .installed(let slot): state.installed[slot].standing = .waiting
    case .item(let slot, let role):
      if let index = state.items[slot].contributions.index(of: role) {
        state.items[slot].contributions[index].standing = .waiting
      }
    }
  }

  /// Forgets that a constraint waits, since it is uninstalled.
  func stopWaiting(at slot: ConstraintSlot) { state.waiting.remove(slot) }

  // MARK: - Conflicts

  /// Records a conflict for a report.
  func record(_ conflict: LayoutConflict) { state.conflicts.append(conflict) }

  /// Whether conflicts have been recorded since ``takeConflicts()`` was called.
  var hasConflicts: Bool { !state.conflicts.isEmpty }

  /// Removes and returns the conflicts since the last call.
  func takeConflicts() -> [LayoutConflict] { state.conflicts.takeAll() }

  /// Records that a constraint has changed that isn't in the solver. It may fit now.
  func waitingConstraintDidChange() { state.waiting.noteRemoval() }

  /// Sets whether what is tied to the trailing and bottom edges of the root gives way before anything else. What has given
  /// way is added again where it fits, but what was kept in its place isn't taken out.
  func setEndsGiveWay(_ endsGiveWay: Bool) {
    guard endsGiveWay != state.endsGiveWay else { return }
    state.endsGiveWay = endsGiveWay
    waitingConstraintDidChange()
  }

  /// Tries to add broken constraints again if a constraint that may have contradicted them is gone.
  func mendBroken() {
    for slot in state.waiting.takeMendable() {
      guard let linear = state.installed[slot].current, let id = addIfPossible(linear) else { continue }
      state.installed[slot].standing = .held(id)
      state.waiting.removeBroken(slot)
    }
  }

  /// Adds the deferred constraints again. Those that still contradict others are conflicts.
  func addDeferred() {
    if !state.waiting.hasDeferred { return }
    for source in state.waiting.takeDeferred() {
      switch source {
      case .item(let slot, let role):
        guard let index = state.items[slot].contributions.index(of: role),
          state.items[slot].contributions[index].standing.id == nil
        else { continue }
        add(.item(slot, contribution: index))
      case .installed(let slot):
        if state.installed[slot].standing.id == nil { add(.installed(slot)) }
      }
    }
  }
}
