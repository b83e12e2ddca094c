/// An index that selects from one kind of table only.
///
/// Symbols, rows, and levels are all numbered from 0. A type for each makes the compiler reject a row's index
/// where a symbol's is needed. In a release build, an index is its number.
@usableFromInline
protocol TableIndex: Hashable, Comparable, Sendable, BitwiseCopyable,
  CustomStringConvertible
{
  /// The position, or a negative number for ``none``. Four bytes, since rows store millions of them.
  var rawValue: Int32 { get }

  init(rawValue: Int32)
}

extension TableIndex {
  /// Creates the index of a position.
  @inline(__always)
  init(_ position: Int) { self.init(rawValue: Int32(position)) }

  /// The absence of an index. It is stored where an optional would take twice the memory.
  @inline(__always)
  static var none: Self { Self(rawValue: -1) }

  /// Whether this is ``none``.
  @inline(__always)
  var isNone: Bool { rawValue < 0 }

  /// The position in an array.
  @inlinable @inline(__always)
  var position: Int { Int(rawValue) }

  /// The position, for messages.
  @usableFromInline var description: String { String(rawValue) }

  /// Orders indices by position.
  @inlinable @inline(__always)
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Span where Element: BitwiseCopyable {
  /// The element at an index of the table that the span was taken from.
  @inline(__always)
  subscript(index: some TableIndex) -> Element { self[index.position] }
}

extension MutableSpan where Element: BitwiseCopyable {
  /// The element at an index of the table that the span was taken from.
  @inline(__always)
  subscript(index: some TableIndex) -> Element {
    get { self[index.position] }
    _modify { yield &self[index.position] }
  }
}

/// The index of a symbol: a variable, or a constraint's residual.
@usableFromInline struct SymbolIndex: TableIndex {
  @usableFromInline let rawValue: Int32

  @inlinable init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The index of a symbol that is a variable.
typealias VariableIndex = SymbolIndex

/// The index of a symbol that is a constraint's residual.
typealias ConstraintIndex = SymbolIndex

/// The index of a row.
struct RowIndex: TableIndex {
  let rawValue: Int32
}

/// The slot of a priority level, which selects one of the gradients of a symbol.
struct LevelSlot: TableIndex {
  let rawValue: Int32
}
