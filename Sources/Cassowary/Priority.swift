/// The importance of a constraint: greater than 0 and at most 1000, where 1000 is required.
///
/// Priorities are lexicographic: one constraint at 251 outweighs any number at 250. Any number of distinct values can
/// be in use at once, including fractions.
public struct Priority: Hashable, Sendable {
  /// The priority as a number in (0, 1000].
  public let value: Double

  /// The priority of a constraint that must hold.
  public static let required = Priority(unchecked: 1000)

  /// Creates a priority.
  ///
  /// - Throws: ``ConstraintError/priorityOutOfRange(_:)`` unless `value` is greater than 0 and at most 1000.
  public init(_ value: Double) throws(ConstraintError) {
    guard value > 0, value <= 1000 else { throw .priorityOutOfRange(value) }
    self.value = value
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  /// Whether a constraint of this priority must hold exactly.
  public var isRequired: Bool { value == 1000 }
}

extension Priority: Comparable {
  /// Orders priorities by their value.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.value < rhs.value }
}
