extension Tableau {
  /// Returns a description of the first broken invariant, or `nil`. For tests: it checks the whole tableau.
  func brokenInvariant() -> String? {
    brokenRow() ?? brokenColumn() ?? brokenSymbol() ?? brokenGradient()
  }

  private func brokenRow() -> String? {
    for row in matrix.heads.indices where !matrix.heads[row].basic.isNone {
      let head = matrix.heads[row]
      let kind = matrix.symbols[head.basic].kind
      if matrix.symbols[head.basic].row != row { return "row \(row): its symbol \(head.basic) is elsewhere" }
      if !head.constant.isFinite { return "row \(row): constant \(head.constant)" }
      if kind == .nonNegative, head.constant < -Tolerance.zero { return "row \(row): \(head.constant) < 0" }
      if kind == .zero, abs(head.constant) > Tolerance.zero { return "row \(row): \(head.constant) is not 0" }
      if !head.shiftingSymbol.isNone {
        let sum = head.rest + head.shiftingFactor * matrix.symbols[head.shiftingSymbol].offset
        let size = head.restMagnitude + abs(head.shiftingFactor * matrix.symbols[head.shiftingSymbol].offset)
        if abs(sum - matrix.constant(of: row)) > 1e-12 * size { return "row \(row): the rest is \(head.rest)" }
      }
      var last = SymbolIndex.none
      for position in matrix.rows.range(row) {
        let entry = matrix.rows[position]
        let symbol = matrix.symbols[entry.symbol]
        if entry.symbol <= last { return "row \(row): symbol \(entry.symbol) is out of order" }
        if entry.coefficient == 0 || !entry.coefficient.isFinite { return "row \(row): \(entry)" }
        if symbol.isBasic || symbol.kind == .unused { return "row \(row): \(entry.symbol) does not belong in a row" }
        if symbol.kind == .free, kind != .free { return "row \(row): free symbol \(entry.symbol)" }
        if kind == .zero, symbol.kind != .zero { return "row \(row): \(entry.symbol) in a redundant row" }
        if !matrix.columns.range(entry.symbol).contains(where: { matrix.columns[$0] == row }) {
          return "row \(row): not in column \(entry.symbol)"
        }
        last = entry.symbol
      }
    }
    return nil
  }

  private func brokenColumn() -> String? {
    for symbol in matrix.symbols.indices {
      let listed = matrix.columns.range(symbol).map { matrix.columns[$0] }
      if Set(listed).count != listed.count { return "column \(symbol): a row twice" }
      for row in listed where matrix.coefficient(of: symbol, in: row) == 0 { return "column \(symbol): row \(row)" }
    }
    return nil
  }

  private func brokenSymbol() -> String? {
    for index in matrix.symbols.indices {
      let symbol = matrix.symbols[index]
      if symbol.isBasic, matrix.heads[symbol.row].basic != index { return "symbol \(index): wrong row" }
      if symbol.kind == .elastic, symbol.isBasic, !symbol.isUnsettled {
        let value = matrix.heads[symbol.row].constant
        if Double(symbol.side) * value < -Tolerance.zero { return "symbol \(index): \(value) on side \(symbol.side)" }
      }
      if !symbol.isCandidate, objective.improvingDirection(of: index, symbol) != 0 {
        return "symbol \(index): forgotten candidate"
      }
    }
    return nil
  }

  private func brokenGradient() -> String? {
    let stride = objective.stride
    var sums = [Double](repeating: 0, count: matrix.symbols.count * stride)
    for row in matrix.heads.indices where matrix.heads[row].isUsed {
      let basic = matrix.symbols[matrix.heads[row].basic]
      guard basic.kind == .elastic, !basic.level.isNone else { continue }
      for position in matrix.rows.range(row) {
        let entry = matrix.rows[position]
        sums[entry.symbol.position * stride + basic.level.position] += basic.slope * entry.coefficient
      }
    }
    for symbol in matrix.symbols.indices {
      for (slot, gradient) in objective.gradients(of: symbol).enumerated() {
        let sum = sums[symbol.position * stride + slot]
        if abs(sum - gradient) > 1e-9 * max(1, abs(sum)) {
          return "symbol \(symbol), slot \(slot): gradient \(gradient), not \(sum)"
        }
      }
    }
    return nil
  }
}
