extension Tableau {
  /// How many pivots of one repair choose the symbol that costs least before Bland's rule takes over.
  static let cheapestPivots = 64

  /// Brings the required symbol of a row back to a value that it may have. Each pivot but the last is recorded for undoing.
  ///
  /// The symbol that enters is the one that spoils the solution least, as in the dual simplex method, so that after an edit
  /// of an optimal tableau one pivot is mostly all. Other required rows stay feasible; those that still are not are let be.
  ///
  /// - Parameters:
  ///   - isLast: Whether no other row has to be repaired in this step.
  ///   - isTakenOut: Whether the symbol gets no column when it leaves the basis.
  /// - Returns: Whether that was possible. If not, the row shows why: no symbol in it may move the way it has to.
  mutating func repair(_ basic: Int32, isLast: Bool, isTakenOut: Bool = false) -> Bool {
    var pivots = 0
    let cap = Self.pivotsPerSymbol * (symbols.count + 16)
    while pivots < cap {
      let symbol = symbols[Int(basic)]
      guard symbol.isBasic else { return true }
      let constant = heads[Int(symbol.row)].constant
      if symbol.kind == .nonNegative, constant >= -Tolerance.zero { return true }
      let isNear = symbol.kind == .zero && abs(constant) <= Tolerance.zero
      let goal: Int8 = constant < 0 ? 1 : -1
      guard let step = entering(row: symbol.row, goal: goal, bothWays: isNear, cheapest: pivots < Self.cheapestPivots)
      else {
        return isNear
      }
      let own = isNear ? 0 : abs(constant / coefficient(of: step.symbol, in: symbol.row))
      if !isNear, let block = firstRequiredBlock(of: step.symbol, direction: step.direction), block.distance < own {
        undo.isRecording = true
        pivot(block.row, step.symbol, side: step.direction)
      } else {
        if isLast { undo.isRecording = false }
        pivot(symbol.row, step.symbol, side: step.direction, keepsLeaving: !isTakenOut)
        return true
      }
      pivots += 1
    }
    return false
  }

  /// The symbol of a row, and its direction, that moves the row's own symbol towards a goal.
  @inline(__always)
  private func entering(row: Int32, goal: Int8, bothWays: Bool, cheapest: Bool) -> (symbol: Int32, direction: Int8)? {
    var best: (symbol: Int32, direction: Int8)?
    var bestSize = 0.0
    for position in rows.range(row) {
      let entry = rows[position]
      let size = abs(entry.coefficient)
      if size <= Tolerance.zero { continue }
      let kind = symbols[Int(entry.symbol)].kind
      if kind == .zero { continue }
      var direction: Int8 = entry.coefficient > 0 ? goal : -goal
      for _ in 0..<(bothWays ? 2 : 1) {
        defer { direction = -direction }
        if kind == .nonNegative, direction < 0 { continue }
        if let found = best {
          // Where nothing moves nothing is spoiled, and the symbol of the fewest rows makes the lightest pivot: views that are
          // as high as the first are tied to it one by one, each without going through all others.
          let isBetter =
            bothWays
            ? columns.count(entry.symbol) < columns.count(found.symbol)
            : isCheaper(entry.symbol, direction, size, than: found, bestSize)
          guard cheapest, isBetter else { continue }
        }
        best = (entry.symbol, direction)
        bestSize = size
      }
    }
    return best
  }

  /// Compares two symbols by their reduced costs for each unit that the row's symbol moves.
  @inline(__always)
  private func isCheaper(
    _ index: Int32, _ direction: Int8, _ size: Double, than other: (symbol: Int32, direction: Int8), _ otherSize: Double
  ) -> Bool {
    for slot in levels.order {
      let cost = reducedCost(of: index, direction: direction, slot: slot) / size
      let otherCost = reducedCost(of: other.symbol, direction: other.direction, slot: slot) / otherSize
      if cost < otherCost - Tolerance.zero { return true }
      if cost > otherCost + Tolerance.zero { return false }
    }
    // At equal cost, the symbol of fewer rows makes the lighter pivot.
    return columns.count(index) < columns.count(other.symbol)
  }

  /// The feasible required row that first stops a symbol; of several, the one of the smallest symbol.
  @inline(__always)
  private func firstRequiredBlock(of entering: Int32, direction: Int8) -> Block? {
    var best: Block?
    var bestBasic = Int32.max
    for position in columns.range(entering) {
      let row = columns[position]
      let head = heads[Int(row)]
      guard symbols[Int(head.basic)].kind == .nonNegative, head.constant >= -Tolerance.zero else { continue }
      let rate = Double(direction) * coefficient(of: entering, in: row)
      if rate >= -Tolerance.zero { continue }
      let distance = max(0, head.constant) / -rate
      if best == nil || distance < best?.distance ?? 0 || (distance == best?.distance && head.basic < bestBasic) {
        best = Block(row: row, distance: distance)
        bestBasic = head.basic
      }
    }
    return best
  }

  /// The combination of constraints that keeps a row's symbol from a value that it may have: the row itself.
  ///
  /// The symbols outside the basis are linearly independent, so this is the only combination of them that contradicts the
  /// row's own constraint, and no part of it does: the set is minimal.
  func conflict(of basic: Int32) -> [Entry] {
    var combination = [Entry(symbol: basic, coefficient: -1)]
    for position in rows.range(symbols[Int(basic)].row) where abs(rows[position].coefficient) > Tolerance.zero {
      combination.append(rows[position])
    }
    return combination
  }
}
