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
