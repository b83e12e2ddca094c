public import Foundation
import Synchronization

// The Swift names of Objective-C's key-value observing, which Foundation on Linux lacks.

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The set's bits, one for each option.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Provides the value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// Provides the value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// Calls the handler immediately with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Requests a call before each change as well. Stored for source compatibility; has no effect.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// An observation of a value, which ends when it is invalidated or released.
///
/// It may be invalidated on any thread.
public final class NSKeyValueObservation: NSObject, Sendable {
  private let validity = Atomic(true)

  var isValid: Bool { validity.load(ordering: .acquiring) }

  /// Ends the observation, so that its handler is no longer called.
  public func invalidate() { validity.store(false, ordering: .releasing) }
}

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

/// The kind of a change.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The value was set.
  case setting = 1
  /// Elements were inserted. Never used.
  case insertion
  /// Elements were removed. Never used.
  case removal
  /// Elements were replaced. Never used.
  case replacement
}

/// A key in the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key of the kind of change, a raw value of ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The key of the value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The key of the value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The key of the indexes that changed in an ordered collection. Never used.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// The key of whether the change hasn't been made yet. Never used.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
