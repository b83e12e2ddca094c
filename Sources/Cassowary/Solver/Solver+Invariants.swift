extension Solver {
  /// Returns a description of the first broken invariant, or `nil`. For tests: it checks the whole solver.
  func brokenInvariant() -> String? {
    var settled = self
    settled.settleDepartures()
    settled.settleDefinitions()
    settled.tableau.catchUp()
    settled.tableau.computeMovedConstants()
    return settled.tableau.brokenInvariant() ?? settled.brokenConstraint() ?? settled.brokenDefinition()
      ?? settled.brokenUse() ?? brokenMark()
  }

  /// Checks that what depends on a marked variable, or what it depends on, is marked too. Marking stops where it finds
  /// a mark.
  func brokenMark() -> String? {
    for index in records.indices where records[index].role == .variable {
      let record = records[index]
      if uses.count(index) > 0, !record.mayReachTableau { return "variable \(index): forgotten reach" }
      for position in dependents.range(index) {
        let user = records[dependents[position]]
        if user.mayReachTableau, !record.mayReachTableau { return "variable \(index): forgotten reach of a user" }
        if record.isOutdated, !user.isOutdated { return "variable \(index): outdated, and a user is not" }
      }
    }
    return nil
  }

  /// Checks that every constraint in the tableau is an identity.
  ///
  /// With definitions substituted and basic symbols replaced by their rows, its terms add up to its residual.
  private func brokenConstraint() -> String? {
    for index in records.indices where records[index].role == .constraint && records[index].defines.isNone {
      var copy = self
      copy.expand(index)
      copy.tableau.accumulate(-1, times: index)
      for symbol in copy.tableau.accumulator.symbols.elements {
        let sum = copy.tableau.accumulator.value(of: symbol)
        if abs(sum) > 1e-9 { return "constraint \(index): \(sum) * \(symbol) is left over" }
      }
      let offset = offset(of: index)
      if abs(offset - tableau.symbols[index].offset) > 1e-9 * max(1, abs(offset)) { return "offset \(index)" }
    }
    return nil
  }

  private func brokenDefinition() -> String? {
    for index in records.indices {
      let record = records[index]
      if record.role == .constraint, !record.defines.isNone {
        if records[record.defines].definition != index { return "constraint \(index): defines nothing" }
        if !tableau.isUnused(index) { return "constraint \(index): a definition in the tableau" }
      }
      guard record.role == .variable, !record.definition.isNone else { continue }
      if !tableau.isUnused(index) { return "variable \(index): defined and in the tableau" }
      var copy = self
      copy.updateConstantPart(of: index)
      if copy.states[index].constantPart != states[index].constantPart { return "variable \(index): old constant part" }
    }
    return nil
  }

  private func brokenUse() -> String? {
    var used = [Set<SymbolIndex>](repeating: [], count: records.count)
    var needed = used
    var mentions = [UInt32](repeating: 0, count: records.count)
    for index in records.indices where records[index].role == .constraint {
      let record = records[index]
      for position in terms.range(index) {
        let variable = terms[position].symbol.position
        mentions[variable] += 1
        if record.defines.isNone {
          used[variable].insert(index)
        } else if record.defines != terms[position].symbol {
          needed[variable].insert(record.defines)
        }
      }
    }
    for index in records.indices {
      let listed = uses.range(index).map { uses[$0] }
      let resting = dependents.range(index).map { dependents[$0] }
      if Set(listed) != used[index.position] || listed.count != used[index.position].count {
        return "variable \(index): wrong uses"
      }
      if Set(resting) != needed[index.position] || resting.count != needed[index.position].count {
        return "dependents of \(index)"
      }
      if records[index].mentions != mentions[index.position] { return "variable \(index): wrong mentions" }
    }
    return nil
  }
}
