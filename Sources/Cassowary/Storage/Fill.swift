/// A symbol that a row gains or loses in a pivot, in the four bytes of an index: a lost one is stored as its
/// complement.
struct Fill: Sendable, BitwiseCopyable {
  private let rawValue: Int32

  /// A symbol that the row gains.
  @inline(__always)
  static func gained(_ symbol: SymbolIndex) -> Fill { Fill(rawValue: symbol.rawValue) }

  /// A symbol that the row loses, because its coefficients cancel.
  @inline(__always)
  static func lost(_ symbol: SymbolIndex) -> Fill { Fill(rawValue: ~symbol.rawValue) }

  /// Whether the row gains the symbol.
  @inline(__always)
  var isGained: Bool { rawValue >= 0 }

  /// The symbol that the row gains or loses.
  @inline(__always)
  var symbol: SymbolIndex { SymbolIndex(rawValue: rawValue < 0 ? ~rawValue : rawValue) }
}
