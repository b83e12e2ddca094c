/// A pattern for a whole text: `*` stands for any characters, `?` for one, and `\\` before a character for itself.
package struct TextPattern: Hashable, Sendable {
  private enum Token: Hashable {
    case any
    case one
    case byte(UInt8)
  }

  private let tokens: [Token]

  package init(_ pattern: some StringProtocol) {
    var tokens: [Token] = []
    var isEscaped = false
    for byte in pattern.utf8 {
      switch byte {
      case _ where isEscaped:
        tokens.append(.byte(byte))
        isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "*"): tokens.append(.any)
      case UInt8(ascii: "?"): tokens.append(.one)
      default: tokens.append(.byte(byte))
      }
    }
    if isEscaped { tokens.append(.byte(UInt8(ascii: "\\"))) }
    self.tokens = tokens
  }

  /// Returns a pattern that only a given text matches.
  static func escaping(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { pattern, character in
      if "*?\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  /// Returns whether a text in UTF-8 matches.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of pattern and text.
  func matches(_ text: [UInt8]) -> Bool {
    var (index, at) = (0, 0)
    // Where the last star is, and where the text that it stands for ends so far.
    var star: (index: Int, end: Int)?
    while at < text.count {
      let token = index < tokens.count ? tokens[index] : nil
      if token == .any {
        star = (index, at)
        index += 1
      } else if token == .one {
        index += 1
        at = Self.end(ofCharacterAt: at, in: text)
      } else if token == .byte(text[at]) {
        index += 1
        at += 1
      } else if let last = star {
        let end = Self.end(ofCharacterAt: last.end, in: text)
        star = (last.index, end)
        (index, at) = (last.index + 1, end)
      } else {
        return false
      }
    }
    return tokens[index...].allSatisfy { $0 == .any }
  }

  private static func end(ofCharacterAt start: Int, in text: [UInt8]) -> Int {
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
