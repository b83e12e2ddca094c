/// The inner loop of a pivot, which adds a multiple of the pivot row to every row in the entering symbol's column.
///
/// The arrays are accessed as spans, which checks for unique ownership once and not for each row. Spans cannot grow, so
/// each row is merged into a buffer first. If a row or column has no capacity for the result, the loop stops before
/// that row, and resumes after the storage has grown.
extension Tableau {
  /// The parameters and progress of a substitution.
  fileprivate struct Substitution {
    let entering: SymbolIndex
    let leaving: SymbolIndex
    /// The pivot row, which is skipped.
    let own: RowIndex
    /// The number of entries in ``pivotRow``.
    let count: Int
    /// The part of the pivot row's constant that comes from the leaving symbol, if that is not in ``pivotRow``.
    let leftOut: Double
    /// The index of the next row in the column.
    var next = 0
    /// If the next row lacks capacity, the number of entries that it needs.
    var needed = 0
    /// The number of elements in `touched`.
    var touched = 0
    /// The numbers of entries in the row merged last, and of symbols that it gains or loses.
    var merged = 0
    var fills = 0
    /// The multiple of the pivot row that is added to that row.
    var factor = 0.0
  }

  /// Replaces the entering symbol by ``pivotRow`` in the rows of its column, which now belongs to the leaving symbol.
  ///
  /// - Parameter leftOut: The part of the pivot row's constant that comes from the leaving symbol, if that is not in
  ///   ``pivotRow``.
  mutating func substitute(_ entering: SymbolIndex, by leaving: SymbolIndex, butIn own: RowIndex, leftOut: Double) {
    var work = Substitution(
      entering: entering, leaving: leaving, own: own, count: pivotRow.count, leftOut: leftOut)
    touched.reserve(2 * columns.count(leaving), padding: .changed(.none))
    while true {
      let isDone = Self.substitute(
        &work, pivotRow, &rows.elements, &rows.regions.elements, &columns.elements, &columns.regions.elements,
        &heads.elements, &symbols.elements, &scratch.storage, &fills.storage, &touched.storage)
      for index in 0..<work.touched { followChange(touched[index]) }
      if isDone { return }
      work.touched = 0
      makeRoom(in: columns[columns.range(leaving).lowerBound + work.next], work.needed)
    }
  }

  /// Adds a symbol to the list of moved variables or unsettled elastic symbols, or a row to the worn ones.
  @inline(__always)
  private mutating func followChange(_ consequence: Consequence) {
    if let row = consequence.wornRow {
      worn.append(row)
      return
    }
    let basic = consequence.basic
    if symbols[basic].kind == .free {
      markMoved(basic)
    } else {
      markIfUnsettled(basic, heads[symbols[basic].row].constant)
    }
  }

  /// Continues a substitution.
  ///
  /// - Returns: Whether it is complete; otherwise the next row lacks capacity.
  private static func substitute(
    _ work: inout Substitution, _ pivotRow: borrowing WorkList<Entry>, _ entryArray: inout [Entry],
    _ regionArray: inout [ListRegion], _ columnArray: inout [RowIndex], _ columnRegionArray: inout [ListRegion],
    _ headArray: inout [RowHead], _ symbolArray: inout [Symbol],
    _ mergedArray: inout [Entry], _ fillArray: inout [Fill], _ touchedArray: inout [Consequence]
  ) -> Bool {
    let new = pivotRow.storage.span
    var entries = entryArray.mutableSpan
    var regions = regionArray.mutableSpan
    var columns = columnArray.mutableSpan
    var columnRegions = columnRegionArray.mutableSpan
    var heads = headArray.mutableSpan
    var symbols = symbolArray.mutableSpan
    var merged = mergedArray.mutableSpan
    var fills = fillArray.mutableSpan
    var touched = touchedArray.mutableSpan
    let column = columnRegions[work.leaving]
    while work.next < column.size {
      let row = columns[column.first + work.next]
      if row != work.own {
        let region = regions[row]
        work.needed = region.size + work.count
        if work.needed > merged.count || work.needed > fills.count { return false }
        let isRoomy = merge(&work, entries, region, new, columnRegions, into: &merged, &fills)
        work.needed = work.merged
        if !isRoomy || work.merged > region.room { return false }
        for index in 0..<work.fills { updateColumn(row, under: fills[index], &columns, &columnRegions) }
        regions[row].setCount(work.merged)
        store(&work, row, region.first, merged, &entries, &heads, &symbols, &touched)
      }
      work.next += 1
    }
    return true
  }

