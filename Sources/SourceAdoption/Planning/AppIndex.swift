import Foundation

/// The types of an app by name, with their members, from the summaries of all of its files.
///
/// A type is known by its full name. A private one whose name another file uses too is known by `name@file`.
struct AppIndex {
  /// A member with where it is declared.
  struct Declared {
    var member: MemberSummary
    var file: String
    /// The declaration of the type, or the extension, around it.
    var type: TypeSummary

    var isInExtension: Bool { type.kind == .extension }
    /// The member's own access, or else its extension's. What is private by its extension is private to the file.
    var access: Access {
      if let own = member.access { return own }
      guard isInExtension else { return .internal }
      return type.access == .private ? .fileprivate : min(type.access, .public)
    }
    /// The condition of the member, which contains that of the type around it.
    var condition: String? { member.condition }
    var isObjC: Bool { member.isObjC || type.hasObjCMembers }
  }

  private struct Entry {
    /// The file and the declaration, or `nil` for an extension of a type that isn't the app's.
    var declaration: (file: String, type: TypeSummary)?
    var members: [Declared] = []
    var inherited: [(name: String, scope: String, file: String)] = []
  }

  let external: ExternalClasses
  private var entries: [String: Entry] = [:]
  /// The names that several files declare.
  private var ambiguous: Set<String> = []
  /// The app's classes that inherit from each class, in the order of their names.
  private(set) var subclasses: [String: [String]] = [:]
  /// Every type that the app declares or extends, sorted.
  private(set) var names: [String] = []
  /// The app's classes with an override, by the full name of the member, such as `tap(_:)`.
  private(set) var overridingClasses: [String: [String]] = [:]

  init(_ files: [(path: String, summary: FileSummary)], external: ExternalClasses) {
    // A class that the app declares itself isn't UIKit's.
    let own = files.flatMap(\.summary.types).filter(\.isIndexed).map(\.name)
    self.external = external.without(Set(own))
    findAmbiguousNames(files)
    for (path, summary) in files {
      for type in summary.types where type.kind != .extension { declare(type, in: path) }
    }
    for (path, summary) in files {
      for type in summary.types where type.kind != .typealias { addMembers(of: type, in: path) }
    }
    names = entries.keys.sorted()
    for name in names where isClass(name) {
      if let parent = superclass(of: name) { subclasses[parent, default: []].append(name) }
      for declared in members(of: name) where declared.member.isOverride {
        overridingClasses[declared.member.fullName, default: []].append(name)
      }
    }
  }

  private mutating func findAmbiguousNames(_ files: [(path: String, summary: FileSummary)]) {
    var seen: [String: String] = [:]
    for (path, summary) in files {
      for type in summary.types where type.isIndexed {
        if let other = seen[type.name], other != path { ambiguous.insert(type.name) }
        seen[type.name] = path
      }
    }
  }

  private mutating func declare(_ type: TypeSummary, in path: String) {
    guard type.isIndexed else { return }
    let key = type.access < .internal && ambiguous.contains(type.name) ? type.name + "@" + path : type.name
    // Of several under `#if`, the first one counts.
    guard entries[key]?.declaration == nil else { return }
    entries[key, default: Entry()].declaration = (path, type)
  }

  private mutating func addMembers(of type: TypeSummary, in path: String) {
    guard !type.isLocal, type.isForThisSystem else { return }
    let name = resolve(type.name, in: nil, file: path)
    if type.kind != .extension, entries[name]?.declaration?.type.position != type.position { return }
    entries[name, default: Entry()].members += type.members.map { Declared(member: $0, file: path, type: type) }
    entries[name, default: Entry()].inherited += type.inherited.map { ($0, type.name, path) }
  }

  // MARK: - Types

  /// The app's own declaration of a type, or `nil`.
  func declaration(of name: String) -> TypeSummary? { entries[name]?.declaration?.type }

  /// The file with the app's declaration of a type, or `nil`.
  func file(of name: String) -> String? { entries[name]?.declaration?.file }

