import Cassowary

/// The order of staged constraints, and their summary for templates.
extension LayoutSystem {
  /// Returns the staged constraints of a system with stack views in the order in which they enter the solver.
  ///
  /// That is: constraints that size a stack view that is the root, the constraints that stack views create, all others
  /// in the order of activation, and the required inequalities of stack views. Of the constraints of stack views,
  /// required equalities with few variables enter first, then optional ones in descending priority. Systems without
  /// stack views, and the structures of templates, have the order of activation.
  ///
  /// In the order of activation, a proportional stack view takes time quadratic in its number of views. An equality is
  /// substituted if nothing else mentions its variable yet, and the shares of a root's size are then constants. Two
  /// equal lengths become one variable before positions, which are sums of lengths, depend on them. Required
  /// inequalities come last because most hold by then, and because a variable that one mentions can no longer be
  /// substituted.
  ///
  /// If several solutions are equally good, the order selects one of them. So it depends only on the constraints that
  /// belong together: a row of views is the same in a window with many other views.
  func inOrderOfEntry(_ entries: [Staging.Entry]) -> [Staging.Entry] {
    var keys: [(rank: Double, index: Int)] = []
    keys.reserveCapacity(entries.count)
    var isSorted = true
    for index in entries.indices {
      let rank = rank(of: entries[index])
      if let last = keys.last, rank < last.rank { isSorted = false }
      keys.append((rank, index))
    }
    if isSorted { return entries }
    Self.sort(&keys)
    return keys.map { entries[$0.index] }
  }

  /// Returns the position of a staged constraint in the order of entry: the one with the lowest rank enters first.
  private func rank(of entry: Staging.Entry) -> Double {
    switch entry {
    case .installed(let slot):
      guard state.installed[slot].origin.isArrangement else { return 0 }
      let priority = state.installed[slot].priority
      if !priority.isRequired { return -priority.value }
      return state.installed[slot].relation == .equal
        ? -2000 + Double(state.installed[slot].expression.terms.count) : 1
    case .item(let slot, let index):
      let contribution = state.items[slot].contributions[index]
      guard contribution.priority == .required else { return 0 }
      switch contribution.role {
      case .positiveWidth, .positiveHeight: return isInStackView(slot) ? 1 : 0
      default: return slot == state.stackRoot ? -3000 : 0
      }
    }
  }

  private func isInStackView(_ slot: ItemSlot) -> Bool { state.items[slot].arranger != nil }

  /// Returns the variable of an optional contribution, such as a content size, of a view in a stack view; `nil` for
  /// another constraint.
  func optionalVariableInStackView(of entry: Staging.Entry) -> Variable? {
    guard case .item(let slot, let index) = entry, isInStackView(slot) else { return nil }
    let contribution = state.items[slot].contributions[index]
    return contribution.priority == .required ? nil : state.items[slot].variables.variable(of: contribution.role)
  }

  /// Nonisolated, since every comparison would otherwise check the actor.
  private nonisolated static func sort(_ keys: inout [(rank: Double, index: Int)]) {
    keys.sort { $0.rank == $1.rank ? $0.index < $1.index : $0.rank < $1.rank }
  }

  /// Returns the structure and the constants of staged constraints.
  func summary(
    of entries: [Staging.Entry], variableCount: Int
  ) -> (SolverTemplate.Structure, constants: [Double]) {
    var structure = SolverTemplate.Structure(variableCount: variableCount, constraintCount: entries.count)
    var constants: [Double] = []
    constants.reserveCapacity(entries.count)
    for entry in entries {
      switch entry {
      case .installed(let slot):
        state.installed[slot].describe(in: &structure)
        constants.append(state.installed[slot].constant)
      case .item(let slot, let index):
        let contribution = state.items[slot].contributions[index]
        structure.append(contribution, of: state.items[slot].variables.variable(of: contribution.role))
        constants.append(-contribution.value)
      }
    }
    return (structure, constants)
  }

  /// Returns the handles of constraints that were staged, or `nil` if one of them is not in the solver.
  func handles(of entries: [Staging.Entry]) -> [ConstraintID]? {
    var handles: [ConstraintID] = []
    for entry in entries {
      let handle: ConstraintID?
      switch entry {
      case .installed(let slot): handle = state.installed[slot].standing.id
      case .item(let slot, let index): handle = state.items[slot].contributions[index].standing.id
      }
      guard let handle else { return nil }
      handles.append(handle)
    }
    return handles
  }

  /// Sets the standing of a constraint that was staged.
  func setStanding(of entry: Staging.Entry, to standing: Standing) {
    switch entry {
    case .installed(let slot): state.installed[slot].standing = standing
    case .item(let slot, let index): state.items[slot].contributions[index].standing = standing
    }
  }
}