  /// Merges a row and a multiple of the pivot row, both ascending by symbol.
  ///
  /// Lists the symbols that the row gains, and those that it loses because their coefficients cancel.
  ///
  /// - Returns: Whether the columns of the new symbols have capacity for the row.
  @inline(__always)
  private static func merge(
    _ work: inout Substitution, _ old: borrowing MutableSpan<Entry>, _ region: ListRegion, _ new: Span<Entry>,
    _ columnRegions: borrowing MutableSpan<ListRegion>, into merged: inout MutableSpan<Entry>,
    _ fills: inout MutableSpan<Fill>
  ) -> Bool {
    let end = region.end
    var left = region.first
    while old[left].symbol != work.entering { left += 1 }
    let factor = old[left].coefficient
    work.factor = factor
    left = region.first
    var (count, fillCount, isRoomy) = (0, 0, true)
    for right in 0..<work.count {
      let other = new[right]
      while left < end, old[left].symbol < other.symbol {
        if old[left].symbol != work.entering {
          merged[count] = old[left]
          count += 1
        }
        left += 1
      }
      var coefficient = factor * other.coefficient
      if left < end, old[left].symbol == other.symbol {
        coefficient = Tolerance.sum(old[left].coefficient, coefficient)
        left += 1
        if coefficient == 0 {
          fills[fillCount] = .lost(other.symbol)
          fillCount += 1
          continue
        }
      } else if other.symbol != work.leaving {
        let column = columnRegions[other.symbol]
        if column.isFull { isRoomy = false }
        fills[fillCount] = .gained(other.symbol)
        fillCount += 1
      }
      merged[count] = Entry(symbol: other.symbol, coefficient: coefficient)
      count += 1
    }
    while left < end {
      if old[left].symbol != work.entering {
        merged[count] = old[left]
        count += 1
      }
      left += 1
    }
    work.merged = count
    work.fills = fillCount
    return isRoomy
  }

  /// Adds a row to the column of a symbol that it gains, or removes it from the column of one that it loses.
  @inline(__always)
  private static func updateColumn(
    _ row: RowIndex, under fill: Fill, _ columns: inout MutableSpan<RowIndex>, _ regions: inout MutableSpan<ListRegion>
  ) {
    let symbol = fill.symbol
    let region = regions[symbol]
    if fill.isGained {
      columns[region.end] = row
      regions[symbol].setCount(region.size + 1)
      return
    }
    var position = region.end - 1
    while columns[position] != row { position -= 1 }
    columns[position] = columns[region.end - 1]
    regions[symbol].setCount(region.size - 1)
  }

  /// Stores a merged row, and computes its constant unless the row expresses a variable.
  ///
  /// Adds the row's symbol to `touched` if the change has consequences, and the row if it is due to be recomputed.
  @inline(__always)
  private static func store(
    _ work: inout Substitution, _ row: RowIndex, _ start: Int, _ merged: borrowing MutableSpan<Entry>,
    _ entries: inout MutableSpan<Entry>, _ heads: inout MutableSpan<RowHead>, _ symbols: inout MutableSpan<Symbol>,
    _ touched: inout MutableSpan<Consequence>
  ) {
    let head = heads[row]
    let basic = symbols[head.basic]
    if !head.shiftingSymbol.isNone { symbols[head.shiftingSymbol].hasTrack = false }
    heads[row].shiftingSymbol = .none
    heads[row].changes = head.changes &+ 1
    if head.changes &+ 1 == changesPerRow {
      touched[work.touched] = .worn(row)
      work.touched += 1
    }
    if basic.kind == .free {
      for index in 0..<work.merged { entries[start + index] = merged[index] }
      heads[row].needsConstant = true
      if basic.isMoved { return }
    } else {
      let leftOut = work.factor * work.leftOut
      var sum = basic.offset - leftOut
      var magnitude = abs(basic.offset) + abs(leftOut)
      for index in 0..<work.merged {
        let entry = merged[index]
        entries[start + index] = entry
        let product = entry.coefficient * symbols[entry.symbol].offset
        sum -= product
        magnitude += abs(product)
      }
      let constant = cleared(sum, magnitude)
      heads[row].constant = constant
      if basic.kind != .elastic || basic.isUnsettled || Double(basic.side) * constant >= -Tolerance.zero { return }
    }
    touched[work.touched] = .changed(head.basic)
    work.touched += 1
  }

  /// Reserves capacity for a merged row: in the buffers, in the row, and in the columns of the pivot row's symbols.
  @inline(never)
  private mutating func makeRoom(in row: RowIndex, _ needed: Int) {
    scratch.reserve(2 * needed, padding: Entry(symbol: .none, coefficient: 0))
    fills.reserve(2 * needed, padding: .gained(.none))
    rows.reserve(row, needed, padding: Entry(symbol: .none, coefficient: 0))
    for index in pivotRow.indices {
      let symbol = pivotRow[index].symbol
      columns.reserve(symbol, columns.count(symbol) + 1, padding: .none)
    }
  }
}
