/// A sheet of published facts in `Documentation/facts`, as far as citations need it.
struct FactSheet {
  /// The text below a heading, up to the next heading, with white space collapsed and without emphasis.
  private struct Section {
    var heading: String
    var text = ""
  }

  private var sections = [Section(heading: "")]

  /// The letters that the sheet defines as names of sources or as levels of confidence, in bold type.
  private(set) var letters: Set<String> = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        sections.append(Section(heading: String(line.drop { $0 == "#" }.drop(while: \.isWhitespace))))
      } else {
        letters.formUnion(line.matches(of: /\*\*(IB|[A-Z])\*\*/).map { String($0.1) })
        sections[sections.count - 1].text += Self.plain(line) + " "
      }
    }
  }

  /// Returns what the sheet lacks of a citation's references, or `nil` if it has all of them.
  ///
  /// A quotation is the heading of a section, or stands in the text of the section named before it, word for word;
  /// `...` in it stands for words left out. A letter is defined in the sheet, and occurs in the section named before
  /// it.
  func missing(of references: [FactCitation.Reference]) -> String? {
    var scope = sections[...]
    for reference in references {
      switch reference {
      case .quotation(let words):
        if let index = sections.firstIndex(where: { $0.heading == words }) {
          scope = sections[index...index]
        } else if !scope.contains(where: { Self.text($0.text, contains: words) }) {
          return "neither a heading nor a text \"\(words)\" in \(name(of: scope))"
        }
      case .letter(let letter):
        guard letters.contains(letter) else { return "no source \(letter)" }
        let isUsed = scope.contains { $0.text.split { !$0.isLetter && !$0.isNumber }.contains(Substring(letter)) }
        guard isUsed else { return "nothing from source \(letter) in \(name(of: scope))" }
      }
    }
    return nil
  }

  private func name(of scope: ArraySlice<Section>) -> String {
    scope.count == 1 ? "\"\(scope[scope.startIndex].heading)\"" : "the sheet"
  }

  private static func plain(_ line: Substring) -> String {
    let words: [Substring] = line.split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ").filter { $0 != "*" && $0 != "`" }
  }

  /// Returns whether a text contains words, whole and in order.
  private static func text(_ text: String, contains words: String) -> Bool {
    var rest = text[...]
    for part in words.split(separator: " ... ").map(plain) {
      guard let end = rest.ranges(of: part).first(where: { isWhole($0, in: text) })?.upperBound else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// Returns whether a range neither begins nor ends within a word.
  private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].first
    return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
  }
}
