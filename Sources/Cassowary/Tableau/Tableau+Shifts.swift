/// Edits of constants.
///
/// A row keeps its constant without the part of the symbol that was edited last: the rest. The next edit of that symbol adds
/// one product to it. The offsets before leave no trace in that, and what is dragged sums up no row.
extension Tableau {
  /// Changes a constraint's offset. Required symbols that become infeasible are listed in ``infeasible``.
  mutating func setOffset(of constraint: Int32, to offset: Double) {
    undo.offsets.append(UndoLog.Old(index: constraint, value: symbols[Int(constraint)].offset))
    symbols[Int(constraint)].offset = offset
    let row = symbols[Int(constraint)].row
    let column = row >= 0 ? 0..<0 : columns.range(constraint)
    if row >= 0, heads[Int(row)].shiftingSymbol != constraint { prepareShifts(of: row, by: constraint) }
    for position in column where heads[Int(columns[position])].shiftingSymbol != constraint {
      prepareShifts(of: columns[position], by: constraint)
    }
    let room = undo.constants.count + max(1, column.count)
    undo.constants.reserve(room, padding: UndoLog.Old(index: 0, value: 0))
    undo.constants.count = Self.shift(
      row, columns, column, by: offset, &heads, &undo.constants.storage, from: undo.constants.count)
    for index in room - max(1, column.count)..<undo.constants.count {
      let row = undo.constants[index].index
      let (basic, constant) = (heads[Int(row)].basic, heads[Int(row)].constant)
      let symbol = symbols[Int(basic)]
      // In the order in which rows are mostly of no further interest.
      if symbol.kind == .nonNegative {
        if constant < -Tolerance.zero { infeasible.append(basic) }
      } else if symbol.kind == .elastic {
        if Double(symbol.side) * constant < -Tolerance.zero { markIfUnsettled(basic, constant) }
      } else if symbol.kind == .free {
        if !symbol.isMoved { markMoved(basic) }
      } else if abs(constant) > Tolerance.zero {
        infeasible.append(basic)
      }
    }
  }

  /// Sets the constants of one row, or of those in a column, to the rest and the edited symbol's part.
  ///
  /// The arrays are written to as spans, so that they are checked for other owners once and not at every row.
  ///
  /// - Returns: Where the old constants, those of rows that changed, end.
  private static func shift(
    _ single: Int32, _ columns: borrowing ListPool<Int32>, _ column: Range<Int>, by offset: Double,
    _ headArray: inout [RowHead], _ oldArray: inout [UndoLog.Old], from start: Int
  ) -> Int {
    var heads = headArray.mutableSpan
    var olds = oldArray.mutableSpan
    var end = start
    for position in single >= 0 ? 0..<1 : column {
      let row = single >= 0 ? single : columns[position]
      let product = heads[Int(row)].shiftingFactor * offset
      let magnitude = heads[Int(row)].restMagnitude + abs(product)
      var constant = heads[Int(row)].rest + product
      if !magnitude.isFinite {
        constant = finite(constant)
      } else if abs(constant) <= Tolerance.cancellation * magnitude {
        constant = 0
      }
      let old = heads[Int(row)].constant
      if constant == old { continue }
      heads[Int(row)].constant = constant
      olds[end] = UndoLog.Old(index: row, value: old)
      end += 1
    }
    return end
  }

  /// Sums up a row without a symbol's part.
  private mutating func prepareShifts(of row: Int32, by symbol: Int32) {
    let basic = heads[Int(row)].basic
    var factor = basic == symbol ? 1.0 : 0
    var sum = basic == symbol ? 0 : symbols[Int(basic)].offset
    var magnitude = abs(sum)
    for position in rows.range(row) {
      let entry = rows[position]
      if entry.symbol == symbol {
        factor = -entry.coefficient
        continue
      }
      let product = entry.coefficient * symbols[Int(entry.symbol)].offset
      sum -= product
      magnitude += abs(product)
    }
    heads[Int(row)].shiftingSymbol = symbol
    heads[Int(row)].shiftingFactor = factor
    heads[Int(row)].rest = sum
    heads[Int(row)].restMagnitude = magnitude
  }

  /// Sets a constraint's offset where that changes no row's constant, since definitions changed with it.
  mutating func replaceOffset(of constraint: Int32, by offset: Double) {
    symbols[Int(constraint)].offset = offset
    forgetShifts(by: constraint)
  }

  /// Has the rows in which a symbol occurs summed up anew at the next edit.
  mutating func forgetShifts(by symbol: Int32) {
    let row = symbols[Int(symbol)].row
    if row >= 0 {
      heads[Int(row)].shiftingSymbol = -1
      return
    }
    for position in columns.range(symbol) { heads[Int(columns[position])].shiftingSymbol = -1 }
  }
}
