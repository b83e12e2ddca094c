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
    for (index, record) in records.enumerated() where record.role == .variable {
      if uses.count(Int32(index)) > 0, !record.mayReachTableau { return "variable \(index): forgotten reach" }
      for position in dependents.range(Int32(index)) {
        let user = records[Int(dependents[position])]
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
    for (index, record) in records.enumerated() where record.role == .constraint && record.defines < 0 {
      var copy = self
      copy.expand(Int32(index))
      copy.tableau.accumulate(-1, times: Int32(index))
      for symbol in copy.tableau.accumulator.symbols.elements {
        let sum = copy.tableau.accumulator.value(of: symbol)
        if abs(sum) > 1e-9 { return "constraint \(index): \(sum) * \(symbol) is left over" }
      }
      let offset = offset(of: Int32(index))
      if abs(offset - tableau.symbols[index].offset) > 1e-9 * max(1, abs(offset)) { return "offset \(index)" }
    }
    return nil
  }

  private func brokenDefinition() -> String? {
    for (index, record) in records.enumerated() {
      if record.role == .constraint, record.defines >= 0 {
        if records[Int(record.defines)].definition != Int32(index) { return "constraint \(index): defines nothing" }
        if !tableau.isUnused(Int32(index)) { return "constraint \(index): a definition in the tableau" }
      }
      guard record.role == .variable, record.definition >= 0 else { continue }
      if !tableau.isUnused(Int32(index)) { return "variable \(index): defined and in the tableau" }
      var copy = self
      copy.updateConstantPart(of: Int32(index))
      if copy.states[index].constantPart != states[index].constantPart { return "variable \(index): old constant part" }
    }
    return nil
  }

  private func brokenUse() -> String? {
    var used = [Set<Int32>](repeating: [], count: records.count)
    var needed = used
    var mentions = [Int32](repeating: 0, count: records.count)
    for (index, record) in records.enumerated() where record.role == .constraint {
      for position in terms.range(Int32(index)) {
        let variable = Int(terms[position].symbol)
        mentions[variable] += 1
        if record.defines < 0 {
          used[variable].insert(Int32(index))
        } else if record.defines != Int32(variable) {
          needed[variable].insert(record.defines)
        }
      }
    }
    for index in records.indices {
      let listed = uses.range(Int32(index)).map { uses[$0] }
      let resting = dependents.range(Int32(index)).map { dependents[$0] }
      if Set(listed) != used[index] || listed.count != used[index].count { return "variable \(index): wrong uses" }
      if Set(resting) != needed[index] || resting.count != needed[index].count { return "dependents of \(index)" }
      if records[index].mentions != mentions[index] { return "variable \(index): wrong mentions" }
    }
    return nil
  }
}
