/// The classes of UIKit, with the superclass of each.
struct ExternalClasses: Sendable {
  private var superclasses: [String: String]

  init(_ superclasses: [String: String]) { self.superclasses = superclasses }

  /// Returns the classes but for some.
  func without(_ names: Set<String>) -> ExternalClasses {
    ExternalClasses(superclasses.filter { !names.contains($0.key) })
  }

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

extension ExternalClasses {
  /// The labels of the methods that apps name by `#selector` without them.
  static let actionLabels: [String: [String]] = Dictionary(
    uniqueKeysWithValues: [
      "copy", "cut", "paste", "delete", "select", "selectAll", "makeTextWritingDirectionLeftToRight",
      "makeTextWritingDirectionRightToLeft", "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize",
      "decreaseSize",
    ].map { ($0, ["_"]) })

  /// Whether UIKit, or Foundation, has a protocol with this name that apps name in `#selector`.
  static func isProtocol(_ name: String) -> Bool {
    name == "UIResponderStandardEditActions" || name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }
}
