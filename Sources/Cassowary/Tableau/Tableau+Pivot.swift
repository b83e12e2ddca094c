extension Tableau {
  /// Exchanges the basic symbol of a row for a symbol of that row.
  ///
  /// - Parameters:
  ///   - row: The row whose symbol leaves the basis.
  ///   - entering: A symbol with a coefficient other than 0 in the row.
  ///   - side: The direction, 1 or -1, in which the entering symbol goes: the side on which it counts if it is elastic.
  ///   - costsCount: Whether the leaving symbol's cost is part of the gradients: false for a row that is just being added.
  mutating func pivot(_ row: Int32, _ entering: Int32, side: Int8, costsCount: Bool = true) {
    pivotCount += 1
    let leaving = heads[Int(row)].basic
    if undo.isRecording { record(pivotOf: row, entering) }
    symbols[Int(entering)].side = side
    moveCosts(row, entering, leaving, costsCount: costsCount)
    exchange(row, entering, leaving)

    columns.swap(entering, leaving)
    // By index in the list: filling in other columns may move this one.
    for index in 0..<columns.count(leaving) {
      let other = columns[columns.range(leaving).lowerBound + index]
      if other != row { substitute(entering, by: leaving, in: other) }
    }
    for index in pivotRow.indices { enqueue(pivotRow[index].symbol) }
    if symbols[Int(leaving)].kind == .free { markMoved(leaving) }
  }

  /// Updates the gradients for a pivot, before the rows change.
  ///
  /// With q = (gradient of the entering symbol + its own slope) / its coefficient, a symbol's gradient changes by -q times its
  /// coefficient, and that of the leaving symbol becomes q less its own slope.
  private mutating func moveCosts(_ row: Int32, _ entering: Int32, _ leaving: Int32, costsCount: Bool) {
    let enteringSymbol = symbols[Int(entering)]
    let leavingSymbol = symbols[Int(leaving)]
    let pivot = coefficient(of: entering, in: row)
    let base = Int(entering) * stride
    pivotSlots.removeAll()
    for slot in 0..<stride {
      var cost = gradients[base + slot]
      if slot == enteringSymbol.level { cost = Tolerance.sum(cost, enteringSymbol.slope) }
      gradients[base + slot] = 0
      if cost == 0 { continue }
      pivotCosts[slot] = cost / pivot
      pivotSlots.append(Int32(slot))
    }
    let target = Int(leaving) * stride
    for slot in 0..<stride { gradients[target + slot] = 0 }
    if !pivotSlots.isEmpty {
      Self.addCosts(of: rows, row, without: entering, pivotSlots, pivotCosts, to: &gradients, stride)
      for index in pivotSlots.indices {
        let slot = Int(pivotSlots[index])
        gradients[target + slot] = pivotCosts[slot]
      }
    }
    if costsCount, leavingSymbol.kind == .elastic {
      let place = target + Int(leavingSymbol.level)
      gradients[place] = Tolerance.sum(gradients[place], -leavingSymbol.slope)
    }
  }

  private static func addCosts(
    of rows: borrowing ListPool<Entry>, _ row: Int32, without entering: Int32, _ slots: borrowing WorkList<Int32>,
    _ costs: borrowing [Double], to array: inout [Double], _ stride: Int
  ) {
    var gradients = array.mutableSpan
    for position in rows.range(row) {
      let entry = rows[position]
      if entry.symbol == entering { continue }
      for index in slots.indices {
        let slot = Int(slots[index])
        let place = Int(entry.symbol) * stride + slot
        gradients[place] = Tolerance.sum(gradients[place], -entry.coefficient * costs[slot])
      }
    }
  }

  /// Solves a row for the entering symbol, and leaves a copy of the result in ``pivotRow``.
  private mutating func exchange(_ row: Int32, _ entering: Int32, _ leaving: Int32) {
    let factor = -1 / coefficient(of: entering, in: row)
    pivotRow.removeAll()
    var isPlaced = false
    for position in rows.range(row) {
      let entry = rows[position]
      if !isPlaced, leaving < entry.symbol {
        pivotRow.append(Entry(symbol: leaving, coefficient: -factor))
        isPlaced = true
      }
      if entry.symbol != entering {
        pivotRow.append(Entry(symbol: entry.symbol, coefficient: factor * entry.coefficient))
      }
    }
    if !isPlaced { pivotRow.append(Entry(symbol: leaving, coefficient: -factor)) }
    rows.replace(row, with: pivotRow, in: pivotRow.indices)
    countChange(of: row)
    symbols[Int(leaving)].row = -1
    symbols[Int(entering)].row = row
    heads[Int(row)].basic = entering
    computeConstant(of: row)
  }

  /// Replaces the entering symbol in a row by ``pivotRow``. The leaving symbol's column lists the row already.
  private mutating func substitute(_ entering: Int32, by leaving: Int32, in row: Int32) {
    let factor = coefficient(of: entering, in: row)
    scratch.reserve(2 * (rows.count(row) + pivotRow.count), padding: Entry(symbol: 0, coefficient: 0))
    let count = Self.merge(
      row, without: entering, factor, pivotRow, by: leaving, rows, into: &scratch.storage, &columns)
    rows.replace(row, with: scratch, in: 0..<count)
    countChange(of: row)
    computeConstant(of: row)
  }

  /// Merges a row and a multiple of the pivot's row, both ascending, and follows what comes and goes in the columns.
  ///
  /// The result is written to as a span, so that it is checked for other owners once and not at every step.
  ///
  /// - Returns: The number of entries in the result.
  private static func merge(
    _ row: Int32, without entering: Int32, _ factor: Double, _ pivotRow: borrowing WorkList<Entry>, by leaving: Int32,
    _ rows: borrowing ListPool<Entry>, into array: inout [Entry], _ columns: inout ListPool<Int32>
  ) -> Int {
    var merged = array.mutableSpan
    let old = rows.elements.span
    let new = pivotRow.storage.span
    let end = rows.range(row).upperBound
    var left = rows.range(row).lowerBound
    var right = 0
    var count = 0
    while left < end, right < pivotRow.count {
      let entry = old[left]
      let other = new[right]
      if entry.symbol < other.symbol {
        left += 1
        if entry.symbol == entering { continue }
        merged[count] = entry
        count += 1
      } else if other.symbol < entry.symbol {
        right += 1
        merged[count] = Entry(symbol: other.symbol, coefficient: factor * other.coefficient)
        count += 1
        if other.symbol != leaving { columns.append(row, to: other.symbol) }
      } else {
        left += 1
        right += 1
        let sum = Tolerance.sum(entry.coefficient, factor * other.coefficient)
        if sum == 0 {
          columns.remove(row, from: entry.symbol)
        } else {
          merged[count] = Entry(symbol: entry.symbol, coefficient: sum)
          count += 1
        }
      }
    }
    while left < end {
      let entry = old[left]
      left += 1
      if entry.symbol == entering { continue }
      merged[count] = entry
      count += 1
    }
    while right < pivotRow.count {
      let other = new[right]
      right += 1
      merged[count] = Entry(symbol: other.symbol, coefficient: factor * other.coefficient)
      count += 1
      if other.symbol != leaving { columns.append(row, to: other.symbol) }
    }
    return count
  }
}
