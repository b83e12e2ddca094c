extension Tableau {
  /// A row that blocks a moving symbol, and the distance that the symbol moves until then.
  struct Block {
    var row: RowIndex
    var distance: Double
  }

  /// The maximum number of pivots in one minimization for each symbol.
  ///
  /// Layouts need less than one. The limit only ensures that rounding errors never cause an endless loop.
  static let pivotsPerSymbol = 64

  /// Minimizes the errors, the most important level first: the primal simplex method with Bland's rule, which cannot
  /// cycle.
  ///
  /// All required rows are feasible at this point, since ``install(_:by:isTakenOut:)`` and ``repairAll()`` keep them
  /// so. That is what the primal method needs, and it leaves them feasible. Each pivot takes the smallest symbol that
  /// improves the solution and moves it until the first row blocks it. After an edit of an optimal tableau there is
  /// usually nothing to do: the rows that became infeasible were repaired with the dual method, which keeps the
  /// optimum.
  mutating func minimize() {
    if candidates.isEmpty, matrix.unsettled.isEmpty { return }
    updateGradients()
    var budget = Self.pivotsPerSymbol * (matrix.symbols.count + 16)
    while budget > 0, let entering = popCandidate() {
      let direction = objective.improvingDirection(of: entering, matrix.symbols[entering])
      if direction == 0 { continue }
      // A gain without a limit can only be rounding noise, since every error is at least 0.
      guard let block = firstBlock(of: entering, direction: direction) else { continue }
      pivot(block.row, entering, side: direction)
      updateGradients()
      budget -= 1
    }
  }

  /// Returns the first row to block a symbol that moves in a direction; on a tie, the one with the smallest basic
  /// symbol.
  ///
  /// This is the ratio test of the primal simplex method. A required inequality blocks where it reaches 0, and a
  /// required equality, which can only be basic as a redundant row, at once. An elastic symbol blocks where it reaches
  /// 0, too: it could move on, but its cost has a kink there, and beyond it the direction might no longer be an
  /// improvement. A variable never blocks.
  @inline(__always)
  func firstBlock(of entering: SymbolIndex, direction: Int8) -> Block? {
    var best: Block?
    var bestBasic = SymbolIndex.none
    for position in matrix.columns.range(entering) {
      let row = matrix.columns[position]
      let basic = matrix.heads[row].basic
      let symbol = matrix.symbols[basic]
      if symbol.kind == .free { continue }
      let rate = Double(direction) * matrix.coefficient(of: entering, in: row)
      if abs(rate) <= Tolerance.zero { continue }
      let distance: Double
      switch symbol.kind {
      case .zero: distance = 0
      case .elastic where (rate < 0) == (symbol.side > 0), .nonNegative where rate < 0:
        let room = symbol.kind == .elastic && symbol.side < 0 ? -matrix.heads[row].constant : matrix.heads[row].constant
        distance = max(0, room) / abs(rate)
      default: continue
      }
      if best == nil || distance < best?.distance ?? 0 || (distance == best?.distance && basic < bestBasic) {
        best = Block(row: row, distance: distance)
        bestBasic = basic
      }
    }
    return best
  }
}
