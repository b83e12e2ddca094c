import Foundation

/// A sheet of facts that a comment or a test names, such as `uikit.md, "Fonts", B`.
struct FactCitation: Equatable {
  /// A part of the sheet that a citation names.
  enum Reference: Equatable {
    /// A heading, or words from the text.
    case quotation(String)
    /// A source or a level of confidence.
    case letter(String)
  }

  let sheet: String
  let line: Int
  var references: [Reference] = []

  /// Returns the citations in a source file or document, with the lines on which they begin.
  ///
  /// A citation is a file name in lowercase letters that no folder precedes, and the references after it, which may
  /// continue on the next two lines of a comment.
  static func all(in text: String) -> [FactCitation] {
    guard mayCite(text) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.flatMap { index in
      guard mayCite(lines[index]) else { return [FactCitation]() }
      let line = content(of: lines[index])
      let following = lines[(index + 1)...].prefix(2).map { " " + content(of: $0) }.joined()
      return line.matches(of: /(?:^|[^\w\/.\-])([a-z][a-z0-9\-]*\.md|dynamic-type\.json)(?!\w)/).map { match in
        FactCitation(
          sheet: String(match.1), line: index + 1,
          references: references(in: String(line[match.range.upperBound...]) + following))
      }
    }
  }

  /// Returns whether a text may name a sheet. Most don't, and this is fast.
  private static func mayCite(_ text: some StringProtocol) -> Bool {
    text.contains(".md") || text.contains("dynamic-type.json")
  }

  /// Returns a line without its indentation, comment mark, and escapes of quotation marks.
  private static func content(of line: Substring) -> String {
    var content = line.drop(while: \.isWhitespace)
    for mark in ["///", "//", "#"] where content.hasPrefix(mark) {
      content = content.dropFirst(mark.count).drop(while: \.isWhitespace)
      break
    }
    return String(content.replacing("\\\"", with: "\""))
  }

  private static func references(in text: String) -> [Reference] {
    var references: [Reference] = []
    var rest = text[...]
    while let match = rest.prefixMatch(of: /(?:, |: | and | \()(?:"([^"]+)"|(IB|[A-Z])(?=[,;:.)]))/) {
      references.append(match.1.map { .quotation(String($0)) } ?? .letter(String(match.2 ?? "")))
      rest = rest[match.range.upperBound...]
    }
    return references
  }
}
