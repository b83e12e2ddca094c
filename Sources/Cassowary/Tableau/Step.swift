/// A move of a symbol outside the basis that moves the symbol of a row.
struct Step: Sendable, BitwiseCopyable {
  var symbol: SymbolIndex
  /// 1 if the symbol rises, -1 if it falls.
  var direction: Int8
  /// The distance that the row's symbol moves for each unit.
  var size: Double
}
