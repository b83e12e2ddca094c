extension Solver {
  /// The first thing found that is wrong with the solver, or nil. For tests: it looks at everything.
  func brokenInvariant() -> String? {
    tableau.brokenInvariant() ?? brokenConstraint() ?? brokenDefinition() ?? brokenUse()
  }

  /// Every constraint in the tableau holds there as an identity: its terms, with definitions put in and symbols of the basis
  /// replaced by their rows, add up to its residual.
  private func brokenConstraint() -> String? {
    for (index, record) in records.enumerated() where record.role == .constraint && record.defines < 0 {
      var copy = self
      copy.expand(Int32(index))
      copy.tableau.accumulate(-1, times: Int32(index))
      for symbol in copy.tableau.accumulator.symbols {
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
      if copy.records[index].constantPart != record.constantPart { return "variable \(index): old constant part" }
    }
    return nil
  }

  private func brokenUse() -> String? {
    var expected = [Set<Int32>](repeating: [], count: records.count)
    for (index, record) in records.enumerated() where record.role == .constraint {
      for position in terms.range(Int32(index)) { expected[Int(terms[position].symbol)].insert(Int32(index)) }
    }
    for index in records.indices where Set(uses.range(Int32(index)).map { uses[$0] }) != expected[index] {
      return "variable \(index): wrong uses"
    }
    return nil
  }
}
