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
