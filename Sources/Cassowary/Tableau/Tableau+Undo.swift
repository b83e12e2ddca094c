extension Tableau {
  /// Records everything that a pivot will change.
  mutating func record(pivotOf row: RowIndex, _ entering: SymbolIndex) {
    record(symbol: heads[row].basic)
    for position in rows.range(row) { record(symbol: rows[position].symbol) }
    // The entering symbol's column includes the pivot row.
    for position in columns.range(entering) { record(row: columns[position]) }
  }

  /// Records a symbol and its gradients.
  private mutating func record(symbol: SymbolIndex) {
    undo.changes.append(.symbol(symbol, symbols[symbol], gradients: undo.gradients.count))
    let base = symbol.position * stride
    for slot in 0..<stride { undo.gradients.append(gradients[base + slot]) }
  }

  private mutating func record(row: RowIndex) {
    let range = rows.range(row)
    undo.changes.append(.row(row, heads[row], start: undo.entries.count, count: range.count))
    for position in range { undo.entries.append(rows[position]) }
  }

  /// Undoes the recorded changes, the last one first.
  mutating func rollBack() {
    undo.isRecording = false
    while let change = undo.changes.popLast() {
      switch change {
      case .symbol(let index, let symbol, let start):
        let flags = symbols[index]
        symbols[index] = symbol
        symbols[index].keepFlags(of: flags)
        let base = index.position * stride
        for slot in 0..<stride { gradients[base + slot] = undo.gradients[start + slot] }
      case .row(let row, let head, let start, let count):
        for position in rows.range(row) { columns.remove(row, from: rows[position].symbol) }
        rows.replace(row, with: undo.entries, in: start..<start + count)
        for position in rows.range(row) {
          columns.append(row, to: rows[position].symbol)
          dropTrack(of: rows[position].symbol)
        }
        heads[row] = head
        setConstant(of: row, to: head.constant)
        heads[row].needsConstant = head.needsConstant
      }
    }
    for old in undo.constants.elements.reversed() { setConstant(of: old.index, to: old.value) }
    for old in undo.offsets.elements.reversed() { replaceOffset(of: old.index, by: old.value) }
    undo.removeAll()
  }
}
