import Foundation

/// UIKit's names that are in scope, which of them are public here, and which of these have an effect.
///
/// `APISurface.txt` lists them as symbol graphs spell them, a type's members after its name, under headings. The sheet
/// is a table of them, made from the symbols that the compiler finds.
struct APISurface {
  /// A heading and the names below it.
  struct Section {
    var title: String
    var names: [String]
  }

  let sections: [Section]

  /// Reads the list: `# Heading`, and one name a line.
  init(_ list: String) {
    var sections: [Section] = []
    for line in list.split(separator: "\n") {
      if line.hasPrefix("# ") {
        sections.append(Section(title: String(line.dropFirst(2)), names: []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].names.append(String(line))
      }
    }
    self.sections = sections
  }

  /// Returns the sheet: a table of the names in scope, the public names without effect, and names that are missing.
  ///
  /// `missing` lists names outside the scope that iOS source uses, in the same form.
  func sheet(of symbols: PublicSymbols, missing: APISurface) -> String {
    var lines = [
      "# UIKit's names in scope", "",
      "Which of UIKit's names exist, and which of these have no effect. `make surface` generates this page from the public",
      "symbols of the modules that `import UIKit` imports.",
    ]
    for section in sections {
      let present = section.names.filter(symbols.contains)
      let stored = present.count { symbols.isStoredOnly($0) }
      lines += ["", "## \(section.title)", ""]
      lines += ["\(present.count) of \(section.names.count) exist; \(stored) of them have no effect.", ""]
      lines += ["| symbol | exists | has an effect |", "|---|---|---|"]
      lines += section.names.map { name in
        symbols.contains(name)
          ? "| `\(name)` | yes | \(symbols.isStoredOnly(name) ? "no" : "yes") |" : "| `\(name)` | no | |"
      }
    }
    lines += ["", "## Names without effect", ""]
    lines += ["All public names that are stored for source compatibility, by type.", ""]
    lines += ["| type | names |", "|---|---|"]
    let stored = Dictionary(grouping: symbols.storedOnly.map(Self.divided)) { $0.type }
    lines += stored.sorted { $0.key < $1.key }.map { type, names in
      "| \(type.isEmpty ? "types" : "`\(type)`") | \(names.map { "`\($0.member)`" }.sorted().joined(separator: ", ")) |"
    }
    lines += ["", "## Names that don't exist", ""]
    lines += ["Names that source code for iOS uses, and that `import UIKit` doesn't declare."]
    for section in missing.sections {
      lines += ["", "### \(section.title)", ""]
      lines += section.names.map { "- `\($0)`" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the type of a name, and the rest of it; a name without a type is a rest alone.
  private static func divided(_ name: String) -> (type: String, member: String) {
    let label = name.firstIndex(of: "(") ?? name.endIndex
    guard let dot = name[..<label].lastIndex(of: ".") else { return ("", name) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Returns the names in scope that exist according to a sheet.
  static func present(in sheet: String) -> Set<String> {
    Set(
      sheet.split(separator: "\n").compactMap { line in
        guard line.hasSuffix("| yes | yes |") || line.hasSuffix("| yes | no |") else { return nil }
        let parts = line.split(separator: "`")
        return parts.count == 3 ? String(parts[1]) : nil
      })
  }
}

/// The public symbols of some modules, as the compiler's symbol graphs give them.
struct PublicSymbols {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Kind: Decodable { var identifier: String }
      struct Fragment: Decodable { var kind, spelling: String }
      struct Constraint: Decodable { var kind, lhs, rhs: String }
      struct Extension: Decodable { var constraints: [Constraint]? }
      struct Signature: Decodable { var returns: [Fragment]? }
      struct Comment: Decodable {
        struct Line: Decodable { var text: String }
        var lines: [Line]
      }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]
      var declarationFragments: [Fragment]?
      var swiftExtension: Extension?
      var docComment: Comment?
      var functionSignature: Signature?

      /// Whether this is a function or method with a result that callers may not ignore without a warning.
      var warnsOfUnusedResult: Bool {
        guard ["swift.func", "swift.method", "swift.type.method"].contains(kind.identifier),
          let result = functionSignature?.returns?.map(\.spelling).joined(), result != "()", result != "Never"
        else { return false }
        return !(declarationFragments ?? []).contains { $0.spelling == "@discardableResult" }
      }

      /// Whether the documentation says that the symbol has no effect.
      var isStoredOnly: Bool {
        let text = docComment?.lines.map(\.text).joined(separator: " ") ?? ""
        return text.contains("Stored for source compatibility; has no effect.")
      }

      /// Numbers, and structures of nothing else.
      private static let numbers: Set = [
        "CGFloat", "Double", "Float", "TimeInterval", "CFTimeInterval", "CGPoint", "CGSize", "CGRect", "CGVector",
        "CGAffineTransform", "CATransform3D", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "UILayoutPriority",
      ]

      /// Whether this is a property that can be set and whose type is one of numbers.
      var setsNumbers: Bool {
        guard kind.identifier.hasSuffix("property"), !identifier.precise.contains("::SYNTHESIZED::") else {
          return false
        }
        let fragments = declarationFragments ?? []
        if fragments.contains(where: { $0.kind == "keyword" && $0.spelling == "let" }) { return false }
        if fragments.map(\.spelling).joined().hasSuffix("{ get }") { return false }
        return fragments.contains { $0.kind == "typeIdentifier" && Self.numbers.contains($0.spelling) }
      }
    }
    struct Module: Decodable { var name: String }
    struct Relationship: Decodable { var kind, source, target: String }
    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  /// The names of types outside of others, as source writes them.
  private(set) var types: Set<String> = []
  /// The modules of each name that more than one module declares in the same form.
  private(set) var repeated: [String: Set<String>] = [:]

  /// The properties that can be set and are made of numbers.
  private(set) var numberSetters: Set<String> = []

  /// The free functions, and the methods of classes and protocols, whose result callers may not ignore.
  private(set) var unusedResultWarnings: Set<String> = []

  /// The names that have no effect, according to their documentation.
  private(set) var storedOnly: Set<String> = []

  private var names: Set<String> = []
  /// The types that a type has its members from: superclasses, and the protocols that it conforms to.
  private var parents: [String: Set<String>] = [:]

  /// Reads the symbol graphs of a folder.
  init(in folder: URL) throws {
    var graphs: [Graph] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      graphs.append(try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)))
    }
    var paths: [String: String] = [:]
    var modules: [String: Set<String>] = [:]
    let kinds: Set<String> = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias"]
    let objects = Set(
      graphs.flatMap(\.symbols).filter { ["swift.class", "swift.protocol"].contains($0.kind.identifier) }
        .map(\.pathComponents))
    for graph in graphs {
      for symbol in graph.symbols {
        let path = symbol.pathComponents.joined(separator: ".")
        names.insert(path)
        if symbol.isStoredOnly, !symbol.identifier.precise.contains("::SYNTHESIZED::") { storedOnly.insert(path) }
        if symbol.setsNumbers { numberSetters.insert(path) }
        if symbol.warnsOfUnusedResult, !symbol.identifier.precise.contains("::SYNTHESIZED::"),
          symbol.pathComponents.count == 1 || objects.contains(symbol.pathComponents.dropLast())
        {
          unusedResultWarnings.insert(path)
        }
        paths[symbol.identifier.precise] = path
        if kinds.contains(symbol.kind.identifier) {
          // A type's name may stand for one type only, whatever its declarations look like.
          modules[path, default: []].insert(graph.module.name)
          if symbol.pathComponents.count == 1 { types.insert(path) }
        } else if let fragments = symbol.declarationFragments {
          let conditions = symbol.swiftExtension?.constraints?.map { "\($0.lhs) \($0.kind) \($0.rhs)" } ?? []
          let form = (fragments.map(\.spelling) + conditions).joined()
          modules["\(path): \(form)", default: []].insert(graph.module.name)
        }
      }
    }
    repeated = modules.filter { $0.value.count > 1 }
    for relation in graphs.flatMap(\.relationships) where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
      if let type = paths[relation.source], let parent = paths[relation.target] {
        parents[type, default: []].insert(parent)
      }
    }
  }

  /// Returns whether a name is public, by itself or through a superclass or protocol.
  func contains(_ name: String) -> Bool { declaration(of: name) != nil }

  /// Returns whether a public name has no effect, according to the documentation of its declaration.
  func isStoredOnly(_ name: String) -> Bool { declaration(of: name).map(storedOnly.contains) ?? false }

  /// Returns the name under which a type, or its nearest ancestor, declares a name, or `nil` if none does.
  private func declaration(of name: String) -> String? {
    if names.contains(name) { return name }
    // Only dots before a member's labels separate it from its type.
    guard let dot = name.firstIndex(of: "(").map({ name[..<$0] })?.lastIndex(of: ".") ?? name.lastIndex(of: ".")
    else { return nil }
    return (parents[String(name[..<dot])] ?? []).lazy.compactMap { declaration(of: $0 + name[dot...]) }.first
  }

  /// The public symbols of modules that the running test was built with.
  static func built(modules: [String]) throws -> PublicSymbols {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("surface-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in modules { try Compiler.extractSymbolGraph(of: module, to: folder) }
    return try PublicSymbols(in: folder)
  }
}
