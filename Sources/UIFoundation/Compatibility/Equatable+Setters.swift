extension Equatable {
  /// Stores a value in a setter, and returns whether it differs from the old one.
  ///
  /// Inlined, because it is called on properties of structs for which the compiler must prove exclusive access.
  @inlinable @inline(__always)
  package mutating func change(to value: Self) -> Bool {
    guard value != self else { return false }
    self = value
    return true
  }
}
