/// A symbol with its coefficient, in a row or in a constraint's expression.
struct Entry: Sendable, BitwiseCopyable {
  var symbol: SymbolIndex
  var coefficient: Double

  /// An entry that fills unused storage.
  static let padding = Entry(symbol: .none, coefficient: 0)
}
