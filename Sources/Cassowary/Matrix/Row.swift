/// A symbol with its coefficient, in a row or in a constraint's expression.
struct Entry: Sendable, BitwiseCopyable {
  var symbol: SymbolIndex
  var coefficient: Double

  /// An entry that fills unused storage.
  static let padding = Entry(symbol: .none, coefficient: 0)
}

/// The part of a row beside its entries.
struct RowHead: Sendable, BitwiseCopyable {
  /// The basic symbol, which the row expresses; none for an unused row.
  var basic: SymbolIndex
  /// The symbol whose edits update the constant with one product, using ``rest``; none if there is none.
  var shiftingSymbol = SymbolIndex.none
  /// The number of changes since the row was last computed from constraints.
  var changes: UInt32 = 0
  /// Whether the constant is outdated; it is then computed when values are requested. Only for rows of variables.
  var needsConstant = false
  /// The value of the basic symbol, since every symbol in the entries is 0.
  var constant = 0.0
  /// The factor of the shifting symbol's offset in the constant.
  var shiftingFactor = 0.0
  /// The constant without the shifting symbol's part, and the sum of the magnitudes of its parts.
  var rest = 0.0
  var restMagnitude = 0.0

  /// Whether the row expresses a symbol.
  @inline(__always)
  var isUsed: Bool { !basic.isNone }
}
