/// Edits of constants.
///
/// A row stores its constant without the part of the symbol edited last: the rest. The next edit of that symbol adds
/// one product to the rest, whatever the length of the row. Since each edit starts from the rest, earlier offsets leave
/// no rounding errors behind.
extension Matrix {
  /// Changes a constraint's offset, and updates the constants of all rows that contain it. No pivot is made here.
  ///
  /// - Parameters:
  ///   - undo: The log to which the replaced offset and constants are added.
  ///   - infeasible: The list to which the required symbols are added that become infeasible.
  mutating func setOffset(
    of constraint: ConstraintIndex, to offset: Double, _ undo: inout UndoLog, _ infeasible: inout WorkList<SymbolIndex>
  ) {
    let row = symbols[constraint].row
    let column = !row.isNone ? 0..<1 : columns.range(constraint)
    undo.constants.reserve(undo.constants.count + column.count, padding: UndoLog.Old(index: .none, value: 0))
    consequences.reserve(column.count, padding: .changed(.none))
    consequences.removeAll()
    var next = column.lowerBound
    while next < column.upperBound {
      next = Self.shift(
        row, columns, next..<column.upperBound, by: constraint, at: offset, &heads.elements, symbols.elements,
        &undo.constants.storage, &undo.constants.count, &consequences.storage, &consequences.count)
      if next < column.upperBound { prepareShifts(of: row.isNone ? columns[next] : row, by: constraint) }
    }
    undo.recordOffset(symbols[constraint].offset, of: constraint)
    symbols[constraint].offset = offset
    for index in consequences.indices {
      let basic = consequences[index].basic
      let symbol = symbols[basic]
      if symbol.kind == .free {
        markMoved(basic)
      } else if symbol.kind == .elastic {
        markIfUnsettled(basic, heads[symbol.row].constant)
      } else {
        infeasible.append(basic)
      }
    }
  }

  /// Sets the constants of one row, or of the rows at some positions of ``columns``, to the rest plus the edited
  /// symbol's part, and stops at a row that is not prepared for the symbol.
  ///
  /// The arrays are accessed as spans, which checks for unique ownership once and not for each row.
  ///
  /// - Returns: The position of the row that is not prepared, or the end of the positions.
  private static func shift(
    _ single: RowIndex, _ columns: borrowing ListPool<SymbolIndex, RowIndex>, _ positions: Range<Int>,
    by shifting: ConstraintIndex, at offset: Double, _ headArray: inout [RowHead], _ symbolArray: borrowing [Symbol],
    _ oldArray: inout [UndoLog.Old<RowIndex>], _ oldCount: inout Int, _ consequenceArray: inout [Consequence],
    _ consequenceCount: inout Int
  ) -> Int {
    var heads = headArray.mutableSpan
    var olds = oldArray.mutableSpan
    var consequences = consequenceArray.mutableSpan
    let symbols = symbolArray.span
    let listed = columns.elements.span
    for position in positions {
      let row = single.isNone ? listed[position] : single
      let head = heads[row]
      if head.shiftingSymbol != shifting { return position }
      let constant = shifted(head.rest, head.restMagnitude, by: head.shiftingFactor * offset)
      if constant == head.constant { continue }
      heads[row].constant = constant
      olds[oldCount] = UndoLog.Old(index: row, value: head.constant)
      oldCount += 1
      // The most frequent kinds first.
      let symbol = symbols[head.basic]
      if symbol.kind == .nonNegative {
        if constant >= -Tolerance.zero { continue }
      } else if symbol.kind == .elastic {
        if Double(symbol.side) * constant >= -Tolerance.zero { continue }
      } else if symbol.kind == .free {
        if symbol.isMoved { continue }
      } else if abs(constant) <= Tolerance.zero {
        continue
      }
      consequences[consequenceCount] = .changed(head.basic)
      consequenceCount += 1
    }
    return positions.upperBound
  }

  /// Returns the sum of a row's rest and the edited symbol's part, or 0 if that is only rounding noise.
  @inline(__always)
  static func shifted(_ rest: Double, _ restMagnitude: Double, by part: Double) -> Double {
    let magnitude = restMagnitude + abs(part)
    let constant = rest + part
    if !magnitude.isFinite { return finite(constant) }
    return abs(constant) <= Tolerance.cancellation * magnitude ? 0 : constant
  }

  /// Computes a row's rest, its constant without a symbol's part, and the factor of that symbol's offset.
  private mutating func prepareShifts(of row: RowIndex, by symbol: SymbolIndex) {
    if heads[row].needsConstant { computeConstant(of: row) }
    let basic = heads[row].basic
    var factor = basic == symbol ? 1.0 : 0
    var sum = basic == symbol ? 0 : symbols[basic].offset
    var magnitude = abs(sum)
    for position in rows.range(row) {
      let entry = rows[position]
      if entry.symbol == symbol {
        factor = -entry.coefficient
        continue
      }
      let product = entry.coefficient * symbols[entry.symbol].offset
      sum -= product
      magnitude += abs(product)
    }
    heads[row].shiftingSymbol = symbol
    heads[row].shiftingFactor = factor
    heads[row].rest = sum
    heads[row].restMagnitude = magnitude
  }

  /// Sets a constraint's offset if no row's constant changes, because definitions changed at the same time.
  mutating func replaceOffset(of constraint: ConstraintIndex, by offset: Double) {
    symbols[constraint].offset = offset
    let row = symbols[constraint].row
    if !row.isNone { invalidateRest(row) }
    for position in columns.range(constraint) { invalidateRest(columns[position]) }
  }

  /// Invalidates a row's rest, because the row or another symbol's offset has changed.
  @inline(__always)
  mutating func invalidateRest(_ row: RowIndex) { heads[row].shiftingSymbol = .none }
}
