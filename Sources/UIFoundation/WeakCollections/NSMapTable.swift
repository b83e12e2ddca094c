public import Foundation

/// How weak collections hold and compare objects.
public enum NSPointerFunctions {
  /// How an object is held, and by what it is compared.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Strongly.
    public static let strongMemory: Options = []
    /// Weakly: the entry is gone when the object is.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// By `isEqual(_:)` and `hash`.
    public static let objectPersonality: Options = []
    /// By identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// As a copy, if the object can be copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A dictionary from objects to objects, either of which may be held weakly. Linux's Foundation has none.
///
/// Entries whose key or value is gone are dropped when the table grows, and never seen before that.
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

  /// An empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// An empty table that holds keys and values strongly.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// An empty table that holds keys weakly.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// An empty table that holds values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// An empty table that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func key(_ key: KeyType) -> WeakKey {
    WeakKey(
      key, isWeak: keyOptions.contains(.weakMemory), comparesIdentity: keyOptions.contains(.objectPointerPersonality))
  }

  /// The value for a key; nil without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { entries[key($0)]?.object } }

  /// Sets the value for a key; nil changes nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let isWeak = valueOptions.contains(.weakMemory)
    entries[key(aKey)] = Value(strong: isWeak ? nil : anObject, weakly: anObject)
    guard entries.count >= compactionSize else { return }
    entries = entries.filter { $0.key.object != nil && $0.value.object != nil }
    compactionSize = max(16, entries.count * 2)
  }

  /// Takes away the value for a key.
  open func removeObject(forKey aKey: KeyType?) { if let aKey { entries[key(aKey)] = nil } }
  /// Takes away everything.
  open func removeAllObjects() { entries = [:] }

  private var living: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// How many entries there are.
  open var count: Int { living.count }
  /// The keys, in no order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  /// The values, in no order.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
  /// The value for a key; setting nil takes it away.
  open subscript(key: KeyType) -> ObjectType? {
    get { object(forKey: key) }
    set { if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) } }
  }
}

/// A set of objects, which may be held weakly. Linux's Foundation has none.
///
/// Objects that are gone are dropped when the table grows, and never seen before that.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var members: Set<WeakKey> = []
  private var compactionSize = 16
  private let options: NSPointerFunctions.Options

  /// An empty table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// An empty table that holds objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func key(_ object: ObjectType) -> WeakKey {
    WeakKey(
      object, isWeak: options.contains(.weakMemory), comparesIdentity: options.contains(.objectPointerPersonality))
  }

  /// Adds an object, unless it is in.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    members.insert(key(object))
    guard members.count >= compactionSize else { return }
    members = members.filter { $0.object != nil }
    compactionSize = max(16, members.count * 2)
  }

  /// Takes an object away.
  open func remove(_ object: ObjectType?) { if let object { members.remove(key(object)) } }
  /// Takes everything away.
  open func removeAllObjects() { members = [] }
  /// Whether an object is in.
  open func contains(_ anObject: ObjectType?) -> Bool { anObject.map { members.contains(key($0)) } ?? false }
  /// The object that equals another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { members.firstIndex(of: key($0)) }.flatMap { members[$0].object as? ObjectType }
  }
  /// The objects, in no order.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects there are.
  open var count: Int { allObjects.count }
  /// The objects, in no order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
