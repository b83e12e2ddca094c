extension Solver {
  /// Returns a description of the first broken invariant, or `nil`. For tests: it checks the whole solver.
  func brokenInvariant() -> String? {
    var settled = self
    settled.settleChanges()
    settled.computeMovedConstants()
    return settled.tableau.brokenInvariant() ?? settled.brokenConstraint() ?? settled.brokenDefinition()
      ?? settled.brokenUse() ?? definitions.brokenInvariant(records, expressions)
  }

  /// Checks that every constraint in the tableau is an identity.
  ///
  /// With definitions substituted and basic symbols replaced by their rows, its terms add up to its residual.
  private func brokenConstraint() -> String? {
    for index in records.indices where records[index].role == .constraint && !definitions.isDefinition(index) {
      var copy = self
      for (symbol, sum) in copy.identity(of: index) where abs(sum) > 1e-9 {
        return "constraint \(index): \(sum) * \(symbol) is left over"
      }
      let offset = offset(of: index)
      if abs(offset - tableau.matrix.symbols[index].offset) > 1e-9 * max(1, abs(offset)) { return "offset \(index)" }
    }
    return nil
  }

  private func brokenDefinition() -> String? {
    for index in records.indices {
      let variable = definitions.variable(definedBy: index)
      if records[index].role == .constraint, !variable.isNone {
        if definitions[variable].equality != index { return "constraint \(index): defines nothing" }
        if !tableau.matrix.isUnused(index) { return "constraint \(index): a definition in the tableau" }
      }
      guard records[index].role == .variable, definitions[index].isDefined else { continue }
      if !tableau.matrix.isUnused(index) { return "variable \(index): defined and in the tableau" }
      var (definitions, values) = (definitions, values)
      definitions.update(index, expressions.terms, &values)
      if values.states[index].constantPart != self.values.states[index].constantPart {
        return "variable \(index): old constant part"
      }
    }
    return nil
  }

  private func brokenUse() -> String? {
    var used = [Set<SymbolIndex>](repeating: [], count: records.count)
    var needed = used
    var mentions = [UInt32](repeating: 0, count: records.count)
    for index in records.indices where records[index].role == .constraint {
      let defined = definitions.variable(definedBy: index)
      for position in expressions.terms.range(index) {
        let variable = expressions.terms[position].symbol
        mentions[variable.position] += 1
        if defined.isNone {
          used[variable.position].insert(index)
        } else if defined != variable {
          needed[variable.position].insert(defined)
        }
      }
    }
    for index in records.indices {
      let listed = expressions.uses.range(index).map { expressions.uses[$0] }
      let dependents = definitions.dependents(of: index)
      let (used, needed) = (used[index.position], needed[index.position])
      if Set(listed) != used || listed.count != used.count { return "variable \(index): wrong uses" }
      if Set(dependents) != needed || dependents.count != needed.count { return "dependents of \(index)" }
      if records[index].mentions != mentions[index.position] { return "variable \(index): wrong mentions" }
    }
    return nil
  }
}
