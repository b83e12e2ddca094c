/// The parameters and progress of the substitution of one symbol in the rows of its column.
struct Substitution {
  let entering: SymbolIndex
  let leaving: SymbolIndex
  /// The pivot row, which is skipped.
  let pivotRow: RowIndex
  /// The number of entries in the pivot row.
  let pivotCount: Int
  /// The part of the pivot row's constant that comes from the leaving symbol, if that is not in the row.
  let leftOut: Double
  /// The index of the next row in the column.
  var next = 0
  /// If the next row lacks capacity, the number of entries that it needs.
  var needed = 0
  /// The number of changes with consequences.
  var consequenceCount = 0
  /// The numbers of entries in the row merged last, and of symbols that it gains or loses.
  private(set) var mergedCount = 0
  private(set) var fillCount = 0
  /// The multiple of the pivot row that is added to that row.
  private var factor = 0.0

  init(_ entering: SymbolIndex, by leaving: SymbolIndex, _ pivotRow: RowIndex, _ pivotCount: Int, leftOut: Double) {
    self.entering = entering
    self.leaving = leaving
    self.pivotRow = pivotRow
    self.pivotCount = pivotCount
    self.leftOut = leftOut
  }

  /// Merges a row and a multiple of the pivot row, both ascending by symbol.
  ///
  /// Lists the symbols that the row gains, and those that it loses because their coefficients cancel.
  ///
  /// - Returns: Whether the columns of the new symbols have capacity for the row.
  @inline(__always)
  mutating func merge(
    _ old: borrowing MutableSpan<Entry>, _ region: ListRegion, _ new: Span<Entry>,
    _ columnRegions: borrowing MutableSpan<ListRegion>, into merged: inout MutableSpan<Entry>,
    _ fills: inout MutableSpan<Fill>
  ) -> Bool {
    let end = region.end
    var left = region.first
    while old[left].symbol != entering { left += 1 }
    let factor = old[left].coefficient
    self.factor = factor
    left = region.first
    var (count, fillCount, isRoomy) = (0, 0, true)
    for right in 0..<pivotCount {
      let other = new[right]
      while left < end, old[left].symbol < other.symbol {
        if old[left].symbol != entering {
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
      } else if other.symbol != leaving {
        if columnRegions[other.symbol].isFull { isRoomy = false }
        fills[fillCount] = .gained(other.symbol)
        fillCount += 1
      }
      merged[count] = Entry(symbol: other.symbol, coefficient: coefficient)
      count += 1
    }
    while left < end {
      if old[left].symbol != entering {
        merged[count] = old[left]
        count += 1
      }
      left += 1
    }
    mergedCount = count
    self.fillCount = fillCount
    return isRoomy
  }

  /// Adds a row to the column of a symbol that it gains, or removes it from the column of one that it loses.
  @inline(__always)
  static func updateColumn(
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
  /// Lists the row's symbol if the change has consequences, and the row if it is due to be recomputed.
  @inline(__always)
  mutating func store(
    _ row: RowIndex, at start: Int, _ merged: borrowing MutableSpan<Entry>, _ entries: inout MutableSpan<Entry>,
    _ heads: inout MutableSpan<RowHead>, _ symbols: inout MutableSpan<Symbol>,
    _ consequences: inout MutableSpan<Consequence>
  ) {
    let head = heads[row]
    let basic = symbols[head.basic]
    heads[row].shiftingSymbol = .none
    heads[row].changes = head.changes &+ 1
    if head.changes &+ 1 == Matrix.changesPerRow {
      consequences[consequenceCount] = .worn(row)
      consequenceCount += 1
    }
    if basic.kind == .free {
      for index in 0..<mergedCount { entries[start + index] = merged[index] }
      heads[row].needsConstant = true
      if basic.isMoved { return }
    } else {
      let leftOut = factor * leftOut
      var sum = basic.offset - leftOut
      var magnitude = abs(basic.offset) + abs(leftOut)
      for index in 0..<mergedCount {
        let entry = merged[index]
        entries[start + index] = entry
        let product = entry.coefficient * symbols[entry.symbol].offset
        sum -= product
        magnitude += abs(product)
      }
      let constant = Matrix.cleared(sum, magnitude)
      heads[row].constant = constant
      if basic.kind != .elastic || basic.isUnsettled || Double(basic.side) * constant >= -Tolerance.zero { return }
    }
    consequences[consequenceCount] = .changed(head.basic)
    consequenceCount += 1
  }
}
