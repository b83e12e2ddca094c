/// A move of a symbol outside the basis that moves the symbol of a row.
struct Step: Sendable, BitwiseCopyable {
  var symbol: SymbolIndex
  /// 1 if the symbol rises, -1 if it falls.
  var direction: Int8
  /// The distance that the row's symbol moves for each unit.
  var size: Double
}

/// The objective: for each priority in use, how the error of the basis changes with each symbol outside it.
///
/// Priorities are lexicographic, so each has a level of its own, and symbols are compared level by level. With numeric
/// weights, many errors at one priority could outweigh one at the next.
struct Objective: Sendable {
  /// For each symbol outside the basis and each level's slot, the derivative of the error of the basis with respect to
  /// the symbol.
  ///
  /// The symbol's own cost is not included, since it depends on the direction in which the symbol moves.
  private var gradients: [Double] = []
  /// The number of slots per symbol in ``gradients``.
  private(set) var stride = 2
  /// The priorities of the elastic symbols, one level for each.
  private(set) var levels = Levels()

  // MARK: Symbols and levels

  /// Allocates storage for a number of symbols.
  mutating func reserve(_ count: Int) { gradients.reserveCapacity(count * stride) }

  /// Adds a symbol, which is in no row.
  @inline(__always)
  mutating func appendSymbol() {
    for _ in 0..<stride { gradients.append(0) }
  }

  /// Sets the gradients of a symbol that is in no row to 0.
  mutating func clearGradients(of symbol: SymbolIndex) {
    let base = symbol.position * stride
    for slot in 0..<stride { gradients[base + slot] = 0 }
  }

  /// Returns the slot of a priority, assigned if needed, and adds a user to it.
  mutating func retainLevel(_ priority: Double) -> LevelSlot {
    if let slot = levels.slot(of: priority) {
      levels.retain(slot)
      return slot
    }
    if levels.count == stride, levels.vacantSlot == nil { doubleSlots() }
    let slot: LevelSlot
    if levels.count == stride {
      slot = levels.assign(priority, to: levels.vacantSlot)
      // No elastic symbol uses the slot, so its gradients are 0 except for rounding errors. Start the new level from
      // exactly 0.
      for base in Swift.stride(from: 0, to: gradients.count, by: stride) { gradients[base + slot.position] = 0 }
    } else {
      slot = levels.assign(priority, to: nil)
    }
    levels.retain(slot)
    return slot
  }

  /// Removes an elastic symbol from the users of its levels.
  mutating func releaseLevels(of symbol: Symbol) {
    if !symbol.risingLevel.isNone { levels.release(symbol.risingLevel) }
    if !symbol.fallingLevel.isNone { levels.release(symbol.fallingLevel) }
  }

  /// Returns whether a slot, if there is one, belongs to a priority.
  func isLevel(_ slot: LevelSlot, of priority: Double) -> Bool {
    slot.isNone || levels.priority(of: slot) == priority
  }

  /// Doubles the number of slots per symbol.
  private mutating func doubleSlots() {
    var wider = [Double](repeating: 0, count: gradients.count * 2)
    for index in gradients.indices { wider[index / stride * stride * 2 + index % stride] = gradients[index] }
    gradients = wider
    stride *= 2
  }

  // MARK: Changes

  /// Adds a multiple of a row's coefficients to the gradients of one level.
  mutating func addRow(
    _ row: RowIndex, of rows: borrowing ListPool<RowIndex, Entry>, times slope: Double, _ level: LevelSlot
  ) {
    let stride = stride
    let entries = rows.elements.span
    var gradients = gradients.mutableSpan
    for position in rows.range(row) {
      let entry = entries[position]
      let index = entry.symbol.position * stride + level.position
      gradients[index] = Tolerance.sum(gradients[index], slope * entry.coefficient)
    }
  }

  /// Adds a number to a gradient of a symbol.
  mutating func add(_ cost: Double, to symbol: SymbolIndex, _ level: LevelSlot) {
    let index = symbol.position * stride + level.position
    gradients[index] = Tolerance.sum(gradients[index], cost)
  }

  /// Updates the gradients for a pivot, before the rows change.
  ///
  /// Solving the row for the entering symbol and substituting it in the objective gives the following. With *q* =
  /// (gradient of the entering symbol + its own slope) / its coefficient, the gradient of each other symbol in the row
  /// decreases by *q* times that symbol's coefficient. The gradient of the leaving symbol becomes *q* minus its own
  /// slope, which no longer counts since the symbol is outside the basis.
  ///
  /// - Parameter costsCount: Whether the gradients include the leaving symbol's cost.
  @inline(__always)
  mutating func pivot(
    _ row: RowIndex, _ entering: SymbolIndex, _ leaving: SymbolIndex, _ matrix: borrowing Matrix, costsCount: Bool
  ) {
    let leavingSymbol = matrix.symbols[leaving]
    exchange(
      matrix.rows, row, entering, matrix.symbols[entering], leaving, pivot: matrix.coefficient(of: entering, in: row))
    if costsCount, leavingSymbol.kind == .elastic, !leavingSymbol.level.isNone {
      add(-leavingSymbol.slope, to: leaving, leavingSymbol.level)
    }
  }

