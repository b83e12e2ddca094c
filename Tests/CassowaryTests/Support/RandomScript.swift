import TestSupport

@testable import Cassowary

/// A seeded random sequence of calls on a small solver, which is compared with the exact oracle after each.
struct RandomScript {
  private var random: SeededGenerator
  private var solver = Solver()
  private var variables: [Variable] = []
  private var installed: [InstalledConstraint] = []
  private let priorities: [Double]
  private let relations: [Int]

  /// The number of comparisons with the oracle.
  private(set) var comparisons = 0
  /// The first failure, or `nil`.
  private(set) var failure: String?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let all: [[Double]] = [
      [1000, 500], [1000, 1000, 750, 251, 250], [1000, 750.5, 750, 50, 1], [1000, 1000, 1000, 1],
    ]
    priorities = all[Int.random(in: 0..<all.count, using: &random)]
    relations = Bool.random(using: &random) ? [-1, 0, 1] : [-1, 0, 0, 0, 1]
    for _ in 0..<Int.random(in: 1...4, using: &random) { variables.append(solver.makeVariable()) }
    for _ in 0..<14 where failure == nil {
      step()
      if Int.random(in: 0..<3, using: &random) == 0 { compare() }
    }
    if failure == nil { compare() }
  }

  private mutating func step() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: remove()
    case 2: edit()
    case 3:
      switch Int.random(in: 0..<3, using: &random) {
      case 0: edit()
      case 1: editSeveral()
      default: drag()
      }
    case 4: if Bool.random(using: &random) { changePriority() } else { changeKind() }
    default: if installed.count < 9 { add() } else { remove() }
    }
    if let broken = solver.brokenInvariant() { failure = failure ?? broken }
  }

  private mutating func add() {
    var constraint = ExactProgram.Constraint(
      coefficients: variables.map { _ in 0 }, constant: Int.random(in: -9...9, using: &random),
      relation: relations[Int.random(in: 0..<relations.count, using: &random)],
      priority: priorities[Int.random(in: 0..<priorities.count, using: &random)])
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let coefficient = [-2, -1, -1, 1, 1, 1, 2, 3][Int.random(in: 0..<8, using: &random)]
      constraint.coefficients[Int.random(in: 0..<variables.count, using: &random)] = coefficient
    }
    // Duplicates of installed constraints make the system redundant and degenerate.
    if let old = installed.randomElement(using: &random), Int.random(in: 0..<5, using: &random) == 0 {
      constraint.coefficients = old.constraint.coefficients
      if Bool.random(using: &random) { constraint.constant = old.constraint.constant }
    }
    if constraint.relation == 0, constraint.priority < 1000, Bool.random(using: &random) {
      constraint.above = optionalPriority()
    }
    let before = solver
    do {
      installed.append(
        InstalledConstraint(id: try solver.add(constraint.expressed(in: variables)), constraint: constraint))
    } catch .unsatisfiable(let conflict) {
      checkRefusal(constraint, conflict, before, "add")
    } catch {
      failure = "\(error)"
    }
  }

  private mutating func remove() {
    guard let index = installed.indices.randomElement(using: &random) else { return }
    do { try solver.remove(installed.remove(at: index).id) } catch { failure = "\(error)" }
  }

  private mutating func edit() {
    guard let index = installed.indices.randomElement(using: &random) else { return }
    var constraint = installed[index].constraint
    constraint.constant = Int.random(in: -12...12, using: &random)
    let before = solver
    do {
      try solver.setConstant(installed[index].id, to: Double(constraint.constant))
      installed[index].constraint = constraint
    } catch .unsatisfiable(let conflict) {
      if !conflict.contains(installed[index].id) { failure = "the edited constraint is not in the conflict" }
      let others = conflict.filter { $0 != installed[index].id }
      checkRefusal(constraint, others, before, "edit")
    } catch {
      failure = "\(error)"
    }
  }

  /// Edits one or two constraints repeatedly. A copy that has never been edited must arrive at the same bits.
  private mutating func drag() {
    let dragged = (0..<2).compactMap { _ in installed.indices.randomElement(using: &random) }
    for _ in 0..<7 {
      var control = solver
      control.forgetEdits()
      for index in dragged {
        let constant = Int.random(in: -12...12, using: &random)
        let id = installed[index].id
        let isTaken = (try? solver.setConstant(id, to: Double(constant))) != nil
        let isTakenThere = (try? control.setConstant(id, to: Double(constant))) != nil
        if isTaken != isTakenThere { failure = "only one edit is refused" }
        if isTaken { installed[index].constraint.constant = constant }
      }
      if Int.random(in: 0..<3, using: &random) > 0 {
        solver.solve()
        control.solve()
      }
      if let difference = solver.difference(from: control) { failure = "dragged, but \(difference)" }
      if let broken = solver.brokenInvariant() { failure = failure ?? broken }
      if Int.random(in: 0..<4, using: &random) == 0 { compare() }
    }
  }

  private mutating func editSeveral() {
    var edited = installed
    var edits: [Solver.Edit] = []
    for _ in 0..<3 {
      guard let index = edited.indices.randomElement(using: &random) else { return }
      edited[index].constraint.constant = Int.random(in: -12...12, using: &random)
      edits.append(Solver.Edit(edited[index].id, constant: Double(edited[index].constraint.constant)))
    }
    let before = solver
    do {
      try solver.apply(edits)
      installed = edited
    } catch .unsatisfiable(let conflict) {
      let set = edited.filter { conflict.contains($0.id) }.map(\.constraint)
      if set.count != conflict.count { failure = "the conflict lists strangers" }
      if ExactProgram.solve(set, unknowns: variables.count) != nil { failure = "there is no conflict" }
      for index in set.indices {
        var part = set
        part.remove(at: index)
        if ExactProgram.solve(part, unknowns: variables.count) == nil { failure = "the conflict is not minimal" }
      }
      if let difference = solver.difference(from: before) { failure = "edits refused, but \(difference)" }
    } catch {
      failure = "\(error)"
    }
  }

  private mutating func changePriority() {
    guard let index = installed.indices.randomElement(using: &random) else { return }
    guard let value = optionalPriority(), installed[index].constraint.priority < 1000 else { return }
    let isEquality = installed[index].constraint.relation == 0
    let above = isEquality && Bool.random(using: &random) ? optionalPriority() : nil
    do {
      try solver.setPriority(installed[index].id, to: Priority(value), above: Priority(above ?? value))
      installed[index].constraint.priority = value
      installed[index].constraint.above = above
    } catch { failure = "\(error)" }
  }

  /// Makes an optional equality required, or a required one optional, with another constant.
  private mutating func changeKind() {
    guard let index = installed.indices.randomElement(using: &random), installed[index].constraint.relation == 0 else {
      return
    }
    var constraint = installed[index].constraint
    constraint.constant = Int.random(in: -12...12, using: &random)
    let (id, constant) = (installed[index].id, Double(constraint.constant))
    do {
      if constraint.priority < 1000 {
        (constraint.priority, constraint.above) = (1000, nil)
        let isRequired = try solver.require(id, constant: constant)
        if !isRequired { failure = "\(id) is not optional" }
        installed[index].constraint = constraint
      } else if let value = optionalPriority() {
        constraint.priority = value
        let isOptional = try solver.relax(id, constant: constant, to: Priority(value), above: Priority(value))
        if isOptional { installed[index].constraint = constraint }
      }
    } catch .unsatisfiable {
      // The old constraint still holds.
    } catch {
      failure = "\(error)"
    }
  }

  private mutating func optionalPriority() -> Double? {
    priorities.filter { $0 < 1000 }.randomElement(using: &random)
  }

  /// Checks a rejection: the set contradicts the rejected constraint, no part of it does, and nothing else has changed.
  private mutating func checkRefusal(
    _ refused: ExactProgram.Constraint, _ conflict: [ConstraintID], _ before: Solver, _ what: String
  ) {
    let set = installed.filter { conflict.contains($0.id) }.map(\.constraint)
    if set.count != conflict.count { failure = "\(what): the conflict lists strangers" }
    if ExactProgram.solve(set + [refused], unknowns: variables.count) != nil {
      failure = "\(what): there is no conflict"
    }
    for index in set.indices {
      var part = set
      part.remove(at: index)
      if ExactProgram.solve(part + [refused], unknowns: variables.count) == nil { failure = "\(what): not minimal" }
    }
    if let difference = solver.difference(from: before) { failure = "\(what) refused, but \(difference)" }
  }

  private mutating func compare() {
    comparisons += 1
    solver.solve()
    if let broken = solver.brokenInvariant() {
      failure = broken
      return
    }
    let program = installed.map(\.constraint)
    guard let exact = ExactProgram.solve(program, unknowns: variables.count) else {
      failure = "the oracle finds no solution"
      return
    }
    let values = variables.map { solver.value(of: $0) }
    for (priority, sum) in exact.errors {
      var found = 0.0
      for constraint in program { found += constraint.error(values, at: priority) }
      if abs(found - sum.double) > 1e-6 { failure = "errors at \(priority): \(found), not \(sum.double)" }
    }
    for constraint in program where constraint.error(values, at: 1000) > 1e-6 {
      failure = "\(constraint) is broken"
    }
    var undetermined: [Variable] = []
    for (variable, range) in zip(variables, exact.values) {
      let isOne = range.low.map { low in range.high.map { $0 == low } ?? false } ?? false
      let isDetermined = solver.isDetermined(variable)
      if !isDetermined { undetermined.append(variable) }
      if isDetermined != isOne { failure = "\(variable) is taken for \(isOne ? "un" : "")determined" }
      checkExplanation(of: variable)
    }
    if solver.undeterminedVariables() != undetermined { failure = "\(undetermined) are undetermined" }
    for (value, range) in zip(values, exact.values) {
      if let low = range.low, value < low.double - 1e-6 { failure = "\(value) is under \(low.double)" }
      if let high = range.high, value > high.double + 1e-6 { failure = "\(value) is over \(high.double)" }
    }
  }

  /// Checks that the multiplied constraints add up to the variable and the free ones, and their targets to its value.
  private mutating func checkExplanation(of variable: Variable) {
    guard let explanation = solver.explain(variable) else {
      failure = "\(variable) has no explanation"
      return
    }
    var sums = variables.map { _ in 0.0 }
    var value = 0.0
    for term in explanation.terms {
      guard let constraint = installed.first(where: { $0.id == term.constraint })?.constraint else {
        failure = "the explanation of \(variable) lists a stranger"
        return
      }
      for index in sums.indices { sums[index] += term.multiplier * Double(constraint.coefficients[index]) }
      value -= term.multiplier * Double(constraint.constant)
    }
    for (other, sum) in zip(variables, sums) where !explanation.freeVariables.contains(other) {
      if abs(sum - (other == variable ? 1 : 0)) > 1e-9 { failure = "\(variable) is explained with \(sum) \(other)" }
    }
    if abs(value - solver.value(of: variable)) > 1e-6 { failure = "\(variable) is explained as \(value)" }
  }
}
