import Foundation
import Testing

@testable import UIFoundation

/// Objective-C's associated objects, as used by constraint libraries.
struct AssociatedObjectsTests {
  private final class Owner {}
  private final class Value: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Value() }
  }

  private func value(of object: Any, _ key: Int) -> Any? {
    guard let key = unsafe UnsafeRawPointer(bitPattern: key) else { return nil }
    return unsafe objc_getAssociatedObject(object, key)
  }

  private func set(_ value: Any?, of object: Any, _ key: Int, _ policy: objc_AssociationPolicy) {
    guard let key = unsafe UnsafeRawPointer(bitPattern: key) else { return }
    unsafe objc_setAssociatedObject(object, key, value, policy)
  }

  @Test("a value belongs to an object and a key until it is replaced or removed")
  func values() {
    let (a, b) = (Owner(), Owner())
    set("one", of: a, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    set(2, of: a, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(value(of: a, 1) as? String == "one" && value(of: a, 2) as? Int == 2 && value(of: b, 1) == nil)
    set(nil, of: a, 1, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(value(of: a, 1) == nil)
    objc_removeAssociatedObjects(a)
    #expect(value(of: a, 2) == nil)
  }

  @Test("values are held strongly, weakly, or as copies, according to the policy")
  func policies() {
    let owner = Owner()
    weak var gone: Value?
    do {
      let kept = Value()
      gone = kept
      set(kept, of: owner, 1, .OBJC_ASSOCIATION_ASSIGN)
      set(kept, of: owner, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(value(of: owner, 1) as? Value === kept)
      #expect(value(of: owner, 2) as? Value !== kept)
    }
    #expect(gone == nil && value(of: owner, 1) == nil)
    #expect(value(of: owner, 2) is Value)
  }

  @Test("an owner is not retained, and the values of deallocated ones are released")
  func owners() {
    let table = AssociatedObjects()
    weak var gone: Value?
    do {
      let owner = Owner()
      let value = Value()
      gone = value
      table.set(value, of: owner, key: 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(gone != nil)
    var living: [Owner] = []
    for index in 0..<200 {
      let owner = Owner()
      table.set(index, of: owner, key: 1, .OBJC_ASSOCIATION_RETAIN)
      if index % 10 == 0 { living.append(owner) }
    }
    #expect(gone == nil && table.count < 100)
    #expect(living.enumerated().allSatisfy { table.value(of: $1, key: 1) as? Int == $0 * 10 })
  }
}
