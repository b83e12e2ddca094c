/// Edits of constants.
///
/// A row keeps its constant without the part of the symbol that was edited last: the rest. The next edit of that symbol adds
/// one product to it. The offsets before leave no trace in that, and what is dragged sums up no row.
extension Tableau {
  /// Changes a constraint's offset. Required symbols that become infeasible are listed in ``infeasible``.
  mutating func setOffset(of constraint: Int32, to offset: Double) {
    let row = symbols[Int(constraint)].row
    let column = row >= 0 ? 0..<0 : columns.range(constraint)
    var isRepeated = true
    if row >= 0, heads[Int(row)].shiftingSymbol != constraint {
      prepareShifts(of: row, by: constraint)
      isRepeated = false
    }
    for position in column where heads[Int(columns[position])].shiftingSymbol != constraint {
      prepareShifts(of: columns[position], by: constraint)
      isRepeated = false
    }
    undo.offsets.append(UndoLog.Old(index: constraint, value: symbols[Int(constraint)].offset))
    symbols[Int(constraint)].offset = offset
    symbols[Int(constraint)].repeatedEdits = isRepeated ? min(symbols[Int(constraint)].repeatedEdits, 100) + 1 : 0
    let room = max(1, column.count)
    undo.constants.reserve(undo.constants.count + room, padding: UndoLog.Old(index: 0, value: 0))
    touched.reserve(room, padding: 0)
    let (end, count) = Self.shift(
      row, columns, column, by: offset, &heads, symbols, &undo.constants.storage, from: undo.constants.count,
      &touched.storage)
    undo.constants.count = end
    for index in 0..<count {
      let basic = touched[index]
      let symbol = symbols[Int(basic)]
      if symbol.kind == .free {
        markMoved(basic)
      } else if symbol.kind == .elastic {
        markIfUnsettled(basic, heads[Int(symbol.row)].constant)
      } else {
        infeasible.append(basic)
      }
    }
  }

  /// Sets the constants of one row, or of those in a column, to the rest and the edited symbol's part.
  ///
  /// The arrays are read and written to as spans, so that they are looked up once and not at every row.
  ///
  /// - Returns: Where the old constants, those of rows that changed, end; and how many symbols of the basis were put into
  ///   `touched`, because something follows from the change of their value.
  private static func shift(
    _ single: Int32, _ columns: borrowing ListPool<Int32>, _ column: Range<Int>, by offset: Double,
    _ headArray: inout [RowHead], _ symbolArray: borrowing [Symbol], _ oldArray: inout [UndoLog.Old], from start: Int,
    _ touchedArray: inout [Int32]
  ) -> (end: Int, touched: Int) {
    var heads = headArray.mutableSpan
    var olds = oldArray.mutableSpan
    var touched = touchedArray.mutableSpan
    let symbols = symbolArray.span
    let listed = columns.elements.span
    var (end, count) = (start, 0)
    for position in single >= 0 ? 0..<1 : column {
      let row = single >= 0 ? single : listed[position]
      let head = heads[Int(row)]
      let constant = shifted(head.rest, head.restMagnitude, by: head.shiftingFactor * offset)
      if constant == head.constant { continue }
      heads[Int(row)].constant = constant
      olds[end] = UndoLog.Old(index: row, value: head.constant)
      end += 1
      // In the order in which rows are mostly of no further interest.
      let symbol = symbols[Int(head.basic)]
      if symbol.kind == .nonNegative {
        if constant >= -Tolerance.zero { continue }
      } else if symbol.kind == .elastic {
        if Double(symbol.side) * constant >= -Tolerance.zero { continue }
      } else if symbol.kind == .free {
        if symbol.isMoved { continue }
      } else if abs(constant) <= Tolerance.zero {
        continue
      }
      touched[count] = head.basic
      count += 1
    }
    return (end, count)
  }

  /// The sum of a row's rest and the edited symbol's part, cleared of noise.
  @inline(__always)
  static func shifted(_ rest: Double, _ restMagnitude: Double, by part: Double) -> Double {
    let magnitude = restMagnitude + abs(part)
    let constant = rest + part
    if !magnitude.isFinite { return finite(constant) }
    return abs(constant) <= Tolerance.cancellation * magnitude ? 0 : constant
  }

  /// Sums up a row without a symbol's part.
  private mutating func prepareShifts(of row: Int32, by symbol: Int32) {
    if heads[Int(row)].needsConstant { computeConstant(of: row) }
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
    disown(row)
    heads[Int(row)].shiftingSymbol = symbol
    heads[Int(row)].shiftingFactor = factor
    heads[Int(row)].rest = sum
    heads[Int(row)].restMagnitude = magnitude
  }

  /// Sets a constraint's offset where that changes no row's constant, since definitions changed with it.
  mutating func replaceOffset(of constraint: Int32, by offset: Double) {
    symbols[Int(constraint)].offset = offset
    dropTrack(of: constraint)
    forgetShifts(by: constraint)
  }

  /// Has the rows in which a symbol occurs summed up anew at the next edit.
  mutating func forgetShifts(by symbol: Int32) {
    let row = symbols[Int(symbol)].row
    if row >= 0 { disown(row) }
    for position in columns.range(symbol) { disown(columns[position]) }
  }
}
