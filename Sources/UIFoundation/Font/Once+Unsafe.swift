import Synchronization

/// A value that is set once, by whichever thread is first, and then never changes.
///
/// It does what `AtomicLazyReference` does for objects, without the library call and the type lookup of each read: 400
/// instructions, which measuring a text needed ten times.
final class Once<Value: Sendable>: Sendable {
  private let isKnown: Atomic<Bool>
  private let lock = Mutex(())
  // Proof of nonisolated(unsafe): it is written once, under the lock and before `isKnown` is set with release ordering,
  // and read only after `isKnown` was loaded with acquire ordering.
  private nonisolated(unsafe) var stored: Value?

  /// Creates an object with a value, or without one.
  init(_ value: Value? = nil) {
    isKnown = Atomic(value != nil)
    unsafe stored = value
  }

  /// The value, or `nil` if it hasn't been set.
  @inline(__always) var value: Value? { isKnown.load(ordering: .acquiring) ? unsafe stored : nil }

  /// Sets the value unless it is already set. Returns the value that was set first.
  func setIfUnset(_ value: Value) -> Value {
    lock.withLock { _ in
      if let known = unsafe stored { return known }
      unsafe stored = value
      isKnown.store(true, ordering: .releasing)
      return value
    }
  }
}
