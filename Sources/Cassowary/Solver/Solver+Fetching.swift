extension Solver {
  /// Reads a number from each line of the memory in which edits look symbols, rows and values up, and returns what the numbers'
  /// bits amount to, which says nothing.
  ///
  /// Memory answers some ten requests at a time, but an edit asks for one, and knows from it what to ask for next. Whoever is
  /// about to edit a solver that has not been looked at for a while has it fetched at once. It takes time in proportion to the
  /// number of symbols: it is for solvers of the size of a cell.
  @inline(never)
  package mutating func fetch() -> UInt64 { tableau.fetch() ^ Self.bits(states, every: 2, \.value) }

  /// Numbers of elements, so many elements apart that each line has one of them.
  @inline(__always)
  fileprivate static func bits<Element: BitwiseCopyable>(
    _ array: borrowing [Element], every step: Int, _ number: (borrowing Element) -> Double
  ) -> UInt64 {
    let elements = array.span
    var bits: UInt64 = 0
    var place = 0
    while place < elements.count {
      bits ^= number(elements[place]).bitPattern
      place += step
    }
    return bits
  }
}

extension Tableau {
  @inline(__always)
  fileprivate mutating func fetch() -> UInt64 {
    Solver.bits(symbols, every: 2, \.offset) ^ Solver.bits(heads, every: 1, \.constant)
  }
}
