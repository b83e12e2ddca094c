/// Rows are changed in place by every pivot, and with coefficients such as 1/3 each change rounds. A row that was changed very
/// often has its whole block computed anew from the constraints, for the same basis.
extension Solver {
  /// The symbols of one block of the tableau: those that rows and columns connect.
  private struct Block {
    /// The rows, by the symbols that they express.
    var basic: [Int32] = []
    /// The symbols outside the basis.
    var parametric: [Int32] = []
  }

  /// Computes the blocks of rows that have been changed too often anew.
  mutating func refreshWornBlocks() {
    while let row = tableau.worn.popLast() {
      guard tableau.isWorn(row) else { continue }
      refresh(block(of: row))
    }
  }

  private mutating func block(of row: Int32) -> Block {
    beginWalk()
    var block = Block()
    var waiting = [tableau.heads[Int(row)].basic]
    _ = walk.reach(waiting[0])
    while let basic = waiting.popLast() {
      block.basic.append(basic)
      for position in tableau.rows.range(tableau.symbols[Int(basic)].row) {
        let symbol = tableau.rows[position].symbol
        guard walk.reach(symbol) else { continue }
        block.parametric.append(symbol)
        for place in tableau.columns.range(symbol) {
          let other = tableau.heads[Int(tableau.columns[place])].basic
          guard walk.reach(other) else { continue }
          waiting.append(other)
        }
      }
    }
    block.basic.sort()
    block.parametric.sort()
    return block
  }

  /// Takes a block out of the tableau, puts its constraints in again as sums of variables, and exchanges each constraint that
  /// was outside the basis for a variable that was in it: Gaussian elimination with partial pivoting.
  private mutating func refresh(_ block: Block) {
    for basic in block.basic { tableau.dropRow(tableau.symbols[Int(basic)].row) }
    for symbol in block.parametric { tableau.clearGradients(of: symbol) }
    for symbol in block.basic + block.parametric where records[Int(symbol)].role == .constraint {
      expand(symbol)
      tableau.computeConstant(of: tableau.makeRowFromAccumulator(for: symbol))
    }
    let free = Set(block.parametric.filter { records[Int($0)].role == .variable })
    for constraint in block.parametric where !free.contains(constraint) {
      tableau.eliminate(constraint, keepingOut: free)
    }
    tableau.recomputeGradients(of: block.basic + block.parametric)
  }
}

extension Tableau {
  /// How many changes a row may see before it is computed anew.
  static let changesPerRow: UInt32 = 4096

  /// Counts a change of a row.
  @inline(__always)
  mutating func countChange(of row: Int32) {
    heads[Int(row)].changes &+= 1
    if heads[Int(row)].changes == Self.changesPerRow { worn.append(row) }
  }

  /// Whether a row is in use and has been changed too often.
  func isWorn(_ row: Int32) -> Bool {
    heads[Int(row)].basic >= 0 && heads[Int(row)].changes >= Self.changesPerRow
  }

  /// Exchanges a constraint in the basis for the variable of its row with the largest coefficient.
  fileprivate mutating func eliminate(_ constraint: Int32, keepingOut free: Set<Int32>) {
    let row = symbols[Int(constraint)].row
    var best: Entry?
    for position in rows.range(row) {
      let entry = rows[position]
      guard symbols[Int(entry.symbol)].kind == .free, !free.contains(entry.symbol) else { continue }
      if abs(entry.coefficient) > abs(best?.coefficient ?? 0) { best = entry }
    }
    if let best { pivot(row, best.symbol, side: 1, costsCount: false) }
  }

  /// Sets the gradients of a block, which are 0, to what its elastic symbols in the basis cost, and its rows' changes to 0.
  fileprivate mutating func recomputeGradients(of block: [Int32]) {
    for index in block where symbols[Int(index)].isBasic {
      let symbol = symbols[Int(index)]
      heads[Int(symbol.row)].changes = 0
      guard symbol.kind == .elastic else { continue }
      addCosts(of: symbol.row, times: symbol.slope, level: symbol.level)
    }
    for index in block { enqueue(index) }
  }
}
