extension Tableau {
  /// Returns the slot of a priority, assigned if needed, and adds a user to it.
  mutating func retainLevel(_ priority: Double) -> LevelSlot {
    if let slot = levels.slot(of: priority) {
      levels.retain(slot)
      return slot
    }
    if levels.count == stride, levels.vacantSlot == nil { doubleLevelSlots() }
    let slot: LevelSlot
    if levels.count == stride {
      slot = levels.assign(priority, to: levels.vacantSlot)
      // No elastic symbol uses the slot, so its gradients are 0 except for rounding errors. Start the new level from
      // exactly 0.
      for symbol in symbols.indices { gradients[symbol.position * stride + slot.position] = 0 }
    } else {
      slot = levels.assign(priority, to: nil)
    }
    levels.retain(slot)
    return slot
  }

  /// Doubles the number of slots per symbol.
  private mutating func doubleLevelSlots() {
    var wider = [Double](repeating: 0, count: symbols.count * stride * 2)
    for symbol in symbols.indices {
      for slot in 0..<stride {
        wider[symbol.position * stride * 2 + slot] = gradients[symbol.position * stride + slot]
      }
    }
    gradients = wider
    stride *= 2
  }

  /// Adds a multiple of a row's coefficients to the gradients of one level, and updates the candidates.
  mutating func addCosts(of row: RowIndex, times slope: Double, level: LevelSlot) {
    if slope == 0 { return }
    Self.addCosts(of: rows, row, times: slope, to: &gradients, stride, level)
    for position in rows.range(row) { enqueue(rows[position].symbol) }
  }

  private static func addCosts(
    of rows: borrowing ListPool<RowIndex, Entry>, _ row: RowIndex, times slope: Double, to array: inout [Double],
    _ stride: Int,
    _ level: LevelSlot
  ) {
    var gradients = array.mutableSpan
    let entries = rows.elements.span
    for position in rows.range(row) {
      let entry = entries[position]
      let place = entry.symbol.position * stride + level.position
      gradients[place] = Tolerance.sum(gradients[place], slope * entry.coefficient)
    }
  }

  /// Adds a symbol to the candidates to enter the basis if that improves the solution.
  @inline(__always)
  mutating func enqueue(_ symbol: SymbolIndex) {
    if symbols[symbol].isCandidate || improvingDirection(of: symbol) == 0 { return }
    symbols[symbol].isCandidate = true
    candidates.push(symbol)
  }

  /// Returns the direction in which a symbol outside the basis reduces the error, lexicographically by level: 1, -1, or
  /// 0.
  ///
  /// A required equality is always 0, a required inequality can only rise, and a variable or an optional constraint can
  /// do both.
  @inline(__always)
  func improvingDirection(of index: SymbolIndex) -> Int8 {
    let symbol = symbols[index]
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
  ///
  /// Comparing level by level is what makes the priorities lexicographic. With numeric weights, many errors at one
  /// priority could outweigh one at the next.
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

  /// Returns the reduced cost of a symbol outside the basis in a direction at one level: the gradient and the symbol's
  /// own cost.
  @inline(__always)
  func reducedCost(of index: SymbolIndex, direction: Int8, slot: LevelSlot) -> Double {
    let symbol = symbols[index]
    var cost = Double(direction) * gradients[index.position * stride + slot.position]
    if slot == (direction > 0 ? symbol.risingLevel : symbol.fallingLevel) { cost += 1 }
    return cost
  }

  /// Updates the gradients for elastic symbols in the basis whose value has crossed 0.
  ///
  /// The cost of an elastic symbol is linear on each side of 0 but not across it. The gradients count each such symbol
  /// as if it stayed on its ``Symbol/side``. When an edit or a pivot moves its value to the other side, the derivative
  /// changes from that of one side to that of the other, possibly at another level.
  mutating func updateGradients() {
    while let basic = unsettled.pop() {
      symbols[basic].isUnsettled = false
      let symbol = symbols[basic]
      guard symbol.kind == .elastic, symbol.isBasic else { continue }
      let constant = heads[symbol.row].constant
      if Double(symbol.side) * constant >= -Tolerance.zero { continue }
      symbols[basic].side = -symbol.side
      dropTrack(owning: symbol.row)
      let turned = symbols[basic]
      if turned.level == symbol.level {
        addCosts(of: symbol.row, times: turned.slope - symbol.slope, level: symbol.level)
      } else {
        addCosts(of: symbol.row, times: -symbol.slope, level: symbol.level)
        addCosts(of: symbol.row, times: turned.slope, level: turned.level)
      }
    }
  }
}
