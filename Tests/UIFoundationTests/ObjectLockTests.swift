import Foundation
import Synchronization
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
    nonisolated(unsafe) let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        unsafe objc_sync_enter(object)
        unsafe count += 1
        unsafe objc_sync_exit(object)
      }
    }
    #expect(unsafe count == 2000)
  }
}
