/// What a Swift file declares at the top level, and what it names.
struct SourceFile {
  /// The types declared outside of others, in order.
  private(set) var types: [String] = []
  /// Those of them that are public or open.
  private(set) var publicTypes: [String] = []
  /// Every word in the code.
  private(set) var words: Set<Substring> = []

  /// Reads lines of code without comments and the contents of texts.
  init(_ code: [String]) {
    var depth = 0
    for line in code {
      words.formUnion(SwiftCode.words(in: line))
      if depth == 0 { readDeclaration(line) }
      for character in line {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
    }
  }

  private mutating func readDeclaration(_ line: String) {
    let words = SwiftCode.words(in: String(line.prefix { $0 != "{" && $0 != ":" }))
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
      !words.contains("extension"), !words.contains("func"), !words.contains("var")
    else { return }
    types.append(String(words[kind + 1]))
    if words[..<kind].contains("public") || words[..<kind].contains("open") {
      publicTypes.append(String(words[kind + 1]))
    }
  }
}
