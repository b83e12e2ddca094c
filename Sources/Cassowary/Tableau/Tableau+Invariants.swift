extension Tableau {
  /// Returns a description of the first broken invariant, or `nil`. For tests: it checks the whole tableau.
  func brokenInvariant() -> String? {
    brokenRow() ?? brokenColumn() ?? brokenSymbol() ?? brokenTrack() ?? brokenGradient()
  }

  private func brokenRow() -> String? {
    for (row, head) in heads.enumerated() where head.basic >= 0 {
      let kind = symbols[Int(head.basic)].kind
      if symbols[Int(head.basic)].row != Int32(row) { return "row \(row): its symbol \(head.basic) is elsewhere" }
      if !head.constant.isFinite { return "row \(row): constant \(head.constant)" }
      if kind == .nonNegative, head.constant < -Tolerance.zero { return "row \(row): \(head.constant) < 0" }
      if kind == .zero, abs(head.constant) > Tolerance.zero { return "row \(row): \(head.constant) is not 0" }
      if head.shiftingSymbol >= 0 {
        let sum = head.rest + head.shiftingFactor * symbols[Int(head.shiftingSymbol)].offset
        let size = head.restMagnitude + abs(head.shiftingFactor * symbols[Int(head.shiftingSymbol)].offset)
        if abs(sum - constant(of: Int32(row))) > 1e-12 * size { return "row \(row): the rest is \(head.rest)" }
      }
      var last: Int32 = -1
      for position in rows.range(Int32(row)) {
        let entry = rows[position]
        let symbol = symbols[Int(entry.symbol)]
        if entry.symbol <= last { return "row \(row): symbol \(entry.symbol) is out of order" }
        if entry.coefficient == 0 || !entry.coefficient.isFinite { return "row \(row): \(entry)" }
        if symbol.isBasic || symbol.kind == .unused { return "row \(row): \(entry.symbol) has no place here" }
        if symbol.kind == .free, kind != .free { return "row \(row): free symbol \(entry.symbol)" }
        if kind == .zero, symbol.kind != .zero { return "row \(row): \(entry.symbol) in a redundant row" }
        if !columns.range(entry.symbol).contains(where: { columns[$0] == Int32(row) }) {
          return "row \(row): not in column \(entry.symbol)"
        }
        last = entry.symbol
      }
    }
    return nil
  }

  private func brokenColumn() -> String? {
    for symbol in symbols.indices {
      let listed = columns.range(Int32(symbol)).map { columns[$0] }
      if Set(listed).count != listed.count { return "column \(symbol): a row twice" }
      for row in listed where coefficient(of: Int32(symbol), in: row) == 0 { return "column \(symbol): row \(row)" }
    }
    return nil
  }

  private func brokenSymbol() -> String? {
    for (index, symbol) in symbols.enumerated() {
      if symbol.isBasic, heads[Int(symbol.row)].basic != Int32(index) { return "symbol \(index): wrong row" }
      if symbol.kind == .elastic, symbol.isBasic, !symbol.isUnsettled {
        let value = heads[Int(symbol.row)].constant
        if Double(symbol.side) * value < -Tolerance.zero { return "symbol \(index): \(value) on side \(symbol.side)" }
      }
      if !symbol.isCandidate, improvingDirection(of: Int32(index)) != 0 {
        return "symbol \(index): forgotten candidate"
      }
    }
    return nil
  }

  /// Checks that a track's rows are prepared for its symbol, and have the right sign while the offset is within the
  /// limits.
  private func brokenTrack() -> String? {
    for (index, symbol) in symbols.enumerated() where symbol.hasTrack {
      let track = tracks[Int(symbol.track)]
      if track.symbol != Int32(index) { return "symbol \(index): the track of another" }
      let column = columns.range(Int32(index)).map { columns[$0] }
      for row in symbol.isBasic ? [symbol.row] : column {
        let head = heads[Int(row)]
        if head.shiftingSymbol != Int32(index) { return "symbol \(index): row \(row) is not on its track" }
        if symbol.offset < track.lower || symbol.offset > track.upper { continue }
        let basic = symbols[Int(head.basic)]
        let value = basic.kind == .elastic && basic.side < 0 ? -head.constant : head.constant
        if basic.kind != .free, value < -Tolerance.zero { return "symbol \(index): row \(row) is off the track" }
      }
    }
    return nil
  }

  private func brokenGradient() -> String? {
    var sums = [Double](repeating: 0, count: gradients.count)
    for (row, head) in heads.enumerated() where head.basic >= 0 {
      let basic = symbols[Int(head.basic)]
      guard basic.kind == .elastic, basic.level >= 0 else { continue }
      for position in rows.range(Int32(row)) {
        sums[Int(rows[position].symbol) * stride + Int(basic.level)] += basic.slope * rows[position].coefficient
      }
    }
    for place in sums.indices where abs(sums[place] - gradients[place]) > 1e-9 * max(1, abs(sums[place])) {
      return "symbol \(place / stride), slot \(place % stride): gradient \(gradients[place]), not \(sums[place])"
    }
    return nil
  }
}
