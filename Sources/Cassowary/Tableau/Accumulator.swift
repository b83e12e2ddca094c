/// A sum of entries under construction: dense values with the list of the symbols that occur.
struct Accumulator: Sendable {
  private var values: [Double] = []
  private var isPresent: [Bool] = []
  private(set) var symbols = WorkList<Int32>()

  /// Makes room for one more symbol.
  mutating func appendSymbol() {
    values.append(0)
    isPresent.append(false)
  }

  /// Adds a multiple of a symbol.
  @inline(__always)
  mutating func add(_ coefficient: Double, to symbol: Int32) {
    let index = Int(symbol)
    if isPresent[index] {
      values[index] = Tolerance.sum(values[index], coefficient)
    } else {
      isPresent[index] = true
      values[index] = coefficient
      symbols.append(symbol)
    }
  }

  /// Puts the symbols in ascending order.
  mutating func sort() {
    symbols.sort()
  }

  /// The coefficient of a symbol; 0 for one that does not occur.
  @inline(__always)
  func value(of symbol: Int32) -> Double { values[Int(symbol)] }

  /// Empties the sum, at a cost that depends on what was added only.
  mutating func removeAll() {
    for place in symbols.indices {
      let symbol = Int(symbols[place])
      values[symbol] = 0
      isPresent[symbol] = false
    }
    symbols.removeAll()
  }
}
