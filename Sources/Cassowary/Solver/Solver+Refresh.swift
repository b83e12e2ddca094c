/// Recomputing rows that have been changed often.
///
/// Every pivot changes rows in place, and with coefficients such as 1/3 each change rounds. When a row has been changed
/// very often, its whole block is recomputed from the constraints, for the same basis.
extension Solver {
  /// The symbols of one block of the tableau, which rows and columns connect.
  private struct Block {
    /// The basic symbols of the rows.
    var basic: [SymbolIndex] = []
    /// The symbols outside the basis.
    var parametric: [SymbolIndex] = []
  }

  /// Recomputes the blocks of rows that have been changed too often.
  mutating func refreshWornBlocks() {
    while let row = tableau.worn.popLast() {
      guard tableau.isWorn(row) else { continue }
      refresh(block(of: row))
    }
  }

  /// Returns the block that contains a row.
  private mutating func block(of row: RowIndex) -> Block {
    beginWalk()
    var block = Block()
    var waiting = [tableau.heads[row].basic]
    _ = walk.reach(waiting[0])
    while let basic = waiting.popLast() {
      block.basic.append(basic)
      for position in tableau.rows.range(tableau.symbols[basic].row) {
        let symbol = tableau.rows[position].symbol
        guard walk.reach(symbol) else { continue }
        block.parametric.append(symbol)
        for place in tableau.columns.range(symbol) {
          let other = tableau.heads[tableau.columns[place]].basic
          guard walk.reach(other) else { continue }
          waiting.append(other)
        }
      }
    }
    block.basic.sort()
    block.parametric.sort()
    return block
  }

  /// Removes a block from the tableau, and rebuilds it by Gaussian elimination with partial pivoting.
  ///
  /// The constraints are inserted again as rows of variables. Then each constraint that was outside the basis is
  /// exchanged for a variable that was in it.
  private mutating func refresh(_ block: Block) {
    for basic in block.basic { tableau.dropRow(tableau.symbols[basic].row) }
    for symbol in block.parametric { tableau.clearGradients(of: symbol) }
    for symbol in block.basic + block.parametric where records[symbol].role == .constraint {
      expand(symbol)
      tableau.computeConstant(of: tableau.makeRowFromAccumulator(for: symbol))
    }
    let free = Set(block.parametric.filter { records[$0].role == .variable })
    for constraint in block.parametric where !free.contains(constraint) {
      tableau.eliminate(constraint, keepingOut: free)
    }
    tableau.recomputeGradients(of: block.basic + block.parametric)
  }
}

extension Tableau {
  /// The number of changes after which a row is recomputed.
  static let changesPerRow: UInt32 = 4096

  /// Counts a change of a row, and adds it to the worn rows when it reaches the limit.
  @inline(__always)
  mutating func countChange(of row: RowIndex) {
    heads[row].changes &+= 1
    if heads[row].changes == Self.changesPerRow { worn.append(row) }
  }

  /// Returns whether a row is in use and has been changed too often.
  func isWorn(_ row: RowIndex) -> Bool {
    !heads[row].basic.isNone && heads[row].changes >= Self.changesPerRow
  }

  /// Exchanges a basic constraint for the variable in its row with the largest coefficient, except those in `free`.
  fileprivate mutating func eliminate(_ constraint: SymbolIndex, keepingOut free: Set<SymbolIndex>) {
    let row = symbols[constraint].row
    var best: Entry?
    for position in rows.range(row) {
      let entry = rows[position]
      guard symbols[entry.symbol].kind == .free, !free.contains(entry.symbol) else { continue }
      if abs(entry.coefficient) > abs(best?.coefficient ?? 0) { best = entry }
    }
    if let best { pivot(row, best.symbol, side: 1, costsCount: false) }
  }

  /// Computes the gradients of a block, which are 0, from its basic elastic symbols, and resets the change counts of
  /// its rows.
  fileprivate mutating func recomputeGradients(of block: [SymbolIndex]) {
    for index in block where symbols[index].isBasic {
      let symbol = symbols[index]
      heads[symbol.row].changes = 0
      guard symbol.kind == .elastic else { continue }
      addCosts(of: symbol.row, times: symbol.slope, level: symbol.level)
    }
    for index in block { enqueue(index) }
  }
}
