extension Solver {
  /// The first thing found that is wrong with the solver, or nil. For tests: it looks at everything.
  func brokenInvariant() -> String? {
    tableau.brokenInvariant() ?? brokenConstraint() ?? brokenMention()
  }

  /// Every constraint holds in the tableau as an identity: its terms, with symbols of the basis replaced by their rows, add up
  /// to its residual.
  private func brokenConstraint() -> String? {
    for (index, record) in records.enumerated() where record.role == .constraint {
      var sums: [Int32: Double] = [:]
      var value = tableau.symbols[Int(index)].offset - tableau.value(of: Int32(index))
      add(-1, times: Int32(index), to: &sums)
      for position in terms.range(Int32(index)) {
        let term = terms[position]
        add(record.turn * term.coefficient, times: term.symbol, to: &sums)
        value += record.turn * term.coefficient * tableau.value(of: term.symbol)
      }
      if let wrong = sums.first(where: { abs($0.value) > 1e-9 }) { return "constraint \(index): \(wrong)" }
      if abs(value) > 1e-6 { return "constraint \(index): residual off by \(value)" }
    }
    return nil
  }

  private func add(_ coefficient: Double, times symbol: Int32, to sums: inout [Int32: Double]) {
    let row = tableau.symbols[Int(symbol)].row
    if row < 0 {
      sums[symbol, default: 0] += coefficient
      return
    }
    for position in tableau.rows.range(row) {
      sums[tableau.rows[position].symbol, default: 0] += coefficient * tableau.rows[position].coefficient
    }
  }

  private func brokenMention() -> String? {
    var mentions = [Int32](repeating: 0, count: records.count)
    for (index, record) in records.enumerated() where record.role == .constraint {
      for position in terms.range(Int32(index)) { mentions[Int(terms[position].symbol)] += 1 }
    }
    for (index, record) in records.enumerated() where record.role == .variable && record.mentions != mentions[index] {
      return "variable \(index): \(record.mentions) mentions, not \(mentions[index])"
    }
    return nil
  }
}
