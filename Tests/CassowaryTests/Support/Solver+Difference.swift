@testable import Cassowary

extension Solver {
  /// What differs in the numbers that decide a solver's behaviour, bit for bit, or nil.
  func difference(from original: Solver) -> String? {
    var other = original
    other.settleDefinitions()
    let rows = tableau.rowTexts
    let otherRows = other.tableau.rowTexts
    if rows != otherRows { return "rows differ:\n\(rows)\n\(otherRows)" }
    // What is computed when it is needed may have been needed here and not there.
    var settled = self
    settled.settleDefinitions()
    let records = settled.records
    for index in records.indices where index < other.records.count {
      if records[index].role != other.records[index].role { return "record \(index) differs" }
      if records[index].value.bitPattern != other.records[index].value.bitPattern { return "value \(index) differs" }
      if records[index].constantPart.bitPattern != other.records[index].constantPart.bitPattern {
        return "constant part \(index) differs"
      }
      if records[index].constant != other.records[index].constant { return "constant \(index) differs" }
    }
    for index in other.tableau.symbols.indices {
      let symbol = tableau.symbols[index]
      let otherSymbol = other.tableau.symbols[index]
      if symbol.kind != otherSymbol.kind || symbol.side != otherSymbol.side || symbol.row != otherSymbol.row {
        return "symbol \(index) differs: \(symbol) \(otherSymbol)"
      }
      if symbol.offset.bitPattern != otherSymbol.offset.bitPattern { return "offset \(index) differs" }
      for slot in 0..<tableau.stride {
        let place = index * tableau.stride + slot
        if tableau.gradients[place].bitPattern != other.tableau.gradients[place].bitPattern {
          return "gradient \(index), \(slot) differs"
        }
      }
    }
    return nil
  }
}

extension Tableau {
  /// The rows in use, each with its slot, symbol, constant and entries.
  fileprivate var rowTexts: [String] {
    heads.indices.filter { heads[$0].basic >= 0 }.map { row in
      let entries = rows.range(Int32(row)).map { "\(rows[$0].coefficient.bitPattern)*\(rows[$0].symbol)" }
      return "\(row): \(heads[row].basic) = \(heads[row].constant.bitPattern) \(entries)"
    }
  }
}
