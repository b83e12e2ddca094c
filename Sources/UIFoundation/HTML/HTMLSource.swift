import Foundation

/// The pieces of HTML, found by the rules of HTML's tokenizer in linear time.
struct HTMLSource {
  /// A piece of HTML.
  enum Piece {
    case text(Substring.UnicodeScalarView)
    /// What a tag has between its angle brackets.
    case tag(Substring.UnicodeScalarView)
  }

  private var rest: Substring.UnicodeScalarView
  /// The quotation marks that don't occur any more.
  private var missingQuotes: Set<Unicode.Scalar> = []
  /// Whether a tag has been found that ends only within quotation marks, so that those of later tags don't count.
  private var ignoresQuotes = false
  /// Whether no tag ends any more.
  private var hasNoEnd = false

  init(_ text: String) { rest = text[...].unicodeScalars }

  /// Returns the next piece, or `nil` at the end.
  mutating func next() -> Piece? {
    while let first = rest.first {
      guard first == "<" else {
        let text = rest.prefix { $0 != "<" }
        rest = rest[text.endIndex...]
        return .text(text)
      }
      if rest.starts(with: "<!--".unicodeScalars) {
        skipComment()
      } else if Self.beginsTag(rest), let end = endOfTag() {
        let content = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        return .tag(content)
      } else {
        let text = rest.prefix(1)
        rest = rest.dropFirst()
        return .text(text)
      }
    }
    return nil
  }

  /// Leaves out everything before the end tag of an element; without one, everything.
  mutating func skip(to name: String) {
    let start = Array("</\(name)".unicodeScalars)
    while let index = rest.firstIndex(of: "<") {
      rest = rest[index...]
      let tag = rest.prefix(start.count)
      let after = rest[tag.endIndex...].first
      if tag.elementsEqual(start, by: { $0.properties.lowercaseMapping == String($1) }),
        after.map({ $0 == ">" || $0 == "/" || HTMLSource.isSpace($0) }) ?? false
      {
        return
      }
      rest = rest.dropFirst()
    }
    rest = rest[rest.endIndex...]
  }

  /// HTML's ASCII whitespace.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\n", "\u{c}", "\r": true
    default: false
    }
  }

  private static func beginsTag(_ text: Substring.UnicodeScalarView) -> Bool {
    guard let second = text.dropFirst().first else { return false }
    return second.properties.isAlphabetic || "/!?".unicodeScalars.contains(second)
  }

  /// A comment ends at "-->", also in "<!-->" and "<!--->".
  private mutating func skipComment() {
    rest = rest.dropFirst(2)
    let end = "-->".unicodeScalars
    while let index = rest.firstIndex(of: "-") {
      rest = rest[index...]
      if rest.starts(with: end) {
        rest = rest.dropFirst(3)
        return
      }
      rest = rest.dropFirst()
    }
    rest = rest[rest.endIndex...]
  }

  /// Returns the place of the ">" that ends a tag: the first one outside of values in quotation marks, or else the first.
  private mutating func endOfTag() -> Substring.UnicodeScalarView.Index? {
    if !hasNoEnd, !ignoresQuotes {
      if let end = endOutsideOfQuotes() { return end }
      ignoresQuotes = true
    }
    if !hasNoEnd, let end = rest.firstIndex(of: ">") { return end }
    hasNoEnd = true
    return nil
  }

  private mutating func endOutsideOfQuotes() -> Substring.UnicodeScalarView.Index? {
    var index = rest.startIndex
    var before: Unicode.Scalar = "<"
    while index < rest.endIndex {
      let scalar = rest[index]
      if scalar == ">" { return index }
      if scalar == "\"" || scalar == "'", before == "=", !missingQuotes.contains(scalar) {
        if let end = rest[rest.index(after: index)...].firstIndex(of: scalar) {
          index = end
        } else {
          missingQuotes.insert(scalar)
        }
      }
      if !Self.isSpace(scalar) { before = scalar }
      index = rest.index(after: index)
    }
    return nil
  }
}

/// The attributes of a tag. Of several with one name, the first counts.
struct HTMLAttributes {
  private(set) var values: [String: String] = [:]

  init(_ content: Substring.UnicodeScalarView) {
    let isSpace = HTMLSource.isSpace
    var rest = content.drop { !isSpace($0) }
    while true {
      rest = rest.drop { isSpace($0) || $0 == "/" }
      let name = rest.prefix { $0 != "=" && !isSpace($0) }
      guard !name.isEmpty else { return }
      rest = rest[name.endIndex...].drop(while: isSpace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: isSpace)
      let value: Substring.UnicodeScalarView
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { !isSpace($0) }
        rest = rest[value.endIndex...]
      }
      let key = String(name).lowercased()
      if values[key] == nil { values[key] = HTMLEntities.decoded(value, isValue: true) }
    }
  }
}
