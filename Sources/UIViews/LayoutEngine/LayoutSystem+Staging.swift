import Cassowary

/// The location of a staged constraint.
enum StagedConstraint {
  /// An application's constraint, at an index among those installed.
  case installed(Int)
  /// A contribution of the item in a slot.
  case item(Int, contribution: Int)
}

/// Staging of a system's first constraints, which enter the solver together when the solution is requested.
///
/// If there was a system with the same structure, the solver starts as a copy of its template. Until then, the solver
/// is empty, and the variables already have the handles that it will issue. No staged constraint is changed: all of
/// them enter first.
extension LayoutSystem {
  /// Returns the four variables of a new item.
  mutating func makeVariables() -> (Variable, Variable, Variable, Variable) {
    if isStaging {
      let first = 4 * items.count
      return (.upcoming(first), .upcoming(first + 1), .upcoming(first + 2), .upcoming(first + 3))
    }
    return (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
  }

  /// Enters the staged constraints into the solver, and ends staging. Handles of constraints that were read before
  /// become invalid.
  mutating func enterStaged() {
    guard isStaging else { return }
    isStaging = false
    let waiting = staged.count > Self.orderedCount ? inOrderOfEntry(staged) : staged
    staged = []
    guard SolverTemplates.isWorthwhile(waiting.count) else {
      enter(waiting)
      return
    }
    let (structure, constants) = summary(of: waiting)
    if let template = SolverTemplates.shared.template(of: structure) {
      if template.start(&solver, with: constants) {
        for index in waiting.indices { setHandle(of: waiting[index], to: template.constants[index].constraint) }
      } else {
        solver = Solver()
        enter(waiting)
      }
      return
    }
    enter(waiting)
    guard broken.isEmpty, let handles = handles(of: waiting) else { return }
    solver.solve()
    let edits = zip(handles, constants).map { Solver.Edit($0, constant: $1) }
    SolverTemplates.shared.insert(SolverTemplate(structure: structure, solver: solver, constants: edits))
  }

  /// The maximum number of constraints that enter the solver in their order of installation.
  ///
  /// Systems as small as cells are solved quickly in any order, and sorting would take a tenth of their first layout.
  private static let orderedCount = 256

  /// Returns staged constraints in the order in which they enter the solver.
  ///
  /// That is: those that size the root, required equalities, optional constraints in descending priority, and required
  /// inequalities.
  ///
  /// An equality is substituted if nothing else mentions its variable yet, and the shares of the root's size are then
  /// constants. A constraint that enters before those of lower priority starts satisfied, and takes no pivots to get
  /// there. Required inequalities come last because most hold by then, and because a variable that one mentions can no
  /// longer be substituted. In the order of activation, a proportional stack view takes time quadratic in its number of
  /// views.
  private mutating func inOrderOfEntry(_ waiting: [StagedConstraint]) -> [StagedConstraint] {
    let rootSlot = knownSlot(of: root)
    var keys: [(rank: Double, index: Int)] = []
    keys.reserveCapacity(waiting.count)
    var isSorted = true
    for index in waiting.indices {
      let rank: Double
      switch waiting[index] {
      case .installed(let place):
        let priority = installed[place].priority
        rank = priority.isRequired ? (installed[place].relation == .equal ? -2000 : 0) : -priority.value
      case .item(let slot, let contribution):
        let contribution = items[slot].contributions[contribution]
        if contribution.priority != .required {
          rank = -Double(contribution.priority.rawValue)
        } else if contribution.role == .positiveWidth || contribution.role == .positiveHeight {
          rank = 0
        } else {
          rank = slot == rootSlot ? -3000 : -2000
        }
      }
      if let last = keys.last, rank < last.rank { isSorted = false }
      keys.append((rank, index))
    }
    if isSorted { return waiting }
    Self.sort(&keys)
    return keys.map { waiting[$0.index] }
  }

  /// Nonisolated, since every comparison would otherwise check the actor.
  private nonisolated static func sort(_ keys: inout [(rank: Double, index: Int)]) {
    keys.sort { $0.rank == $1.rank ? $0.index < $1.index : $0.rank < $1.rank }
  }

  /// Returns the structure and the constants of constraints. This is mutating for the same reason as
  /// ``solvedFrame(at:)``.
  private mutating func summary(of waiting: [StagedConstraint]) -> (SolverTemplate.Structure, constants: [Double]) {
    var structure = SolverTemplate.Structure(variableCount: 4 * items.count, constraintCount: waiting.count)
    var constants: [Double] = []
    constants.reserveCapacity(waiting.count)
    for constraint in waiting {
      switch constraint {
      case .installed(let place):
        installed[place].describe(in: &structure)
        constants.append(installed[place].constant)
      case .item(let slot, let index):
        let contribution = items[slot].contributions[index]
        structure.append(contribution, of: items[slot].variable(of: contribution.role))
        constants.append(-contribution.value)
      }
    }
    return (structure, constants)
  }

  /// Enters constraints one by one. Those that contradict others are broken.
  private mutating func enter(_ waiting: [StagedConstraint]) {
    for _ in 0..<4 * items.count { _ = solver.makeVariable() }
    // Clear all handles, so that a conflict only finds constraints that have been entered.
    for constraint in waiting { setHandle(of: constraint, to: nil) }
    for constraint in waiting {
      switch constraint {
      case .installed(let place): connect(place)
      case .item(let slot, let index):
        let contribution = items[slot].contributions[index]
        let id = items[slot].linear(contribution).flatMap { add($0, as: .item(slot, contribution.role)) }
        items[slot].contributions[index].id = id
      }
    }
  }

  /// Returns the handles of constraints, or `nil` if one of them is not in the solver.
  private func handles(of waiting: [StagedConstraint]) -> [ConstraintID]? {
    var handles: [ConstraintID] = []
    for constraint in waiting {
      let handle: ConstraintID?
      switch constraint {
      case .installed(let place): handle = installed[place].id
      case .item(let slot, let index): handle = items[slot].contributions[index].id
      }
      guard let handle else { return nil }
      handles.append(handle)
    }
    return handles
  }

  private mutating func setHandle(of constraint: StagedConstraint, to id: ConstraintID?) {
    switch constraint {
    case .installed(let place): installed[place].id = id
    case .item(let slot, let index): items[slot].contributions[index].id = id
    }
  }
}
