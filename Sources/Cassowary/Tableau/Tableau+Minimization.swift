extension Tableau {
  /// A row that stops a symbol on its way, and how far the symbol gets.
  struct Block {
    var row: Int32
    var distance: Double
  }

  /// How many pivots one minimisation may take for each symbol. Layouts take less than one; the bound only keeps rounding
  /// errors from ever turning into an endless loop.
  static let pivotsPerSymbol = 64

  /// Minimises the errors, the most important level first: the simplex method with Bland's rule, which cannot cycle.
  mutating func minimize() {
    if candidates.isEmpty, unsettled.isEmpty { return }
    settle()
    var budget = Self.pivotsPerSymbol * (symbols.count + 16)
    while budget > 0, let entering = candidates.pop() {
      symbols[Int(entering)].isCandidate = false
      let direction = improvingDirection(of: entering)
      if direction == 0 { continue }
      // A gain without a limit is rounding noise: every error is at least 0.
      guard let block = firstBlock(of: entering, direction: direction) else { continue }
      pivot(block.row, entering, side: direction)
      settle()
      budget -= 1
    }
  }

  /// The row that first stops a symbol that goes in a direction; of several, the one of the smallest symbol.
  @inline(__always)
  func firstBlock(of entering: Int32, direction: Int8) -> Block? {
    var best: Block?
    var bestBasic = Int32.max
    for position in columns.range(entering) {
      let row = columns[position]
      let basic = heads[Int(row)].basic
      let symbol = symbols[Int(basic)]
      if symbol.kind == .free { continue }
      let rate = Double(direction) * coefficient(of: entering, in: row)
      if abs(rate) <= Tolerance.zero { continue }
      let distance: Double
      switch symbol.kind {
      case .zero: distance = 0
      case .elastic where (rate < 0) == (symbol.side > 0), .nonNegative where rate < 0:
        let room = symbol.kind == .elastic && symbol.side < 0 ? -heads[Int(row)].constant : heads[Int(row)].constant
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
