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
