/// The inner loop of a pivot, which adds a multiple of the pivot row to every row in the entering symbol's column.
///
/// The arrays are accessed as spans, which checks for unique ownership once and not for each row. Spans cannot grow, so
/// each row is merged into a buffer first. If a row or column has no capacity for the result, the loop stops before
/// that row, and resumes after the storage has grown.
extension Matrix {
  /// The number of changes after which a row is recomputed.
  ///
  /// Each change rounds a coefficient by at most 2^-53 of its size. So after 4,096 changes, the error is in the order
  /// of 2^-41, far below ``Tolerance/zero``, and recomputing a block is rare.
  static let changesPerRow: UInt32 = 4096

  /// Replaces the entering symbol by ``pivotRow`` in the rows of its column, which now belongs to the leaving symbol.
  ///
  /// - Parameter leftOut: The part of the pivot row's constant that comes from the leaving symbol, if that is not in
  ///   ``pivotRow``.
  mutating func substitute(_ entering: SymbolIndex, by leaving: SymbolIndex, butIn own: RowIndex, leftOut: Double) {
    var work = Substitution(entering, by: leaving, own, pivotRow.count, leftOut: leftOut)
    consequences.reserve(2 * columns.count(leaving), padding: .changed(.none))
    while true {
      let isDone = Self.resume(
        &work, pivotRow, &rows.elements, &rows.regions.elements, &columns.elements, &columns.regions.elements,
        &heads.elements, &symbols.elements, &scratch.storage, &fills.storage, &consequences.storage)
      for index in 0..<work.consequenceCount { follow(consequences[index]) }
      if isDone { return }
      work.consequenceCount = 0
      makeRoom(in: columns[columns.range(leaving).lowerBound + work.next], work.needed)
    }
  }

  /// Adds a symbol to the list of moved variables or unsettled elastic symbols, or a row to the worn ones.
  @inline(__always)
  private mutating func follow(_ consequence: Consequence) {
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
  private static func resume(
    _ work: inout Substitution, _ pivotRow: borrowing WorkList<Entry>, _ entryArray: inout [Entry],
    _ regionArray: inout [ListRegion], _ columnArray: inout [RowIndex], _ columnRegionArray: inout [ListRegion],
    _ headArray: inout [RowHead], _ symbolArray: inout [Symbol], _ scratch: inout [Entry], _ fillArray: inout [Fill],
    _ consequenceArray: inout [Consequence]
  ) -> Bool {
    let new = pivotRow.storage.span
    var entries = entryArray.mutableSpan
    var regions = regionArray.mutableSpan
    var columnRows = columnArray.mutableSpan
    var columnRegions = columnRegionArray.mutableSpan
    var heads = headArray.mutableSpan
    var symbols = symbolArray.mutableSpan
    var merged = scratch.mutableSpan
    var fills = fillArray.mutableSpan
    var consequences = consequenceArray.mutableSpan
    let column = columnRegions[work.leaving]
    while work.next < column.size {
      let row = columnRows[column.first + work.next]
      if row != work.pivotRow {
        let region = regions[row]
        work.needed = region.size + work.pivotCount
        if work.needed > merged.count || work.needed > fills.count { return false }
        let isRoomy = work.merge(entries, region, new, columnRegions, into: &merged, &fills)
        work.needed = work.mergedCount
        if !isRoomy || work.mergedCount > region.room { return false }
        for index in 0..<work.fillCount {
          Substitution.updateColumn(row, under: fills[index], &columnRows, &columnRegions)
        }
        regions[row].setCount(work.mergedCount)
        work.store(row, at: region.first, merged, &entries, &heads, &symbols, &consequences)
      }
      work.next += 1
    }
    return true
  }

  /// Reserves capacity for a merged row: in the buffers, in the row, and in the columns of the pivot row's symbols.
  @inline(never)
  private mutating func makeRoom(in row: RowIndex, _ needed: Int) {
    scratch.reserve(2 * needed, padding: .padding)
    fills.reserve(2 * needed, padding: .gained(.none))
    rows.reserve(row, needed, padding: .padding)
    for index in pivotRow.indices {
      let symbol = pivotRow[index].symbol
      columns.reserve(symbol, columns.count(symbol) + 1, padding: .none)
    }
  }

  /// Counts a change of a row, and adds it to the worn rows when it reaches the limit.
  @inline(__always)
  mutating func countChange(of row: RowIndex) {
    heads[row].changes &+= 1
    if heads[row].changes == Self.changesPerRow { worn.append(row) }
  }

  /// Returns whether a row is in use and has been changed too often.
  func isWorn(_ row: RowIndex) -> Bool {
    heads[row].isUsed && heads[row].changes >= Self.changesPerRow
  }
}
