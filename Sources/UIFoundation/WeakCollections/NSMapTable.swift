public import Foundation

/// A dictionary of objects, in which keys and values can be referenced weakly. Foundation on Linux has none.
///
/// Entries whose key or value has been deallocated are never returned, and removed when the table grows.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Value {
    var strong: ObjectType?
    weak var weakly: ObjectType?
    var object: ObjectType? { strong ?? weakly }
  }

  private var entries: [WeakKey: Value] = [:]
  private var compactionSize = 16
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Returns an empty table that references keys and values strongly.
  @discardableResult
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns an empty table that references keys weakly.
  @discardableResult
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table that references values weakly.
  @discardableResult
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty table that references keys and values weakly.
  @discardableResult
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func key(_ key: KeyType) -> WeakKey {
    WeakKey(
      key, isWeak: keyOptions.contains(.weakMemory), comparesIdentity: keyOptions.contains(.objectPointerPersonality))
  }

  /// Returns the value for a key, or `nil`.
  @discardableResult
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[key($0)]?.object } }

  /// Sets the value for a key. Does nothing if either is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let isWeak = valueOptions.contains(.weakMemory)
    entries[key(aKey)] = Value(strong: isWeak ? nil : anObject, weakly: anObject)
    guard entries.count >= compactionSize else { return }
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
    compactionSize = max(16, entries.count * 2)
  }

  /// Removes the value for a key.
  open func removeObject(forKey aKey: KeyType?) { if let aKey { entries[key(aKey)] = nil } }
  /// Removes all keys and their values.
  open func removeAllObjects() { entries = [:] }

  private var living: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of entries.
  open var count: Int { living.count }
  /// Returns an enumerator of the keys, in no particular order.
  @discardableResult
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  /// Returns an enumerator of the values, in no particular order.
  @discardableResult
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
  /// The value for a key. Setting it to `nil` removes the entry.
  open subscript(key: KeyType) -> ObjectType? {
    get { object(forKey: key) }
    set { if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) } }
  }
}

/// A namespace for how weak collections reference and compare objects.
public enum NSPointerFunctions {
  /// How an object is referenced and compared.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are referenced strongly.
    public static let strongMemory: Options = []
    /// Objects are referenced weakly. An entry is removed when its object is deallocated.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared by `isEqual(_:)` and `hash`.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied if they can be. The tables ignore this option.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
