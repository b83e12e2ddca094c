import Cassowary
import UIFoundation

/// Ambiguity of the solution, and the constraints that determine it.
extension LayoutSystem {
  /// The priority of pulls: lower than any other, so that they move only what nothing else determines.
  private static let exercisePriority = UILayoutPriority(0.0005)

  /// The distance by which an ambiguous edge or side is pulled, in points.
  private static let exerciseDistance = 1000.0

  /// A copy of the solver without the pulls of ``exercise(_:)``, which resolve ambiguity.
  private var unexercised: Solver {
    var solver = state.solver
    for slot in state.items.indices {
      for contribution in state.items[slot].contributions where contribution.role.isExercise {
        if let id = contribution.standing.id { try? solver.remove(id) }
      }
    }
    return solver
  }

  /// Returns whether an item's position or size could differ with all constraints satisfied as well.
  func isAmbiguous(_ slot: ItemSlot) -> Bool {
    let solver = unexercised
    return state.items[slot].variables.all.contains { !solver.isDetermined($0) }
  }

  /// Returns whether an expression could have another value.
  func isAmbiguous(_ expression: LayoutExpression) -> Bool {
    var solver = unexercised
    guard let probe = addProbe(of: expression, to: &solver) else { return false }
    return !solver.isDetermined(probe)
  }

  /// Returns the sources of the constraints that determine an item's position and size along an axis.
  func sourcesHolding(_ slot: ItemSlot, _ axis: NSLayoutConstraint.Axis) -> [ConstraintSource] {
    let item = state.items[slot].variables
    let variables = axis == .horizontal ? [item.minX, item.width] : [item.minY, item.height]
    var solver = unexercised
    solver.solve()
    return sources(of: Set(variables.flatMap { solver.constraintsHolding($0) }))
  }

  /// Returns the sources of the constraints that determine an expression.
  func sourcesHolding(_ expression: LayoutExpression) -> [ConstraintSource] {
    var solver = unexercised
    guard let probe = addProbe(of: expression, to: &solver) else { return [] }
    solver.solve()
    return sources(of: Set(solver.constraintsHolding(probe)))
  }

  /// Returns the sources of constraints, in the order in which the solver received them. Constraints without a source
  /// are left out.
  private func sources(of ids: Set<ConstraintID>) -> [ConstraintSource] { ids.sorted().compactMap(source) }

  /// Adds a variable to a solver that equals an expression, and returns it; `nil` for one that is not finite.
  private func addProbe(of expression: LayoutExpression, to solver: inout Solver) -> Variable? {
    let probe = solver.makeVariable()
    let terms = expression.terms.list.map { LinearExpression.Term($0.variable, -$0.coefficient) }
    let constant = -constant(own: 0, expression.parts)
    let list = terms + [LinearExpression.Term(probe)]
    guard let linear = try? LinearConstraint(LinearExpression(list, constant: constant), .equal),
      (try? solver.add(linear)) != nil
    else { return nil }
    return probe
  }

  /// Returns the greatest distance, in points, by which an item's edges or sides differ between solutions that satisfy
  /// all constraints equally well. It is limited to that of a pull.
  func freedom(of slot: ItemSlot) -> Double {
    func values() -> [Double] { state.items[slot].variables.all.map { value(of: $0) } }
    var solutions = [values()]
    for _ in 0..<2 {
      _ = exercise(slot)
      solutions.append(values())
    }
    return solutions[0].indices.reduce(0) { freedom, index in
      let all = solutions.map { $0[index] }
      return max(freedom, (all.max() ?? 0) - (all.min() ?? 0))
    }
  }

  /// Moves an ambiguous item to another position or size that satisfies all constraints as well.
  ///
  /// - Returns: Whether the item was ambiguous.
  func exercise(_ slot: ItemSlot) -> Bool {
    let pulls = state.items[slot].contributions.filter(\.role.isExercise)
    let free = unexercised
    for pull in pulls { remove(pull.standing.id) }
    state.items[slot].contributions.removeAll(where: \.role.isExercise)
    var isAmbiguous = false
    for role in [Contribution.Role.exerciseX, .exerciseY, .exerciseWidth, .exerciseHeight] {
      let variable = state.items[slot].variables.variable(of: role)
      if free.isDetermined(variable) { continue }
      isAmbiguous = true
      let former = pulls.first { $0.role == role }
      let wasUp = former.map { $0.value > value(of: variable) } ?? false
      if !pullVariable(role, of: slot, up: !wasUp) { _ = pullVariable(role, of: slot, up: wasUp) }
    }
    return isAmbiguous
  }

  /// Pulls a variable up or down. Returns false, with no change, if the variable does not move.
  private func pullVariable(_ role: Contribution.Role, of slot: ItemSlot, up: Bool) -> Bool {
    let variables = state.items[slot].variables
    let variable = variables.variable(of: role)
    var pull = Contribution(
      role: role, value: value(of: variable) + (up ? Self.exerciseDistance : -Self.exerciseDistance),
      priority: Self.exercisePriority)
    guard let linear = pull.linear(variables), let id = add(linear, ifItMoves: variable) else { return false }
    pull.standing = .held(id)
    state.items[slot].contributions.append(pull)
    return true
  }
}
