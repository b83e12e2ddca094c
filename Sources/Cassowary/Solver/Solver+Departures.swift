/// Definitions that are removed one after the other, with nothing asked in between.
///
/// To end a definition takes time in proportion to what rests on its variable. Whoever takes a chain apart from its first link
/// would pay for the whole rest of it at each. So a definition on whose variable others rest is noted, and ended when the next
/// constraint comes, or values are asked for: after those that rest on it, as far as these were removed too.
extension Solver {
  /// Notes that a definition was removed, if something rests on its variable; false where it can end at once.
  mutating func postpone(removalOf id: ConstraintID) -> Bool {
    let variable = records[Int(id.index)].defines
    guard variable >= 0, dependents.count(variable) > 0 else { return false }
    noteDeparture(of: id.index)
    departing.append(id.index)
    return true
  }

  /// Notes that a variable was removed, if a definition that may mention it has yet to end.
  mutating func postpone(removalOf variable: Variable) -> Bool {
    if departing.isEmpty { return false }
    noteDeparture(of: variable.index)
    departingVariables.append(variable.index)
    return true
  }

  /// Its handle stands for nothing from now on.
  private mutating func noteDeparture(of index: Int32) {
    records[Int(index)].isDeparting = true
    records[Int(index)].generation &+= 1
  }

  /// Ends the definitions that were removed.
  @inline(__always)
  mutating func settleDepartures() {
    if !departing.isEmpty { endDeparting() }
  }

  @inline(never)
  private mutating func endDeparting() {
    tableau.catchUp()
    beginWalk()
    for index in departing.indices { visitDependents(of: records[Int(departing[index])].defines) }
    departing.removeAll()
    for index in walk.postorder.indices {
      let definition = records[Int(walk.postorder[index])].definition
      if definition >= 0, records[Int(definition)].isDeparting { departing.append(definition) }
    }
    for index in departing.indices { takeAway(departing[index], wasIssued: false) }
    departing.removeAll()
    for index in departingVariables.indices { freeRecord(departingVariables[index], wasIssued: false) }
    departingVariables.removeAll()
  }
}
