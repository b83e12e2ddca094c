@testable import Cassowary

/// Scripts of calls on a small solver, a call for every few bytes, held against an exact simplex in rational numbers.
enum SolverTarget: FuzzTarget {
  static let name = "solver"

  static func run(_ input: FuzzInput) {
    var script = SolverScript(input)
    script.run()
  }
}

/// A solver, the constraints that it ought to hold, and those whose handles are used up.
struct SolverScript {
  private var input: FuzzInput
  private var solver = Solver()
  private var variables: [Variable] = []
  private var installed: [InstalledConstraint] = []
  private var removed: [ConstraintID] = []
  private static let priorities = [1000, 1000, 750, 500.5, 250, 1]

  init(_ input: FuzzInput) {
    self.input = input
    for _ in 0..<4 { variables.append(solver.makeVariable()) }
  }

  mutating func run() {
    // Longer scripts find nothing that shorter ones do not, and the exact simplex takes its time.
    for _ in 0..<48 where !input.isEmpty { step() }
    compare()
  }

  private mutating func step() {
    switch input.below(10) {
    case 0, 1, 2, 3: if installed.count < 9 { add() } else { remove() }
    case 4: remove()
    case 5: edit()
    case 6: editSeveral()
    case 7: changePriority()
    case 8: misuse()
    default: compare()
    }
    if let broken = solver.brokenInvariant() { fatalError("broken invariant: \(broken)") }
  }

  /// A number from -9 to 9.
  private mutating func constant() -> Int { input.below(19) - 9 }

  private mutating func add() {
    var constraint = ExactProgram.Constraint(
      coefficients: variables.map { _ in 0 }, constant: constant(), relation: input.below(3) - 1,
      priority: input.one(of: Self.priorities))
    for _ in 0..<1 + input.below(3) {
      constraint.coefficients[input.below(variables.count)] = input.one(of: [1, -1, 2, -2, 3])
    }
    if constraint.relation == 0, constraint.priority < 1000, input.bool() {
      constraint.above = input.one(of: Self.priorities.filter { $0 < 1000 })
    }
    do {
      installed.append(
        InstalledConstraint(id: try solver.add(constraint.expressed(in: variables)), constraint: constraint))
    } catch .unsatisfiable(let conflict) {
      checkConflict(conflict, beside: [constraint])
    } catch {
      fatalError("broken promise: \(error)")
    }
  }

  private mutating func remove() {
    guard !installed.isEmpty else { return }
    let gone = installed.remove(at: input.below(installed.count))
    do { try solver.remove(gone.id) } catch { fatalError("broken promise: \(error)") }
    removed.append(gone.id)
  }

  private mutating func edit() {
    guard !installed.isEmpty else { return }
    let index = input.below(installed.count)
    var edited = installed
    edited[index].constraint.constant = constant()
    do {
      try solver.setConstant(installed[index].id, to: Double(edited[index].constraint.constant))
      installed = edited
    } catch .unsatisfiable(let conflict) {
      checkConflict(conflict, in: edited)
    } catch {
      fatalError("broken promise: \(error)")
    }
  }

  private mutating func editSeveral() {
    guard !installed.isEmpty else { return }
    var edited = installed
    var edits: [Solver.Edit] = []
    for _ in 0..<1 + input.below(4) {
      let index = input.below(edited.count)
      edited[index].constraint.constant = constant()
      edits.append(Solver.Edit(edited[index].id, constant: Double(edited[index].constraint.constant)))
    }
    do {
      try solver.apply(edits)
      installed = edited
    } catch .unsatisfiable(let conflict) {
      checkConflict(conflict, in: edited)
    } catch {
      fatalError("broken promise: \(error)")
    }
  }

  private mutating func changePriority() {
    guard !installed.isEmpty else { return }
    let index = input.below(installed.count)
    let value = input.one(of: Self.priorities.filter { $0 < 1000 })
    guard installed[index].constraint.priority < 1000 else { return }
    do {
      try solver.setPriority(installed[index].id, to: Priority(value), above: Priority(value))
      installed[index].constraint.priority = value
      installed[index].constraint.above = nil
    } catch { fatalError("broken promise: \(error)") }
  }

  /// Calls that must be refused, and change nothing.
  private mutating func misuse() {
    let number = input.one(of: [Double.nan, .infinity, -.infinity])
    do {
      switch input.below(4) {
      case 0:
        guard let id = installed.first?.id else { return }
        try solver.setConstant(id, to: number)
      case 1:
        guard let id = removed.last else { return }
        if input.bool() { try solver.remove(id) } else { try solver.setConstant(id, to: 1) }
      case 2:
        guard let used = installed.first?.constraint.coefficients.firstIndex(where: { $0 != 0 }) else { return }
        try solver.removeVariable(variables[used])
      default:
        _ = try LinearConstraint(LinearExpression([.init(variables[0], number)]), .equal, 0)
      }
    } catch { return }
    fatalError("broken promise: a wrong call was taken")
  }

  private func checkConflict(_ conflict: [ConstraintID], in edited: [InstalledConstraint]) {
    let set = edited.filter { conflict.contains($0.id) }.map(\.constraint)
    require(set.count == conflict.count, "a conflict lists strangers")
    require(ExactProgram.solve(set, unknowns: variables.count) == nil, "there is no conflict")
  }

  private func checkConflict(_ conflict: [ConstraintID], beside refused: [ExactProgram.Constraint]) {
    let set = installed.filter { conflict.contains($0.id) }.map(\.constraint)
    require(set.count == conflict.count, "a conflict lists strangers")
    require(ExactProgram.solve(set + refused, unknowns: variables.count) == nil, "there is no conflict")
  }

  /// The errors at each priority are the least possible, and every value is one of the optimum's.
  private mutating func compare() {
    solver.solve()
    let program = installed.map(\.constraint)
    guard let exact = ExactProgram.solve(program, unknowns: variables.count) else {
      fatalError("broken promise: the constraints contradict one another, and were taken")
    }
    let values = variables.map { solver.value(of: $0) }
    for (priority, sum) in [(1000, Rational(0))] + exact.errors {
      let found = program.reduce(0) { $0 + $1.error(values, at: priority) }
      require(abs(found - sum.double) <= 1e-6, "the errors at \(priority) are \(found), not \(sum.double)")
    }
    for (value, range) in zip(values, exact.values) {
      require(range.low.map { value >= $0.double - 1e-6 } ?? value.isFinite, "\(value) is too small")
      require(range.high.map { value <= $0.double + 1e-6 } ?? value.isFinite, "\(value) is too large")
    }
  }
}
