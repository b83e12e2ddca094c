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
    let column = !row.isNone ? 0..<0 : columns.range(constraint)
    var isRepeated = true
    if !row.isNone, heads[row].shiftingSymbol != constraint {
      prepareShifts(of: row, by: constraint)
      isRepeated = false
    }
    for position in column where heads[columns[position]].shiftingSymbol != constraint {
      prepareShifts(of: columns[position], by: constraint)
      isRepeated = false
    }
    undo.recordOffset(symbols[constraint].offset, of: constraint)
    symbols[constraint].offset = offset
    symbols[constraint].repeatedEdits = isRepeated ? min(symbols[constraint].repeatedEdits, 100) + 1 : 0
    let room = max(1, column.count)
    undo.constants.reserve(undo.constants.count + room, padding: UndoLog.Old(index: .none, value: 0))
    consequences.reserve(room, padding: .changed(.none))
    let (end, count) = Self.shift(
      row, columns, column, by: offset, &heads.elements, symbols.elements, &undo.constants.storage,
      from: undo.constants.count,
      &consequences.storage)
    undo.constants.count = end
    for index in 0..<count {
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

  /// Sets the constants of one row, or of the rows in a column, to the rest plus the edited symbol's part.
  ///
  /// The arrays are accessed as spans, which checks for unique ownership once and not for each row.
  ///
  /// - Returns: The end of the replaced constants in `olds`, and the number of basic symbols in `consequences`, whose
  ///   new value has consequences.
  private static func shift(
    _ single: RowIndex, _ columns: borrowing ListPool<SymbolIndex, RowIndex>, _ column: Range<Int>, by offset: Double,
    _ headArray: inout [RowHead], _ symbolArray: borrowing [Symbol], _ oldArray: inout [UndoLog.Old<RowIndex>],
    from start: Int,
    _ consequenceArray: inout [Consequence]
  ) -> (end: Int, touched: Int) {
    var heads = headArray.mutableSpan
    var olds = oldArray.mutableSpan
    var consequences = consequenceArray.mutableSpan
    let symbols = symbolArray.span
    let listed = columns.elements.span
    var (end, count) = (start, 0)
    for position in !single.isNone ? 0..<1 : column {
      let row = !single.isNone ? single : listed[position]
      let head = heads[row]
      let constant = shifted(head.rest, head.restMagnitude, by: head.shiftingFactor * offset)
      if constant == head.constant { continue }
      heads[row].constant = constant
      olds[end] = UndoLog.Old(index: row, value: head.constant)
      end += 1
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
      consequences[count] = .changed(head.basic)
      count += 1
    }
    return (end, count)
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
    invalidateRest(row)
    heads[row].shiftingSymbol = symbol
    heads[row].shiftingFactor = factor
    heads[row].rest = sum
    heads[row].restMagnitude = magnitude
  }

  /// Sets a constraint's offset if no row's constant changes, because definitions changed at the same time.
  mutating func replaceOffset(of constraint: ConstraintIndex, by offset: Double) {
    symbols[constraint].offset = offset
    dropTrack(of: constraint)
    forgetShifts(by: constraint)
  }

  /// Invalidates the rest of all rows that contain a symbol.
  private mutating func forgetShifts(by symbol: SymbolIndex) {
    let row = symbols[symbol].row
    if !row.isNone { invalidateRest(row) }
    for position in columns.range(symbol) { invalidateRest(columns[position]) }
  }

  /// Updates the constant of a row on a track to the symbol's offset.
  ///
  /// - Parameter marksMoved: Whether a variable's value has not been updated along the track already.
  mutating func catchUp(_ row: RowIndex, with symbol: ConstraintIndex, marksMoved: Bool) {
    let head = heads[row]
    let part = head.shiftingFactor * symbols[symbol].offset
    heads[row].constant = Self.shifted(head.rest, head.restMagnitude, by: part)
    if marksMoved, symbols[head.basic].kind == .free { markMoved(head.basic) }
  }
}
