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
