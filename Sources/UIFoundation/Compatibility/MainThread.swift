import Foundation

/// The main thread, on which views, constraints, and layouts are used.
package enum MainThread {
  /// Marks the main queue. Once `dispatchMain()` has ended the main thread, others execute the queue.
  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main thread.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  /// Returns the result of a closure on the main thread, and another value on any other thread.
  ///
  /// Descriptions, hashes, and comparisons use this: they are called on any thread, and must never trap.
  package static func value<Value: Sendable>(
    _ body: @MainActor () -> Value, elsewhere other: @autoclosure () -> Value
  ) -> Value {
    isCurrent ? MainActor.assumeIsolated(body) : other()
  }

  /// Runs a closure that reads or changes views. On any other than the main thread, it traps with the message of the
  /// Main Thread Checker.
  ///
  /// - Parameter method: The method as the message names it, such as `-[UIView bounds]`.
  package static func use<Value: Sendable>(_ method: StaticString, _ body: @MainActor () -> Value) -> Value {
    raiseException(unless: isCurrent, "Main Thread Checker: UI API called on a background thread: \(method)")
    return MainActor.assumeIsolated(body)
  }
}
