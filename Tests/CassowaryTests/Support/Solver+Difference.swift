@testable import Cassowary

extension Solver {
  /// Returns the first difference, bit for bit, in the numbers that determine the solvers' behavior, or `nil`.
  func difference(from original: Solver) -> String? {
    var other = original
    other.settleDepartures()
    other.settleDefinitions()
    other.tableau.catchUp()
    other.tableau.computeMovedConstants()
    // Values that are computed lazily may have been computed in only one of the solvers.
    var settled = self
    settled.settleDepartures()
    settled.settleDefinitions()
    settled.tableau.catchUp()
    settled.tableau.computeMovedConstants()
    let rows = settled.tableau.rowTexts
    let otherRows = other.tableau.rowTexts
    if rows != otherRows { return "rows differ:\n\(rows)\n\(otherRows)" }
    let records = settled.records
    for index in records.indices where other.records.contains(index) {
      if records[index].role != other.records[index].role { return "record \(index) differs" }
      if settled.states[index].value.bitPattern != other.states[index].value.bitPattern {
        return "value \(index) differs"
      }
      if settled.states[index].constantPart.bitPattern != other.states[index].constantPart.bitPattern {
        return "constant part \(index) differs"
      }
    }
    for index in other.tableau.symbols.indices {
      let symbol = settled.tableau.symbols[index]
      let otherSymbol = other.tableau.symbols[index]
      if symbol.kind != otherSymbol.kind || symbol.side != otherSymbol.side || symbol.row != otherSymbol.row {
        return "symbol \(index) differs: \(symbol) \(otherSymbol)"
      }
      if symbol.offset.bitPattern != otherSymbol.offset.bitPattern { return "offset \(index) differs" }
      for slot in 0..<tableau.stride {
        let place = index.position * tableau.stride + slot
        if tableau.gradients[place].bitPattern != other.tableau.gradients[place].bitPattern {
          return "gradient \(index), \(slot) differs"
        }
      }
    }
    return nil
  }
}

extension Solver {
  /// Removes what edits have prepared for the next ones.
  mutating func forgetEdits() {
    tableau.catchUp()
    for symbol in tableau.symbols.indices {
      tableau.dropTrack(of: symbol)
      tableau.symbols[symbol].repeatedEdits = 0
    }
  }
}

extension Tableau {
  /// Returns the rows in use, each with its index, symbol, constant, and entries.
  fileprivate var rowTexts: [String] {
    heads.indices.filter { !heads[$0].basic.isNone }.map { row in
      let entries = rows.range(row).map { "\(rows[$0].coefficient.bitPattern)*\(rows[$0].symbol)" }
      return "\(row): \(heads[row].basic) = \(heads[row].constant.bitPattern) \(entries)"
    }
  }
}
