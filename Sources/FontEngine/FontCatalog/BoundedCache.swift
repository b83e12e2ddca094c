/// A dictionary that is cleared when it is full: simple, and sufficient for values that are cheap to find again.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// Creates an empty cache for up to `limit` values.
  init(limit: Int) { self.limit = limit }

  /// The cached value for the key, or `nil`.
  subscript(key: Key) -> Value? { values[key] }

  /// Caches a value unless there already is one for the key that is not to be replaced, and returns the cached value.
  mutating func cacheValue(
    _ value: Value, for key: Key, replacing isObsolete: (Value) -> Bool = { _ in false }
  ) -> Value {
    if let known = values[key], !isObsolete(known) { return known }
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }

  mutating func removeAll() { values.removeAll() }

  /// Removes the values whose keys satisfy a condition.
  mutating func removeAll(where isRemoved: (Key) -> Bool) {
    for key in values.keys where isRemoved(key) { values[key] = nil }
  }
}
