/// Required inequalities that others imply.
extension Tableau {
  /// Drops the row of a constraint if it is an inequality that follows from another one with room to spare.
  ///
  /// Two that become 0 together both stay: which of equally good solutions is found may depend on either.
  mutating func dropIfImplied(_ constraint: ConstraintIndex) {
    let symbol = matrix.symbols[constraint]
    guard symbol.kind == .nonNegative, symbol.isBasic else { return }
    let range = matrix.rows.range(symbol.row)
    guard range.count == 1, matrix.heads[symbol.row].constant > Tolerance.zero else { return }
    let entry = matrix.rows[range.lowerBound]
    guard entry.coefficient > 0, matrix.symbols[entry.symbol].kind == .nonNegative else { return }
    drop(Implication(constraint: constraint, reason: entry.symbol, factor: entry.coefficient))
  }

  /// Drops the row of an inequality that another one implies.
  mutating func drop(_ implication: Implication) {
    dropRow(matrix.symbols[implication.constraint].row)
    implications.insert(implication)
  }

  /// Removes and returns an implication that an edit has ended, or `nil`. The constraint needs a row.
  mutating func takeEndedImplication() -> Implication? {
    while let constraint = implications.popDoubted() {
      guard let implication = implications.implication(of: constraint) else { continue }
      let own = matrix.symbols[constraint].offset
      let other = implication.factor * matrix.symbols[implication.reason].offset
      if Matrix.cleared(own - other, abs(own) + abs(other)) >= 0 { continue }
      implications.remove(constraint)
      return implication
    }
    return nil
  }
}
