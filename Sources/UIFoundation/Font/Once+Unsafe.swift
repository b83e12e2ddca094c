import Synchronization

/// A value that is found out when it is first asked for, by whichever threads come first, and then stays.
///
/// What `AtomicLazyReference` is for objects, and without the library call and the look-up of types that each reading of one
/// takes: 400 instructions, which measuring a text came by ten times.
final class Once<Value: Sendable>: Sendable {
  private let isKnown: Atomic<Bool>
  private let lock = Mutex(())
  // Proof of nonisolated(unsafe): written once, under the lock and before `isKnown` is set, which releases what was written;
  // read only where `isKnown`, which acquires it, is set.
  private nonisolated(unsafe) var stored: Value?

  /// A value that is not known, or one that is.
  init(_ value: Value? = nil) {
    isKnown = Atomic(value != nil)
    unsafe stored = value
  }

  /// The value, if it is known.
  @inline(__always) var value: Value? { isKnown.load(ordering: .acquiring) ? unsafe stored : nil }

  /// Makes a value the one; the one that others made it first, if they did.
  func take(_ value: Value) -> Value {
    lock.withLock { _ in
      if let known = unsafe stored { return known }
      unsafe stored = value
      isKnown.store(true, ordering: .releasing)
      return value
    }
  }
}
