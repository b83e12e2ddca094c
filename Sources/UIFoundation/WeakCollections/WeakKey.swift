import Foundation

/// An object as a key: compared by equality or by identity, and referenced strongly or weakly.
struct WeakKey: Hashable {
  private let hash: Int
  private let comparesIdentity: Bool
  private let strong: AnyObject?
  private weak var weakly: AnyObject?

  init(_ object: AnyObject, isWeak: Bool, comparesIdentity: Bool) {
    self.comparesIdentity = comparesIdentity
    // Stored, because a deallocated object can't compute it.
    hash = comparesIdentity ? ObjectIdentifier(object).hashValue : Self.hash(of: object)
    strong = isWeak ? nil : object
    weakly = object
  }

  /// The object, or `nil` if it has been deallocated.
  var object: AnyObject? { strong ?? weakly }

  private static func hash(of object: AnyObject) -> Int {
    (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
  }

  static func == (a: WeakKey, b: WeakKey) -> Bool {
    guard a.hash == b.hash, let first = a.object, let second = b.object else { return false }
    if first === second { return true }
    guard !a.comparesIdentity, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
