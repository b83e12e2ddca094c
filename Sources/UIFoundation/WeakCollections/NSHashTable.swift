public import Foundation

/// A set of objects, which can be referenced weakly. Foundation on Linux has none.
///
/// Objects that have been deallocated are never returned, and removed when the table grows.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var members: Set<WeakKey> = []
  private var compactionSize = 16
  private let options: NSPointerFunctions.Options

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Returns an empty table that references objects weakly.
  @discardableResult
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func key(_ object: ObjectType) -> WeakKey {
    WeakKey(
      object, isWeak: options.contains(.weakMemory), comparesIdentity: options.contains(.objectPointerPersonality))
  }

  /// Adds an object, unless the table contains it.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    members.insert(key(object))
    guard members.count >= compactionSize else { return }
    members = members.filter { $0.object != nil }
    compactionSize = max(16, members.count * 2)
  }

  /// Removes an object. Does nothing if the table doesn't contain it.
  open func remove(_ object: ObjectType?) { if let object { members.remove(key(object)) } }
  /// Removes all objects from the table.
  open func removeAllObjects() { members = [] }
  /// Returns whether the table contains an object.
  @discardableResult
  open func contains(_ anObject: ObjectType?) -> Bool { anObject.map { members.contains(key($0)) } ?? false }
  /// Returns the object in the table that equals another one, or `nil`.
  @discardableResult
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { members.firstIndex(of: key($0)) }.flatMap { members[$0].object as? ObjectType }
  }
  /// The objects, in no particular order.
  open var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
  /// One of the objects, or `nil` if the table is empty.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  open var count: Int { allObjects.count }
  /// Returns an enumerator of the objects, in no particular order.
  @discardableResult
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
