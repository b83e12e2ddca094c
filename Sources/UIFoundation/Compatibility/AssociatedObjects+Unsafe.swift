import Foundation

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Weakly: here it becomes nil when it goes.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy, if it can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly; the same here, where every access is atomic.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy, if it can be copied; the same here, where every access is atomic.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that an object was given for a key; nil without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.process.value(of: object as AnyObject, key: UInt(bitPattern: key))
}

/// Gives an object a value for a key; nil takes it away.
///
/// The value lives as long as the object, and may live a little longer: without Objective-C's runtime nobody hears of an
/// object's end, so the values of those that are gone are dropped when others are given.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.process.set(value, of: object as AnyObject, key: UInt(bitPattern: key), policy)
}

/// Takes away every value that an object was given.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.process.removeAll(of: object as AnyObject) }

/// Values that objects were given, beside the objects.
///
/// Proof of the pointers above: a key is never read from, only its address is compared. An object's address may be given to
/// another one after its end; the weak reference beside it tells the two apart.
///
/// Proof of @unchecked: what is stored is touched under the lock only, and handed out as it was put in. Whether a value may
/// be used from another thread is its owner's to know, as with Objective-C's runtime.
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
  private var compactionSize = 64

  /// How many objects have values, those that are gone and not dropped yet among them.
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
    // What goes is released after the lock: its end may ask for values again.
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
    if held != nil || owners[identifier] != nil {
      owners[identifier, default: Owner(object: object)].values[key] = held
    }
    if owners.count >= compactionSize {
      dropped += owners.values.filter { $0.object == nil }
      owners = owners.filter { $0.value.object != nil }
      compactionSize = max(64, owners.count * 2)
    }
    return dropped
  }
}
