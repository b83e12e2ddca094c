public import Foundation

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the options include `.new`.
  public let newValue: Value?
  /// The value before the change, if the options include `.old`.
  public let oldValue: Value?
  /// The indexes that changed in an ordered collection. Always `nil`.
  public let indexes: IndexSet?
  /// Whether the change hasn't been made yet. Always `false`.
  public let isPrior: Bool
}
