/// Variables that are outdated because a definition has ended.
///
/// When a definition ends, everything that depended on its variables depends on the defined variable itself. If no
/// constraint in the tableau depends on it, this is not needed until a constraint is added or values are requested. So
/// the variables are only marked, except those already marked. Removing a chain thus takes one step for each link, from
/// either end.
extension Solver {
  /// Marks a variable and all that depend on it as outdated.
  mutating func outdate(_ variable: SymbolIndex) {
    if records[variable].isOutdated { return }
    records[variable].isOutdated = true
    outdated.append(variable)
    var next = outdated.count - 1
    while next < outdated.count {
      for position in dependents.range(outdated[next]) {
        let user = dependents[position]
        if records[user].isOutdated { continue }
        records[user].isOutdated = true
        outdated.append(user)
      }
      next += 1
    }
  }

  /// Recomputes outdated constant parts and roots.
  @inline(__always)
  mutating func settleDefinitions() {
    if !outdated.isEmpty { settleOutdated() }
  }

  @inline(never)
  private mutating func settleOutdated() {
    beginWalk()
    for index in outdated.indices {
      let variable = outdated[index]
      records[variable].isOutdated = false
      if records[variable].role == .variable { visitDependents(of: variable) }
    }
    for index in walk.postorder.indices.reversed() { updateConstantPart(of: walk.postorder[index]) }
    outdated.removeAll()
  }

  /// Marks the variables of a constraint as possibly mentioned in the tableau.
  ///
  /// The constraint is in the tableau, or is a definition that a constraint in the tableau may depend on.
  mutating func noteReach(of constraint: SymbolIndex) {
    let own = records[constraint].defines
    for position in terms.range(constraint) where terms[position].symbol != own {
      noteReach(from: terms[position].symbol)
    }
  }

  /// Marks a variable and those in its definition, and so on, except where they are already marked.
  private mutating func noteReach(from variable: SymbolIndex) {
    if records[variable].mayReachTableau { return }
    records[variable].mayReachTableau = true
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
    while let step = walk.stack.popLast() {
      let definition = records[step.variable].definition
      if definition.isNone { continue }
      for position in terms.range(definition) {
        let symbol = terms[position].symbol
        if records[symbol].mayReachTableau { continue }
        records[symbol].mayReachTableau = true
        walk.stack.append(Walk.Step(variable: symbol, visited: 0))
      }
    }
  }
}
