import Foundation

/// Returns the value that is associated with an object for a key, or `nil`.
@discardableResult
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.process.value(of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Associates a value with an object for a key, or removes it if the value is `nil`.
///
/// The value is retained as long as the object exists, and possibly a little longer: without Objective-C's runtime,
/// nothing reports the deallocation of an object, so the values of deallocated objects are released when others are
/// set.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.process.set(value, of: object as AnyObject, key: UInt(bitPattern: key), policy)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.process.removeAll(of: object as AnyObject) }

/// Returns the value of a type that is associated with an object; it is made when it is first read.
package func associatedValue<Value: AnyObject>(of object: AnyObject, _ make: () -> Value) -> Value {
  let key = UInt(bitPattern: ObjectIdentifier(Value.self))
  if let known = AssociatedObjects.process.value(of: object, key: key) as? Value { return known }
  let made = make()
  AssociatedObjects.process.set(made, of: object, key: key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return made
}

/// Returns the value of a type that is associated with an object, or `nil` if none was made.
package func associatedValue<Value: AnyObject>(_: Value.Type, of object: AnyObject) -> Value? {
  AssociatedObjects.process.value(of: object, key: UInt(bitPattern: ObjectIdentifier(Value.self))) as? Value
}

/// The values that are associated with objects.
///
/// Proof for the pointers above: a key is never read from, only its address is compared. An object's address may be
/// reused after its deallocation; the weak reference stored with the values tells the two objects apart.
///
/// Proof of @unchecked: the stored values are accessed under the lock only, and returned as they were set. Whether a
/// value may be used on another thread is the responsibility of its owner, as with Objective-C's runtime.
final class AssociatedObjects: @unchecked Sendable {
  private struct Held {
    var strong: Any?
    weak var weakly: AnyObject?
  }

  private struct Owner {
    weak var object: AnyObject?
    var values: [UInt: Held] = [:]
  }

  static let process = AssociatedObjects()

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of objects that get their first value until the values of deallocated ones are released.
  ///
  /// Objects are counted rather than entries: an entry is replaced if an object has the address of a deallocated one,
  /// so their number may not grow.
  private var untilCompaction = 64

  /// The number of objects with values, including deallocated ones whose values haven't been released.
  var count: Int { lock.withLock { owners.count } }

  func value(of object: AnyObject, key: UInt) -> Any? {
    lock.withLock {
      guard let owner = owners[ObjectIdentifier(object)], owner.object === object, let held = owner.values[key]
      else { return nil }
      return held.strong ?? held.weakly
    }
  }

  func set(_ value: Any?, of object: AnyObject, key: UInt, _ policy: objc_AssociationPolicy) {
    var held: Held?
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: held = value.map { Held(strong: nil, weakly: $0 as AnyObject) }
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: held = value.map { Held(strong: $0) }
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      held = value.map { Held(strong: ($0 as? any NSCopying)?.copy(with: nil) ?? $0) }
    }
    // Values are released after the lock, because their deinitializers may read other values.
    let dropped = lock.withLock { replace(held, of: object, key: key) }
    withExtendedLifetime(dropped) {}
  }

  func removeAll(of object: AnyObject) {
    let dropped = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(dropped) {}
  }

  private func replace(_ held: Held?, of object: AnyObject, key: UInt) -> [Owner] {
    var dropped: [Owner] = []
    let identifier = ObjectIdentifier(object)
    if let known = owners[identifier] {
      dropped.append(known)
      if known.object == nil { owners[identifier] = nil }
    }
    if owners[identifier] != nil {
      owners[identifier]?.values[key] = held
    } else if let held {
      owners[identifier] = Owner(object: object, values: [key: held])
      untilCompaction -= 1
    }
    if untilCompaction == 0 {
      dropped += owners.values.filter { $0.object == nil }
      owners = owners.filter { $0.value.object != nil }
      untilCompaction = max(64, owners.count)
    }
    return dropped
  }
}

/// How an associated object is referenced.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// A weak reference, which becomes `nil` when the value is deallocated.
  case OBJC_ASSOCIATION_ASSIGN
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  /// A copy, if the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference. Every access is atomic.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, if the value can be copied. Every access is atomic.
  case OBJC_ASSOCIATION_COPY = 771
}
