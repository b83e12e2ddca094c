/// An index that selects from one table of a layout system only.
///
/// Items and constraints are both numbered from 0. A type for each makes the compiler reject one where the other is
/// needed. In a release build, an index is its number.
protocol LayoutIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The position, or a negative number for ``none``.
  var rawValue: Int32 { get }

  init(rawValue: Int32)
}

extension LayoutIndex {
  /// Creates the index of a position.
  @inline(__always)
  init(_ position: Int) { self.init(rawValue: Int32(truncatingIfNeeded: position)) }

  /// The absence of an index. It is stored where an optional would take twice the memory.
  @inline(__always)
  static var none: Self { Self(rawValue: -1) }

  /// Whether this is ``none``.
  @inline(__always)
  var isNone: Bool { rawValue < 0 }

  /// The position in an array.
  @inline(__always)
  var position: Int { Int(rawValue) }

  /// Orders indices by position.
  @inline(__always)
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
