import Foundation
import Synchronization

/// The locks of objects, which exist as long as a thread has or awaits one.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// The number of calls of `objc_sync_enter` whose `objc_sync_exit` is still missing.
    var users = 0
    /// The thread that has the lock, and how often.
    var owner: pthread_t?
    var depth = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ object: ObjectIdentifier) {
    let lock = entries.withLock { entries in
      entries[object, default: Entry()].users += 1
      return entries[object]?.lock
    }
    lock?.lock()
    let thread = pthread_self()
    entries.withLock { entries in
      entries[object]?.owner = thread
      entries[object]?.depth += 1
    }
  }

  /// Returns whether the thread had the lock.
  static func exit(_ object: ObjectIdentifier) -> Bool {
    let thread = pthread_self()
    let lock = entries.withLock { entries -> NSRecursiveLock? in
      guard var entry = entries[object], entry.owner == thread, entry.depth > 0 else { return nil }
      entry.users -= 1
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entries[object] = entry.users > 0 ? entry : nil
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Waits for the lock of an object, which its thread may take several times. Always 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(object as AnyObject))
  return 0
}

/// Releases the lock of an object once. Returns -1 if the thread doesn't have it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.exit(ObjectIdentifier(object as AnyObject)) ? 0 : -1 }
