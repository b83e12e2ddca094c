/// Names that the app declares itself, where they don't stand for what is rewritten.
extension AppPlanner {
  /// The types of Foundation of which the rewriting changes uses.
  private static let types: Set<String> = ["ProcessInfo", "Bundle", "NSPredicate", "NSSortDescriptor"]

  mutating func planOwnNames(of paths: [String]) {
    let declared = index.declarations.filter { Self.types.contains(Self.shortName($0.type.name)) }
    let methods = index.names.filter { !["Bundle", "Foundation.Bundle"].contains($0) }.flatMap(index.members).compactMap
    {
      BundleMethods.contains($0.member.methodName) ? $0.member.name : nil
    }
    let ownMethods = Set(methods).sorted()
    for path in paths {
      let types = declared.filter { $0.type.access >= .internal || $0.file == path }.map { _, type in
        OwnType(
          name: Self.shortName(type.name), scope: type.name.lastIndex(of: ".").map { String(type.name[..<$0]) })
      }
      guard !types.isEmpty || !ownMethods.isEmpty else { continue }
      change(path) {
        $0.ownTypes = types
        $0.ownBundleMethods = ownMethods
      }
    }
  }
}

/// The methods of bundles that find files.
enum BundleMethods {
  /// The first labels, by base name.
  private static let labels = [
    "url": "forResource", "urls": "forResourcesWithExtension", "path": "forResource", "paths": "forResourcesOfType",
    "object": "forInfoDictionaryKey",
  ]

  static func contains(base: String, label: String?) -> Bool { label != nil && labels[base] == label }

  static func contains(_ name: MethodName?) -> Bool {
    name.map { contains(base: $0.base, label: $0.labels.first) } ?? false
  }
}
