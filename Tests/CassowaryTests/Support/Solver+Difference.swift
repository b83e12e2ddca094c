@testable import Cassowary

extension Solver {
  /// Returns the first difference, bit for bit, in the numbers that determine the solvers' behavior, or `nil`.
  func difference(from original: Solver) -> String? {
    var other = original
    other.settleChanges()
    other.computeMovedConstants()
    // Values that are computed lazily may have been computed in only one of the solvers.
    var settled = self
    settled.settleChanges()
    settled.computeMovedConstants()
    let rows = settled.tableau.matrix.rowTexts
    let otherRows = other.tableau.matrix.rowTexts
    if rows != otherRows { return "rows differ:\n\(rows)\n\(otherRows)" }
    let records = settled.records
    for index in records.indices where other.records.contains(index) {
      if records[index].role != other.records[index].role { return "record \(index) differs" }
      if settled.values.states[index].value.bitPattern != other.values.states[index].value.bitPattern {
        return "value \(index) differs"
      }
      if settled.values.states[index].constantPart.bitPattern != other.values.states[index].constantPart.bitPattern {
        return "constant part \(index) differs"
      }
    }
    for index in other.tableau.matrix.symbols.indices {
      let symbol = settled.tableau.matrix.symbols[index]
      let otherSymbol = other.tableau.matrix.symbols[index]
      if symbol.kind != otherSymbol.kind || symbol.side != otherSymbol.side || symbol.row != otherSymbol.row {
        return "symbol \(index) differs: \(symbol) \(otherSymbol)"
      }
      if symbol.offset.bitPattern != otherSymbol.offset.bitPattern { return "offset \(index) differs" }
      let gradients = settled.tableau.objective.gradients(of: index).map(\.bitPattern)
      if gradients != other.tableau.objective.gradients(of: index).map(\.bitPattern) {
        return "gradients \(index) differ"
      }
    }
    return nil
  }
}

extension Matrix {
  /// Returns the rows in use, each with its index, symbol, constant, and entries.
  fileprivate var rowTexts: [String] {
    heads.indices.filter { heads[$0].isUsed }.map { row in
      let entries = rows.range(row).map { "\(rows[$0].coefficient.bitPattern)*\(rows[$0].symbol)" }
      return "\(row): \(heads[row].basic) = \(heads[row].constant.bitPattern) \(entries)"
    }
  }
}
