/// The types of an app by name, with their members, from the summaries of all of its files.
struct AppIndex {
  /// A member with where it is declared.
  struct Declared {
    var member: MemberSummary
    var file: String
    /// The declaration of the type, or the extension, around it.
    var type: TypeSummary

    var isInExtension: Bool { type.kind == .extension }
    /// The member's own access, or else its extension's.
    var access: Access { member.access ?? (isInExtension ? min(type.access, .public) : .standard) }
  }

  private struct Entry {
    /// The file and the declaration, or `nil` for an extension of a type that isn't the app's.
    var declaration: (file: String, type: TypeSummary)?
    var members: [Declared] = []
    var inherited: [(name: String, scope: String)] = []
  }

  private var entries: [String: Entry] = [:]
  /// The app's classes that inherit from each class, in the order of their names.
  private(set) var subclasses: [String: [String]] = [:]
  /// Every type that the app declares or extends, sorted.
  private(set) var names: [String] = []

  init(_ files: [(path: String, summary: FileSummary)]) {
    for (path, summary) in files {
      for type in summary.types where type.kind != .extension { declare(type, in: path) }
    }
    for (path, summary) in files {
      for type in summary.types where type.kind != .typealias { addMembers(of: type, in: path) }
    }
    names = entries.keys.sorted()
    for name in names where entries[name]?.declaration?.type.kind == .class {
      if let parent = superclass(of: name) { subclasses[parent, default: []].append(name) }
    }
  }

  private mutating func declare(_ type: TypeSummary, in path: String) {
    // Of several under `#if`, the first one counts.
    guard entries[type.name]?.declaration == nil else { return }
    entries[type.name, default: Entry()].declaration = (path, type)
  }

  private mutating func addMembers(of type: TypeSummary, in path: String) {
    let name = type.kind == .extension ? resolve(type.name, in: nil) : type.name
    entries[name, default: Entry()].members += type.members.map { Declared(member: $0, file: path, type: type) }
    entries[name, default: Entry()].inherited += type.inherited.map { ($0, type.name) }
  }

  // MARK: - Types

  /// The app's own declaration of a type, or `nil`.
  func declaration(of name: String) -> TypeSummary? { entries[name]?.declaration?.type }

  /// The file with the app's declaration of a type, or `nil`.
  func file(of name: String) -> String? { entries[name]?.declaration?.file }

  /// Returns the full name of a type that is written in a scope; the name itself if the app has no such type.
  func resolve(_ written: String, in scope: String?) -> String {
    var prefix = scope
    var name = lookUp(written, in: &prefix)
    // An alias can lead to another one, or, in wrong code, to itself.
    for _ in 0..<8 {
      guard let type = declaration(of: name), type.kind == .typealias, let target = type.inherited.first else { break }
      prefix = type.name
      name = lookUp(target, in: &prefix)
    }
    return name
  }

  private func lookUp(_ written: String, in scope: inout String?) -> String {
    while let current = scope {
      if entries[current + "." + written]?.declaration != nil { return current + "." + written }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if entries[written]?.declaration == nil, let dot = written.firstIndex(of: ".") {
      // With the module's name first.
      let rest = String(written[written.index(after: dot)...])
      if entries[rest]?.declaration != nil { return rest }
    }
    return written
  }

  /// Returns what a type inherits from and conforms to by itself, resolved.
  func inherited(by name: String) -> [String] { entries[name]?.inherited.map { resolve($0.name, in: $0.scope) } ?? [] }

  /// Returns the superclass of one of the app's classes, or `nil`.
  ///
  /// It is the first name of its list that isn't a protocol of the app, if UIKit has a class with this name, or the app.
  func superclass(of name: String) -> String? {
    guard let type = declaration(of: name), type.kind == .class, let first = type.inherited.first else { return nil }
    let parent = resolve(first, in: name)
    if let own = declaration(of: parent) { return own.kind == .class && parent != name ? parent : nil }
    return parent
  }

  /// Returns the superclasses of a class, nearest first. The last one can be a class that isn't the app's.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var current = superclass(of: name)
    while let parent = current, !result.contains(parent) {
      result.append(parent)
      current = superclass(of: parent)
    }
    return result
  }

  /// Returns the app's classes that inherit from a class, at any distance.
  func descendants(of name: String) -> [String] {
    var result: [String] = []
    var pending = subclasses[name] ?? []
    while let next = pending.popLast() {
      guard !result.contains(next) else { continue }
      result.append(next)
      pending += subclasses[next] ?? []
    }
    return result
  }

  /// Returns the app's protocols to which a type conforms by itself, with those that they inherit.
  func protocols(of name: String) -> [String] {
    var result: [String] = []
    var pending = inherited(by: name)
    while let next = pending.popLast() {
      guard declaration(of: next)?.kind == .protocol, !result.contains(next) else { continue }
      result.append(next)
      pending += inherited(by: next)
    }
    return result.sorted()
  }

  // MARK: - Members

  /// Returns the members that a type declares itself and in its extensions.
  func members(of name: String) -> [Declared] { entries[name]?.members ?? [] }

  /// Returns the members with a name like another one: its property's name, or its method's name and labels.
  func members(of name: String, like member: MemberSummary) -> [Declared] {
    members(of: name).filter { $0.member.fullName == member.fullName && $0.member.isStatic == member.isStatic }
  }
}
