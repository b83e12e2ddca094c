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

/// What has to be done after a row has changed, in the four bytes of an index: a row is stored as its complement.
struct Consequence: Sendable, BitwiseCopyable {
  private let rawValue: Int32

  /// The value of a basic symbol has changed, so that a variable has moved, or an error may have crossed 0.
  @inline(__always)
  static func changed(_ basic: SymbolIndex) -> Consequence { Consequence(rawValue: basic.rawValue) }

  /// A row is due to be recomputed.
  @inline(__always)
  static func worn(_ row: RowIndex) -> Consequence { Consequence(rawValue: ~row.rawValue) }

  /// The row that is due to be recomputed, or `nil`.
  @inline(__always)
  var wornRow: RowIndex? { rawValue < 0 ? RowIndex(rawValue: ~rawValue) : nil }

  /// The basic symbol whose value has changed, unless there is a ``wornRow``.
  @inline(__always)
  var basic: SymbolIndex { SymbolIndex(rawValue: rawValue) }
}
