/// A linear combination under construction: dense coefficients by symbol, with the list of the symbols that occur.
struct Accumulator: Sendable {
  private var values = Table<SymbolIndex, Double>()
  private var isPresent = Table<SymbolIndex, Bool>()
  private(set) var symbols = WorkList<SymbolIndex>()

  /// Allocates storage for a number of symbols.
  mutating func reserve(_ symbols: Int) {
    values.reserveCapacity(symbols)
    isPresent.reserveCapacity(symbols)
  }

  /// Extends the storage by one symbol.
  mutating func appendSymbol() {
    values.append(0)
    isPresent.append(false)
  }

  /// Adds `coefficient * symbol`.
  @inline(__always)
  mutating func add(_ coefficient: Double, to symbol: SymbolIndex) {
    if isPresent[symbol] {
      values[symbol] = Tolerance.sum(values[symbol], coefficient)
    } else {
      isPresent[symbol] = true
      values[symbol] = coefficient
      symbols.append(symbol)
    }
  }

  /// Adds a multiple of the entries at some positions of a pool, in one pass over spans.
  mutating func add(
    _ coefficient: Double, times entries: borrowing ListPool<some TableIndex, Entry>, in range: Range<Int>
  ) {
    symbols.reserve(symbols.count + range.count, padding: .none)
    symbols.count = Self.add(
      coefficient, entries, range, to: &values.elements, &isPresent.elements, &symbols.storage, count: symbols.count)
  }

  private static func add(
    _ coefficient: Double, _ pool: borrowing ListPool<some TableIndex, Entry>, _ range: Range<Int>,
    to valueArray: inout [Double], _ presenceArray: inout [Bool], _ symbolArray: inout [SymbolIndex], count: Int
  ) -> Int {
    let entries = pool.elements.span
    var values = valueArray.mutableSpan
    var isPresent = presenceArray.mutableSpan
    var symbols = symbolArray.mutableSpan
    var count = count
    for position in range {
      let entry = entries[position]
      let symbol = entry.symbol
      let product = coefficient * entry.coefficient
      if isPresent[symbol] {
        values[symbol] = Tolerance.sum(values[symbol], product)
      } else {
        isPresent[symbol] = true
        values[symbol] = product
        symbols[count] = symbol
        count += 1
      }
    }
    return count
  }

  /// Sorts the symbols in ascending order.
  mutating func sort() {
    symbols.sort()
  }

  /// Returns the coefficient of a symbol, or 0 if it does not occur.
  @inline(__always)
  func value(of symbol: SymbolIndex) -> Double { values[symbol] }

  /// Removes all terms, in time proportional to their number.
  mutating func removeAll() {
    Self.clear(symbols, in: &values.elements, &isPresent.elements)
    symbols.removeAll()
  }

  private static func clear(
    _ list: borrowing WorkList<SymbolIndex>, in valueArray: inout [Double], _ presenceArray: inout [Bool]
  ) {
    let symbols = list.storage.span
    var values = valueArray.mutableSpan
    var isPresent = presenceArray.mutableSpan
    for index in 0..<list.count {
      let symbol = symbols[index]
      values[symbol] = 0
      isPresent[symbol] = false
    }
  }
}
