import Foundation
import Testing
import UIFoundation

/// `objc_sync_enter` and `objc_sync_exit`: a recursive lock for each object (Apple, <objc/objc-sync.h>).
@Suite struct ObjectLockTests {
  @Test("a thread may take a lock several times, and only releases what it has")
  func recursion() {
    let object = NSObject()
    #expect(objc_sync_exit(object) == -1)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test("one thread at a time has a lock")
  func exclusion() {
    let object = LockedCount()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 { object.increase() }
    }
    #expect(object.count == 2000)
  }
}

/// A number that only the lock of its object protects.
private final class LockedCount: @unchecked Sendable {
  private(set) var count = 0

  func increase() {
    objc_sync_enter(self)
    count += 1
    objc_sync_exit(self)
  }
}
