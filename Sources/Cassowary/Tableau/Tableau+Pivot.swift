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
      for position in rows.range(row) where rows[position].symbol != entering {
        let entry = rows[position]
        for index in pivotSlots.indices {
          let slot = Int(pivotSlots[index])
          let place = Int(entry.symbol) * stride + slot
          gradients[place] = Tolerance.sum(gradients[place], -entry.coefficient * pivotCosts[slot])
        }
      }
      for slot in pivotSlots.elements { gradients[target + Int(slot)] = pivotCosts[Int(slot)] }
    }
    if costsCount, leavingSymbol.kind == .elastic {
      let place = target + Int(leavingSymbol.level)
      gradients[place] = Tolerance.sum(gradients[place], -leavingSymbol.slope)
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
    let old = rows.range(row)
    let room = old.count + pivotRow.count
    scratch.reserve(2 * room, padding: Entry(symbol: 0, coefficient: 0))
    var count = 0
    var left = old.lowerBound
    var right = 0
    while left < old.upperBound || right < pivotRow.count {
      let leftSymbol = left < old.upperBound ? rows[left].symbol : Int32.max
      let rightSymbol = right < pivotRow.count ? pivotRow[right].symbol : Int32.max
      if leftSymbol == entering {
        left += 1
      } else if leftSymbol < rightSymbol {
        scratch[count] = rows[left]
        count += 1
        left += 1
      } else if rightSymbol < leftSymbol {
        scratch[count] = Entry(symbol: rightSymbol, coefficient: factor * pivotRow[right].coefficient)
        if rightSymbol != leaving { columns.append(row, to: rightSymbol) }
        count += 1
        right += 1
      } else {
        let sum = Tolerance.sum(rows[left].coefficient, factor * pivotRow[right].coefficient)
        if sum == 0 {
          columns.remove(row, from: leftSymbol)
        } else {
          scratch[count] = Entry(symbol: leftSymbol, coefficient: sum)
          count += 1
        }
        left += 1
        right += 1
      }
    }
    rows.replace(row, with: scratch, in: 0..<count)
    countChange(of: row)
    computeConstant(of: row)
  }
}