  /// Every type that the app declares, with its file.
  var declarations: [(file: String, type: TypeSummary)] { names.compactMap { entries[$0]?.declaration } }

  func isClass(_ name: String) -> Bool { declaration(of: name)?.kind == .class }

  /// The name of a type in code.
  static func writtenName(_ name: String) -> String { String(name.prefix { $0 != "@" }) }

  /// Returns the full name of a type that is written in a scope of a file; the name itself if the app has no such type.
  func resolve(_ written: String, in scope: String?, file: String) -> String {
    expand(written, in: scope, file: file).first ?? written
  }

  /// Returns the types that a name stands for: several if it is an alias of a composition.
  private func expand(_ written: String, in scope: String?, file: String, depth: Int = 0) -> [String] {
    let name = lookUp(written, in: scope, file)
    // An alias can lead to another one, or, in wrong code, to itself.
    guard let type = declaration(of: name), type.kind == .typealias, depth < 8 else { return [name] }
    return type.inherited.flatMap { expand($0, in: type.name, file: self.file(of: name) ?? file, depth: depth + 1) }
  }

  private func lookUp(_ written: String, in scope: String?, _ file: String) -> String {
    var scope = scope
    while let current = scope {
      if let found = declared(current + "." + written, file) { return found }
      scope = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if let found = declared(written, file) { return found }
    // With the module's name first.
    guard let dot = written.firstIndex(of: ".") else { return written }
    return declared(String(written[written.index(after: dot)...]), file) ?? written
  }

  private func declared(_ name: String, _ file: String) -> String? {
    if ambiguous.contains(name), entries[name + "@" + file]?.declaration != nil { return name + "@" + file }
    return entries[name]?.declaration == nil ? nil : name
  }

  /// Returns what a type inherits from and conforms to by itself, resolved.
  func inherited(by name: String) -> [String] {
    entries[name]?.inherited.flatMap { expand($0.name, in: $0.scope, file: $0.file) } ?? []
  }

  /// Returns the superclass of one of the app's classes, or `nil`: the class among the types that it names first.
  func superclass(of name: String) -> String? {
    guard let (file, type) = entries[name]?.declaration, type.kind == .class else { return nil }
    let candidates = type.inherited.flatMap { expand($0, in: type.name, file: file) }
    return candidates.first { $0 != name && (isClass($0) || external.contains($0)) }
      ?? candidates.first.flatMap { declaration(of: $0) == nil && !SystemKnowledge.isProtocol($0) ? $0 : nil }
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

  /// Returns the members that can override a member, or be overridden by it: those with its name and types.
  func members(of name: String, like member: MemberSummary) -> [Declared] {
    members(of: name).filter { $0.member.isStatic == member.isStatic && $0.member.hasNameAndTypes(of: member) }
  }

  /// Whether a class overrides a member that another one declares, and not that of a class between them.
  func overrides(_ name: String, _ declared: Declared, of ancestor: String) -> Bool {
    guard members(of: name, like: declared.member).contains(where: \.member.isOverride) else { return false }
    let between = superclasses(of: name).prefix { $0 != ancestor }
    return !between.contains { members(of: $0, like: declared.member).contains { !$0.member.isOverride } }
  }
}

extension MemberSummary {
  fileprivate func hasNameAndTypes(of other: MemberSummary) -> Bool {
    guard name == other.name else { return false }
    switch (kind, other.kind) {
    case (.method(let own), .method(let others)): return own.matches(others)
    case (.property, .property): return true
    default: return false
    }
  }
}

extension TypeSummary {
  /// Whether it is compiled here: not what is for macOS alone.
  fileprivate var isForThisSystem: Bool {
    let conditions = condition?.components(separatedBy: " && ") ?? []
    return !conditions.contains { $0.hasPrefix("(os(macOS)") || $0.hasPrefix("(canImport(AppKit)") }
  }

  /// Whether other declarations can name it.
  fileprivate var isIndexed: Bool { kind != .extension && !isLocal && isForThisSystem }
}
