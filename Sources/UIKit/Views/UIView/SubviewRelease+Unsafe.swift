import Foundation
import UIFoundation

/// Releases the subviews of deallocated views one after another, since a deep hierarchy would take stack for each
/// level.
///
/// Views may be released on any thread, so each thread has a list of its own.
///
/// Proof: the list of a thread is retained by the call of ``release(_:)`` that created it, which removes it before it
/// returns. No other thread reads a thread's value for a key.
final class SubviewRelease {
  private var waiting: [[UIView]] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    guard unsafe pthread_key_create(&key, nil) == 0 else { raiseException("No key is left for a value of each thread") }
    return key
  }()

  /// Releases the subviews of a view that is being deallocated.
  ///
  /// If a subview is deallocated too, the same loop releases its subviews.
  static func release(_ subviews: consuming [UIView]) {
    if let list = unsafe pthread_getspecific(key) {
      return unsafe Unmanaged<SubviewRelease>.fromOpaque(list).takeUnretainedValue().waiting.append(subviews)
    }
    let list = SubviewRelease()
    // Enough for a cell, so that the array isn't reallocated repeatedly.
    list.waiting.reserveCapacity(8)
    unsafe pthread_setspecific(key, Unmanaged.passUnretained(list).toOpaque())
    list.waiting.append(consume subviews)
    while let next = list.waiting.popLast() { _ = consume next }
    pthread_setspecific(key, nil)
  }
}

extension ViewTree {
  /// Releases all subviews of a view that is being deallocated.
  mutating func releaseSubviews() {
    if !subviews.isEmpty { SubviewRelease.release(takeSubviews()) }
  }
}
