/// The types of a Swift file and their members, as far as documents name them.
///
/// Members have the names that DocC gives them: `frame(of:_:)`, `init(width:)`, and `count`. Local functions and
/// variables are left out, as are operators and subscripts.
struct SwiftDeclarations {
  /// The names of types, without the types that contain them.
  private(set) var types: Set<String> = []
  /// The members and nested types that a type or an extension of it declares, by the type's name; free functions by an
  /// empty name.
  private(set) var members: [String: Set<String>] = [:]

  private var tokens: [Substring] = []
  private var position = 0
  /// For each open brace, the type whose body it opens, or `nil` for the body of anything else.
  private var bodies: [String?] = []

  init() {}

  /// Reads the declarations in lines of source without comments and the contents of texts.
  init(_ lines: [String]) {
    tokens = lines.flatMap(Self.tokens)
    var opened: String?
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      switch token {
      case "{":
        bodies.append(opened)
        opened = nil
      case "}":
        _ = bodies.popLast()
      case "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "extension":
        guard let name = typeName() else { continue }
        if token != "extension" {
          types.insert(name)
          if let outer = bodies.last ?? nil { members[outer, default: []].insert(name) }
        }
        if token != "typealias", token != "associatedtype" { opened = name }
      case "func", "init", "var", "let", "case":
        if let type = bodies.isEmpty ? "" : bodies[bodies.count - 1] { readMember(token, of: type) }
      default: break
      }
    }
    tokens = []
  }

  /// Adds the declarations of another file.
  mutating func formUnion(_ other: SwiftDeclarations) {
    types.formUnion(other.types)
    members.merge(other.members) { $0.union($1) }
  }

  /// Returns whether a type, a member such as `Type.member(label:)`, or a free function is declared.
  func declares(_ name: String) -> Bool {
    let parenthesis = name.firstIndex(of: "(") ?? name.endIndex
    guard let dot = name[..<parenthesis].lastIndex(of: ".") else {
      return types.contains(name) || members[""]?.contains(name) ?? false
    }
    let type = String(name[..<dot].split(separator: ".").last ?? "")
    let member = String(name[name.index(after: dot)...])
    return members[type]?.contains(member) ?? false
  }

  /// Reads the name behind `class` and other keywords; `nil` if no type follows, as in `class func`.
  private mutating func typeName() -> String? {
    guard position < tokens.count, tokens[position].first?.isUppercase ?? false || tokens[position].first == "_" else {
      return nil
    }
    while position + 2 < tokens.count, tokens[position + 1] == "." { position += 2 }
    position += 1
    return String(tokens[position - 1])
  }

  private mutating func readMember(_ keyword: Substring, of type: String) {
    guard position < tokens.count else { return }
    switch keyword {
    case "init":
      members[type, default: []].insert("init" + labels())
    case "func":
      let name = String(tokens[position])
      position += 1
      members[type, default: []].insert(name + labels())
    default:
      // The names of a tuple and of further cases are left out.
      members[type, default: []].insert(String(tokens[position]))
    }
  }

  /// Reads the labels of a parameter list, after generic parameters, as `(of:_:)`.
  private mutating func labels() -> String {
    while position < tokens.count, tokens[position] != "(" { position += 1 }
    var labels = ""
    var depth = 0
    var isFirst = false
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      switch token {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { break }
      if depth == 1, token == "(" || token == "," {
        isFirst = true
      } else if isFirst {
        labels += "\(token):"
        isFirst = false
      } else if token == "<" {
        skipGenericArguments()
      }
    }
    // In `()`, the closing parenthesis ends the loop before it is taken for a label.
    return "(\(labels))"
  }

  /// Passes the rest of `<A, B>`, whose commas separate no parameters.
  private mutating func skipGenericArguments() {
    var depth = 1
    while position < tokens.count, depth > 0 {
      if tokens[position] == "<" { depth += 1 }
      if tokens[position] == ">" { depth -= 1 }
      position += 1
    }
  }

  /// The words and other characters of a line, without the escapes of keywords, spaces, and `->`.
  private static func tokens(_ line: String) -> [Substring] {
    let text = line.utf8
    var tokens: [Substring] = []
    var position = text.startIndex
    while position < text.endIndex {
      let start = position
      let first = text[position]
      position = text.index(after: position)
      if SwiftCode.isInWord(first) {
        while position < text.endIndex, SwiftCode.isInWord(text[position]) { position = text.index(after: position) }
      } else if first == UInt8(ascii: " ") || first == UInt8(ascii: "`") {
        continue
      } else if first == UInt8(ascii: "-"), position < text.endIndex, text[position] == UInt8(ascii: ">") {
        position = text.index(after: position)
        continue
      }
      tokens.append(line[start..<position])
    }
    return tokens
  }
}
