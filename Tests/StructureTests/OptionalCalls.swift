import Foundation

/// The code that lets optional calls of a delegate's methods compile, such as `delegate.tableView?(…)`.
///
/// On Apple's platforms the methods are optional requirements of Objective-C. Here each has a default implementation,
/// so that a call needs no question mark. Source code for iOS has the question mark, which needs a property with the
/// method's base name: a closure if one method with one unlabeled argument has the name, or a structure with a
/// `callAsFunction` for each method. All of it follows from the protocol's declaration.
struct OptionalCalls {
  /// A requirement of the protocol.
  struct Method {
    var documentation: [String]
    var name: String
    /// The parameters as declared, such as `_ tableView: UITableView`.
    var parameters: [String]
    /// The returned type, or an empty string.
    var result: String

    /// The argument labels and local names of the parameters. A label is empty where it is `_`.
    private var names: [(label: String, local: String)] {
      parameters.map { parameter in
        let words = parameter.prefix { $0 != ":" }.split(separator: " ").map(String.init)
        return (words[0] == "_" ? "" : words[0], words[words.count - 1])
      }
    }

    /// The name with its labels, such as `tableView(_:heightForRowAt:)`.
    var fullName: String { "\(name)(\(names.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()))" }
    /// The only parameter's type, if it has no label.
    var onlyType: String? {
      guard parameters.count == 1, names[0].label.isEmpty, let colon = parameters[0].firstIndex(of: ":") else {
        return nil
      }
      return parameters[0][parameters[0].index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    /// Whether an argument is a pointer, so that passing it on is unsafe.
    var isUnsafe: Bool { parameters.contains { $0.contains("TargetContentOffset") } }

    var shim: [String] {
      let arguments = names.map { $0.label.isEmpty ? $0.local : "\($0.label): \($0.local)" }.joined(separator: ", ")
      let call = "\(isUnsafe ? "unsafe " : "")target.\(name)(\(arguments))"
      let arrow = result.isEmpty ? "" : " -> \(result)"
      return documentation + ["public func callAsFunction(\(parameters.joined(separator: ", ")))\(arrow) { \(call) }"]
    }
  }

  /// The protocol's name.
  let name: String
  /// The requirements that have a default implementation, in order.
  let methods: [Method]

  /// Reads the protocol from the Swift files of its module.
  init(of name: String, in sources: [String]) {
    self.name = name
    var required: [Method] = []
    var provided: Set<String> = []
    for source in sources {
      required += Self.methods(in: source, openedBy: ["public protocol \(name):", "public protocol \(name) {"])
      provided.formUnion(Self.methods(in: source, openedBy: ["extension \(name) {"]).map(\.fullName))
    }
    methods = required.filter { provided.contains($0.fullName) }
  }

  /// The methods by base name, in order of the first of each.
  private var families: [(name: String, methods: [Method])] {
    methods.reduce(into: []) { families, method in
      if let index = families.firstIndex(where: { $0.name == method.name }) {
        families[index].methods.append(method)
      } else {
        families.append((method.name, [method]))
      }
    }
  }

  /// Returns the file with all calls but the unsafe ones, not yet formatted. `imports` are lines of its beginning.
  func file(imports: [String]) -> String {
    let grouped = families.filter { $0.methods.count > 1 || $0.methods[0].onlyType == nil }
    var lines = imports + [""]
    if let first = grouped.first {
      lines += [
        "/// The optional methods of ``\(name)``, called as in `\(first.name)?(…)`.", "///",
        "/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.",
        "@MainActor @preconcurrency", "public struct \(name)Calls {", "let target: any \(name)", "",
      ]
      lines += grouped.flatMap(\.methods).filter { !$0.isUnsafe }.flatMap(\.shim) + ["}", ""]
    }
    lines += [
      "/// Properties that let optional calls compile. `make optional-calls` writes this file.", "extension \(name) {",
    ]
    for family in families {
      if family.methods.count == 1, let type = family.methods[0].onlyType {
        let result = family.methods[0].result.isEmpty ? "Void" : family.methods[0].result
        lines += ["/// The optional method with this name; never `nil`."]
        lines += ["public var \(family.name): ((\(type)) -> \(result))? { { self.\(family.name)($0) } }"]
      } else {
        lines += ["/// The optional methods with this name; never `nil`."]
        lines += ["public var \(family.name): \(name)Calls? { \(name)Calls(target: self) }"]
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Returns the file with the calls that pass pointers on, not yet formatted, or `nil` if there are none.
  func unsafeFile(imports: [String]) -> String? {
    let shims = methods.filter(\.isUnsafe).flatMap(\.shim)
    guard !shims.isEmpty else { return nil }
    let comment = "/// Calls that pass the caller's pointer on. `make optional-calls` writes this file."
    return (imports + ["", comment, "extension \(name)Calls {"] + shims + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: - Reading

  /// Returns the methods of the declarations that begin with one of the given texts, whose members are indented by two
  /// spaces, as the formatter does.
  private static func methods(in source: String, openedBy openings: [String]) -> [Method] {
    var methods: [Method] = []
    var documentation: [String] = []
    var isOpen = false
    var declaration: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if !isOpen {
        isOpen = openings.contains { line.hasPrefix($0) }
        continue
      }
      if let text = declaration {
        // A declaration that continues is indented further, or begins with its closing parenthesis.
        if line.hasPrefix("    ") || line.hasPrefix("  )") {
          declaration = text + " " + line.trimmingCharacters(in: .whitespaces)
          continue
        }
        if let method = method(text, documentation) { methods.append(method) }
        (declaration, documentation) = (nil, [])
      }
      if line == "}" { isOpen = false }
      if line.hasPrefix("  ///") { documentation.append(line.trimmingCharacters(in: .whitespaces)) }
      if line.hasPrefix("  func ") || line.hasPrefix("  public func ") { declaration = line }
    }
    return methods
  }

  /// Reads the first line of a method, up to its body.
  private static func method(_ declaration: String, _ documentation: [String]) -> Method? {
    guard let start = declaration.range(of: "func ")?.upperBound,
      let open = declaration[start...].firstIndex(of: "(")
    else { return nil }
    var depth = 0
    var parameters = [""]
    var rest = declaration[open...]
    while let character = rest.popFirst() {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 1 || character != "(" {
        parameters[parameters.count - 1].append(character)
      }
    }
    var result = ""
    if let arrow = rest.range(of: "->") {
      result = rest[arrow.upperBound...].prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
    }
    return Method(
      documentation: documentation, name: String(declaration[start..<open]),
      parameters: parameters.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }, result: result)
  }
}
