import Foundation

/// A Markdown document of the repository, with what it links to and what it names.
struct Document {
  /// A link, such as `[text](target)`.
  struct Link: Equatable {
    let label: String
    let target: String
    let line: Int
  }

  /// A name in backquotes.
  struct Name: Equatable {
    let text: String
    let line: Int
  }

  /// The path of the document, relative to the root of the repository.
  let path: String
  private(set) var links: [Link] = []
  private(set) var names: [Name] = []
  private(set) var headings: [String] = []

  /// Reads a document. Blocks of code are left out.
  init(_ text: String, path: String) {
    self.path = path
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode { continue }
      if line.hasPrefix("#") { headings.append(String(line.drop { $0 == "#" || $0 == " " })) }
      links += line.matches(of: /\[([^\]]+)\]\(([^)\s]+)\)/).map {
        Link(label: String($0.1), target: String($0.2), line: index + 1)
      }
      names += line.matches(of: /`([^`]+)`/).map { Name(text: String($0.1), line: index + 1) }
    }
  }

  /// Returns the links that lead nowhere, or to a file that does not declare what the link names.
  func brokenLinks() throws -> [String] {
    try links.compactMap { link in
      if link.target.contains("://") { return nil }
      let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let isHere = parts[0].isEmpty
      let target = isHere ? path : resolved(parts[0])
      guard isHere || Repository.contains(target) else { return "\(path):\(link.line): no file \(target)" }
      if parts.count > 1 {
        let headings = isHere ? headings : Document(try Repository.text(target), path: target).headings
        if !headings.map(Self.anchor).contains(parts[1]) { return "\(path):\(link.line): no heading \(link.target)" }
      }
      if let code = Repository.code[target], link.label.hasPrefix("`") {
        let name = link.label.filter { $0 != "`" }
        if !SwiftDeclarations(code).declares(name) { return "\(path):\(link.line): \(target) does not declare \(name)" }
      }
      return nil
    }
  }

  /// Returns the names that are paths of no file or folder. Other names are left out.
  func missingPaths() -> [String] {
    names.filter { Self.isPath($0.text) && !Repository.contains($0.text) }
      .map { "\(path):\($0.line): no file \($0.text)" }
  }

  /// Returns the names that are neither a path, nor a module, nor declared, nor a command of `make` or of the tool.
  func unknownNames() -> [String] {
    names.filter { !Self.isKnown($0.text) }.map { "\(path):\($0.line): nothing is called \($0.text)" }
  }

  /// Returns whether a name begins with a file or folder at the root of the repository.
  private static func isPath(_ name: String) -> Bool {
    guard !name.contains(where: \.isWhitespace), let first = name.split(separator: "/").first else { return false }
    return name.contains("/") && first != ".." && Repository.contains(String(first))
  }

  static func isKnown(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == "make" { return makeRules.contains(words[1]) }
    if words.count == 2, words[0] == "galley" { return commands.contains(words[1]) }
    return words.count == 1
      && (Manifest.targets.contains(name) || declarations.declares(name) || Repository.contains(name))
  }

  private static let declarations = Repository.code.values.reduce(into: SwiftDeclarations()) {
    $0.formUnion(SwiftDeclarations($1))
  }

  private static let makeRules: Set<String> = {
    let lines = (try? Repository.text("Makefile"))?.split(separator: "\n") ?? []
    return Set(lines.compactMap { $0.prefixMatch(of: /([a-z\-]+):/).map { String($0.1) } })
  }()

  /// The commands of the tool, from their declarations.
  private static let commands: Set<String> = {
    let files = Repository.files(below: "Sources/galley/Commands").compactMap { try? Repository.text($0) }
    return Set(files.flatMap { $0.matches(of: /static let name = "([a-z]+)"/).map { String($0.1) } })
  }()

  /// Returns a path that a document gives relative to its own folder, relative to the root.
  private func resolved(_ target: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in target.split(separator: "/").map(String.init) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Returns the name under which a link finds a heading.
  private static func anchor(_ heading: String) -> String {
    String(heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })
      .replacingOccurrences(of: " ", with: "-")
  }
}
