import Foundation
import UIFoundation

/// Releases the subviews of deallocated views one after another, since a deep hierarchy would take stack for each
/// level.
///
/// Views may be released on any thread, so each thread has a list of its own.
///
/// Proof: the list of a thread is a variable of the call of ``release(_:)`` that set the thread's value for the key, and
/// which removes that value before it returns. No other thread reads it. A list is only accessed to append to it or to
/// remove its last element; no view is released meanwhile.
enum SubviewRelease {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    guard unsafe pthread_key_create(&key, nil) == 0 else { raiseException("No key is left for a value of each thread") }
    return key
  }()

  /// Releases the subviews of a view that is being deallocated.
  ///
  /// If a subview is deallocated too, the same loop releases its subviews.
  static func release(_ subviews: consuming [UIView]) {
    if let waiting = unsafe pthread_getspecific(key) {
      return unsafe waiting.assumingMemoryBound(to: [[UIView]].self).pointee.append(subviews)
    }
    var next: [UIView]? = consume subviews
    var waiting: [[UIView]] = []
    unsafe withUnsafeMutablePointer(to: &waiting) { waiting in
      unsafe pthread_setspecific(key, waiting)
      while next != nil {
        next = nil
        next = unsafe waiting.pointee.popLast()
      }
    }
    pthread_setspecific(key, nil)
  }
}

extension ViewTree {
  /// Releases all subviews of a view that is being deallocated.
  mutating func releaseSubviews() {
    if !subviews.isEmpty { SubviewRelease.release(takeSubviews()) }
  }
}
