/// A dictionary that forgets all when it is full: simple, and right for what is found again at once.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// An empty cache for as many values.
  init(limit: Int) { self.limit = limit }

  /// What was kept for the key.
  subscript(key: Key) -> Value? { values[key] }

  /// Keeps a value unless there is one already, and gives the one that is kept.
  mutating func keep(_ value: Value, for key: Key) -> Value {
    if let known = values[key] { return known }
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }

  mutating func removeAll() { values.removeAll() }
}