  private mutating func exchange(
    _ rows: borrowing ListPool<RowIndex, Entry>, _ row: RowIndex, _ entering: SymbolIndex, _ symbol: Symbol,
    _ leaving: SymbolIndex, pivot: Double
  ) {
    let stride = stride
    let entries = rows.elements.span
    var gradients = gradients.mutableSpan
    let range = rows.range(row)
    let level = symbol.level.position
    for slot in 0..<stride {
      var cost = gradients[entering.position * stride + slot]
      if slot == level { cost = Tolerance.sum(cost, symbol.slope) }
      gradients[entering.position * stride + slot] = 0
      gradients[leaving.position * stride + slot] = cost / pivot
      if cost == 0 { continue }
      for position in range {
        let entry = entries[position]
        if entry.symbol == entering { continue }
        let index = entry.symbol.position * stride + slot
        gradients[index] = Tolerance.sum(gradients[index], -entry.coefficient * (cost / pivot))
      }
    }
  }

  // MARK: Directions

  /// Returns the direction in which a symbol outside the basis reduces the error, lexicographically by level: 1, -1, or
  /// 0.
  ///
  /// A required equality is always 0, a required inequality can only rise, and a variable or an optional constraint can
  /// do both.
  @inline(__always)
  func improvingDirection(of index: SymbolIndex, _ symbol: Symbol) -> Int8 {
    if symbol.isBasic { return 0 }
    switch symbol.kind {
    case .zero, .unused: return 0
    case .nonNegative: return costSign(of: index, symbol, direction: 1) < 0 ? 1 : 0
    case .free: return Int8(-costSign(of: index, symbol, direction: 1))
    case .elastic: return improvingDirection(ofElastic: index, symbol)
    }
  }

  /// Checks both directions of an elastic symbol in one pass over the levels.
  ///
  /// At most one of them improves the solution: the gradients of the two directions are opposite, and the symbol's own
  /// cost is added in both.
  @inline(__always)
  private func improvingDirection(ofElastic index: SymbolIndex, _ symbol: Symbol) -> Int8 {
    let base = index.position * stride
    var (mayRise, mayFall) = (true, true)
    for slot in levels.order {
      var rising = gradients[base + slot.position]
      var falling = -rising
      if slot == symbol.risingLevel { rising += 1 }
      if slot == symbol.fallingLevel { falling += 1 }
      if mayRise {
        if rising < -Tolerance.zero { return 1 }
        mayRise = rising <= Tolerance.zero
      }
      if mayFall {
        if falling < -Tolerance.zero { return -1 }
        mayFall = falling <= Tolerance.zero
      }
      if !mayRise, !mayFall { return 0 }
    }
    return 0
  }

  /// Returns the sign of the change in the first level whose error changes when a symbol outside the basis moves in a
  /// direction.
  @inline(__always)
  func costSign(of index: SymbolIndex, _ symbol: Symbol, direction: Int8) -> Int {
    let base = index.position * stride
    let level = direction > 0 ? symbol.risingLevel : symbol.fallingLevel
    for slot in levels.order {
      var cost = Double(direction) * gradients[base + slot.position]
      if slot == level { cost += 1 }
      if cost < -Tolerance.zero { return -1 }
      if cost > Tolerance.zero { return 1 }
    }
    return 0
  }

  /// Returns the sign of the difference between the costs of two steps, of the first level where they differ: each the
  /// reduced cost of a symbol outside the basis in a direction, divided by `size`.
  ///
  /// The reduced cost is the gradient and, at its level, the symbol's own cost.
  @inline(__always)
  func compare(_ lhs: Step, _ lhsSymbol: Symbol, _ rhs: Step, _ rhsSymbol: Symbol) -> Int {
    for slot in levels.order {
      let cost = reducedCost(lhs, lhsSymbol, slot) / lhs.size
      let otherCost = reducedCost(rhs, rhsSymbol, slot) / rhs.size
      if cost < otherCost - Tolerance.zero { return -1 }
      if cost > otherCost + Tolerance.zero { return 1 }
    }
    return 0
  }

  @inline(__always)
  private func reducedCost(_ step: Step, _ symbol: Symbol, _ slot: LevelSlot) -> Double {
    var cost = Double(step.direction) * gradients[step.symbol.position * stride + slot.position]
    if slot == (step.direction > 0 ? symbol.risingLevel : symbol.fallingLevel) { cost += 1 }
    return cost
  }

  // MARK: Undoing and checking

  /// Appends the gradients of a symbol to a list.
  func copyGradients(of symbol: SymbolIndex, to list: inout WorkList<Double>) {
    let base = symbol.position * stride
    for slot in 0..<stride { list.append(gradients[base + slot]) }
  }

  /// Sets the gradients of a symbol to elements of a list.
  mutating func restoreGradients(of symbol: SymbolIndex, from list: borrowing WorkList<Double>, at start: Int) {
    let base = symbol.position * stride
    for slot in 0..<stride { gradients[base + slot] = list[start + slot] }
  }

  /// Returns the gradients of a symbol, by slot.
  func gradients(of symbol: SymbolIndex) -> ArraySlice<Double> {
    gradients[symbol.position * stride..<(symbol.position + 1) * stride]
  }
}
