/// The classes of UIKit, with the superclass of each.
struct ExternalClasses: Sendable {
  private var superclasses: [String: String]

  init(_ superclasses: [String: String]) { self.superclasses = superclasses }

  func contains(_ name: String) -> Bool { superclasses[name] != nil }

  /// Returns whether a class is another one or inherits from it.
  func inherits(_ name: String, from ancestor: String) -> Bool {
    var current: String? = name
    while let next = current {
      if next == ancestor { return true }
      current = superclasses[next]
    }
    return false
  }

  /// Returns the number of superclasses of a class.
  func depth(of name: String) -> Int { superclasses[name].map { $0.isEmpty ? 1 : 1 + depth(of: $0) } ?? 0 }
}
