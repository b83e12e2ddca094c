/// Definitions that end one after the other.
///
/// When a definition ends, all that rests on its variable rests on that variable itself. Where no constraint in the tableau
/// mentions any of it, nobody needs to know before a constraint comes or values are asked for: it is marked, as far as it is
/// not marked already. So taking a chain apart costs one step for each link, from whichever end it is done.
extension Solver {
  /// Marks a variable, and all that rests on it, as out of date.
  mutating func outdate(_ variable: Int32) {
    if records[Int(variable)].isOutdated { return }
    records[Int(variable)].isOutdated = true
    outdated.append(variable)
    var next = outdated.count - 1
    while next < outdated.count {
      for position in dependents.range(outdated[next]) {
        let user = dependents[position]
        if records[Int(user)].isOutdated { continue }
        records[Int(user)].isOutdated = true
        outdated.append(user)
      }
      next += 1
    }
  }

  /// Computes the constant parts and roots that are out of date.
  @inline(__always)
  mutating func settleDefinitions() {
    if !outdated.isEmpty { settleOutdated() }
  }

  @inline(never)
  private mutating func settleOutdated() {
    beginWalk()
    for index in outdated.indices {
      let variable = outdated[index]
      records[Int(variable)].isOutdated = false
      if records[Int(variable)].role == .variable { visitDependents(of: variable) }
    }
    for index in walk.postorder.indices.reversed() { updateConstantPart(of: walk.postorder[index]) }
    outdated.removeAll()
  }

  /// Notes that a constraint that is in the tableau, or rests below one that is, mentions its variables.
  mutating func noteReach(of constraint: Int32) {
    let own = records[Int(constraint)].defines
    for position in terms.range(constraint) where terms[position].symbol != own {
      noteReach(from: terms[position].symbol)
    }
  }

  /// Follows definitions down to where it is noted already.
  private mutating func noteReach(from variable: Int32) {
    if records[Int(variable)].mayReachTableau { return }
    records[Int(variable)].mayReachTableau = true
    walk.stack.append(Walk.Step(variable: variable, visited: 0))
    while let step = walk.stack.popLast() {
      let definition = records[Int(step.variable)].definition
      if definition < 0 { continue }
      for position in terms.range(definition) {
        let symbol = terms[position].symbol
        if records[Int(symbol)].mayReachTableau { continue }
        records[Int(symbol)].mayReachTableau = true
        walk.stack.append(Walk.Step(variable: symbol, visited: 0))
      }
    }
  }
}
