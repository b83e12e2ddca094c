public import Foundation

// The names that Objective-C's observing of values has in Swift; Foundation on Linux has none of them.

/// What an observer of a value wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each wish.
  public let rawValue: UInt
  /// The wishes of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The value at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// A word before every change too: there is none here, where a change is seen when it has been made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a value was changed.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// It was set.
  case setting = 1
  /// Something was put into it: never here.
  case insertion = 2
  /// Something was taken out of it: never here.
  case removal = 3
  /// Something in it was replaced: never here.
  case replacement = 4
}

/// What is told of a change by name.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// How the value was changed, as the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// What changed in an ordered collection: never told here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to be made: never told here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// How a value was changed.
  public typealias Kind = NSKeyValueChange

  /// How the value was changed.
  public let kind: Kind
  /// The value after the change, if the observer wanted it.
  public let newValue: Value?
  /// The value before the change, if the observer wanted it.
  public let oldValue: Value?
  /// What changed in an ordered collection: nothing here.
  public let indexes: IndexSet?
  /// Whether the change is still to be made: never here.
  public let isPrior: Bool
}

/// The observing of a value; it ends with the object that stands for it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // Proof of @unchecked Sendable: the one value is set to false alone, and read by views, on the main actor.
  private(set) var isValid = true

  /// Ends the observing.
  public func invalidate() { isValid = false }
}
