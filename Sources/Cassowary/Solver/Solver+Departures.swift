/// Definitions that are removed one after the other, with no request in between.
///
/// Ending a definition takes time proportional to the number of variables that depend on its variable. Removing a chain
/// from its first link would take that time at each link. So if others depend on the variable, the definition is only
/// marked as removed. It ends when the next constraint is added or values are requested, after the removed definitions
/// that depend on it.
extension Solver {
  /// Postpones the removal of a definition if other variables depend on its variable. Returns false if it can end at
  /// once.
  mutating func postpone(removalOf id: ConstraintID) -> Bool {
    let variable = records[id.index].defines
    guard !variable.isNone, dependents.count(variable) > 0 else { return false }
    noteDeparture(of: id.index)
    departing.append(id.index)
    return true
  }

  /// Postpones the removal of a variable if a definition that may mention it has a pending removal. Returns false
  /// otherwise.
  mutating func postpone(removalOf variable: Variable) -> Bool {
    if departing.isEmpty { return false }
    noteDeparture(of: variable.index)
    departingVariables.append(variable.index)
    return true
  }

  /// Marks a record as removed and invalidates its handle.
  private mutating func noteDeparture(of index: SymbolIndex) {
    records[index].isDeparting = true
    records[index].generation &+= 1
  }

  /// Completes pending removals.
  @inline(__always)
  mutating func settleDepartures() {
    if !departing.isEmpty { endDeparting() }
  }

  @inline(never)
  private mutating func endDeparting() {
    tableau.catchUp()
    beginWalk()
    // Postorder puts each definition after those that depend on it.
    for index in departing.indices { visitDependents(of: records[departing[index]].defines) }
    departing.removeAll()
    for index in walk.postorder.indices {
      let definition = records[walk.postorder[index]].definition
      if !definition.isNone, records[definition].isDeparting { departing.append(definition) }
    }
    for index in departing.indices { deleteConstraint(departing[index], wasIssued: false) }
    departing.removeAll()
    for index in departingVariables.indices { freeRecord(departingVariables[index], wasIssued: false) }
    departingVariables.removeAll()
  }
}
