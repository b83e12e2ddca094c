extension Tableau {
  /// The number of pivots in one repair that choose the cheapest symbol, before Bland's rule takes over.
  ///
  /// The cheapest symbol usually leads to an optimum in one pivot. But where several symbols are at 0 at once, pivots
  /// can move nothing and return to a basis that was visited before. Bland's rule, the smallest symbol that will do,
  /// never does, and takes more pivots. Repairs need few, so 64 of them without an end are a sign of a cycle.
  static let cheapestPivots = 64

  /// Makes the required symbol of a row feasible. Each pivot except the last is recorded for undoing.
  ///
  /// This is a step of the dual simplex method: the row chooses the symbol that enters, and of those that can move the
  /// row's symbol in the right direction, the one that worsens the solution least. So after an edit of an optimal
  /// tableau, one pivot usually restores both feasibility and the optimum. Unlike in the dual simplex method, the
  /// tableau need not be optimal: errors are minimized only when values are requested. Other required rows stay
  /// feasible if they are, and are ignored if they are not.
  ///
  /// - Parameters:
  ///   - isLast: Whether no other row has to be repaired in this operation.
  ///   - isTakenOut: Whether the symbol gets no column when it leaves the basis.
  /// - Returns: Whether the symbol is now feasible. If not, the row proves that it cannot be: no symbol in it can move
  ///   in the direction needed.
  mutating func repair(_ basic: SymbolIndex, isLast: Bool, isTakenOut: Bool = false) -> Bool {
    var pivots = 0
    let cap = Self.pivotsPerSymbol * (matrix.symbols.count + 16)
    while pivots < cap {
      let symbol = matrix.symbols[basic]
      guard symbol.isBasic else { return true }
      let constant = matrix.heads[symbol.row].constant
      if symbol.kind == .nonNegative, constant >= -Tolerance.zero { return true }
      // An equality that happens to hold still has to leave the basis, so that nothing can move it away from 0. Any
      // symbol may enter for it, since that moves nothing. If there is none, the equality follows from others, and its
      // row stays.
      let isNear = symbol.kind == .zero && abs(constant) <= Tolerance.zero
      let goal: Int8 = constant < 0 ? 1 : -1
      guard let step = entering(row: symbol.row, goal: goal, bothWays: isNear, cheapest: pivots < Self.cheapestPivots)
      else {
        return isNear
      }
      // The entering symbol moves until the row's symbol reaches 0 and leaves the basis, unless the symbol of a
      // feasible row reaches 0 before that. Then that symbol leaves, as in the primal simplex method, and the repair
      // continues.
      let own = isNear ? 0 : abs(constant / matrix.coefficient(of: step.symbol, in: symbol.row))
      if !isNear, let block = firstRequiredBlock(of: step.symbol, direction: step.direction), block.distance < own {
        setRecording(true)
        pivot(block.row, step.symbol, side: step.direction)
      } else {
        if isLast { setRecording(false) }
        pivot(symbol.row, step.symbol, side: step.direction, keepsLeaving: !isTakenOut)
        return true
      }
      pivots += 1
    }
    return false
  }

  /// Returns the symbol of a row, and the direction, to move the row's own symbol toward a goal; `nil` if no symbol
  /// can.
  ///
  /// - Parameters:
  ///   - goal: The direction in which the row's symbol has to move.
  ///   - bothWays: Whether either direction will do, because nothing moves.
  ///   - cheapest: Whether to choose the cheapest symbol, and not, by Bland's rule, the smallest.
  @inline(__always)
  private func entering(row: RowIndex, goal: Int8, bothWays: Bool, cheapest: Bool) -> Step? {
    var best: Step?
    for position in matrix.rows.range(row) {
      let entry = matrix.rows[position]
      let size = abs(entry.coefficient)
      if size <= Tolerance.zero { continue }
      let kind = matrix.symbols[entry.symbol].kind
      if kind == .zero { continue }
      var direction: Int8 = entry.coefficient > 0 ? goal : -goal
      for _ in 0..<(bothWays ? 2 : 1) {
        defer { direction = -direction }
        if kind == .nonNegative, direction < 0 { continue }
        let step = Step(symbol: entry.symbol, direction: direction, size: size)
        if let found = best {
          // If nothing moves, the solution does not get worse, and the symbol in the fewest rows makes the cheapest
          // pivot. So views that have the same height as the first one are tied to it one by one, without a visit to
          // all the others.
          let isBetter =
            bothWays
            ? matrix.columns.count(entry.symbol) < matrix.columns.count(found.symbol) : isCheaper(step, than: found)
          guard cheapest, isBetter else { continue }
        }
        best = step
      }
    }
    return best
  }

  /// Returns whether a step has a lower reduced cost than another per unit that the row's symbol moves.
  @inline(__always)
  private func isCheaper(_ step: Step, than other: Step) -> Bool {
    let order = objective.compare(step, matrix.symbols[step.symbol], other, matrix.symbols[other.symbol])
    // At equal cost, the symbol in fewer rows makes the cheaper pivot.
    return order < 0 || (order == 0 && matrix.columns.count(step.symbol) < matrix.columns.count(other.symbol))
  }

  /// Returns the feasible required row that is the first to block a symbol; on a tie, the one with the smallest basic
  /// symbol.
  @inline(__always)
  private func firstRequiredBlock(of entering: SymbolIndex, direction: Int8) -> Block? {
    var best: Block?
    var bestBasic = SymbolIndex.none
    for position in matrix.columns.range(entering) {
      let row = matrix.columns[position]
      let head = matrix.heads[row]
      guard matrix.symbols[head.basic].kind == .nonNegative, head.constant >= -Tolerance.zero else { continue }
      let rate = Double(direction) * matrix.coefficient(of: entering, in: row)
      if rate >= -Tolerance.zero { continue }
      let distance = max(0, head.constant) / -rate
      if best == nil || distance < best?.distance ?? 0 || (distance == best?.distance && head.basic < bestBasic) {
        best = Block(row: row, distance: distance)
        bestBasic = head.basic
      }
    }
    return best
  }

  /// Returns the combination of constraints that keeps a row's symbol from a feasible value: the row itself.
  ///
  /// The row is an identity: its symbols, with these coefficients, add up to a constant. No symbol in it can move in
  /// the direction needed, so no feasible values of the others make the row's own symbol feasible. The symbols outside
  /// the basis are linearly independent, so this is the only such combination with the row's own constraint, and no
  /// subset of it is contradictory: the set is minimal.
  func conflict(of basic: SymbolIndex) -> [Entry] {
    var combination = [Entry(symbol: basic, coefficient: -1)]
    for position in matrix.rows.range(matrix.symbols[basic].row)
    where abs(matrix.rows[position].coefficient) > Tolerance.zero {
      combination.append(matrix.rows[position])
    }
    return combination
  }
}
