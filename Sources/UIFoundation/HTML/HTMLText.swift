import Foundation

/// Text with the attributes of HTML's simple tags, read in one pass.
struct HTMLText {
  private(set) var result = NSMutableAttributedString()
  private let defaultAttributes: [NSAttributedString.Key: Any]
  private var styles: [(tag: String, style: HTMLStyle)] = [("", HTMLStyle())]
  /// The numbers of the items of the lists around, or `nil` for a list without numbers.
  private var lists: [Int?] = []
  /// Whether a space is due before the next text.
  private var hasSpace = false
  /// The name of the tag whose content is left out.
  private var skipped: String?

  /// Deeper elements have the style of the ones around them.
  private static let maximumDepth = 500

  init(_ text: String, defaultAttributes: [NSAttributedString.Key: Any]) {
    self.defaultAttributes = defaultAttributes
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let second = rest.dropFirst().first, second.isLetter || second == "/" || second == "!" || second == "?",
        let end = rest.firstIndex(of: ">")
      {
        readTag(rest[rest.index(after: start)..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        add("<")
        rest = rest.dropFirst()
      }
    }
    add(rest)
  }

  // MARK: - Tags

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "section",
    "article",
    "header", "footer", "center", "pre", "table", "tr",
  ]
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr"]
  private static let withoutText: Set<String> = ["style", "script", "head", "title", "template"]

  private mutating func readTag(_ content: Substring) {
    let isEnd = content.first == "/"
    let name = content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let skipped {
      if isEnd, name == skipped { self.skipped = nil }
      return
    }
    if Self.withoutText.contains(name) {
      if !isEnd { skipped = name }
    } else if name == "br" || name == "hr" {
      append(name == "br" ? "\u{2028}" : "\n")
    } else if isEnd {
      close(name)
    } else if !name.isEmpty, !Self.empty.contains(name) {
      open(name, HTMLAttributes(content).values)
    }
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    // A paragraph or an item ends the one before it.
    if name == "p" || name == "li", let last = styles.lastIndex(where: { $0.tag == name }),
      name == "p" || lists.isEmpty == false,
      !styles[last...].contains(where: { $0.tag == "ul" || $0.tag == "ol" })
    {
      close(name)
    }
    if Self.blocks.contains(name) { endParagraph() }
    if name == "ul" { lists.append(nil) }
    if name == "ol" { lists.append(attributes["start"].flatMap { Int($0) } ?? 1) }
    guard styles.count < Self.maximumDepth, var style = styles.last?.style else { return }
    style.apply(tag: name, attributes)
    styles.append((name, style))
    if name == "li" { addMarker() }
  }

  private mutating func close(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.tag == name }), index > 0 else { return }
    if Self.blocks.contains(name) { endParagraph() }
    styles.removeSubrange(index...)
    if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
  }

  private mutating func addMarker() {
    guard let number = lists.last else { return }
    append(number.map { "\t\($0).\t" } ?? "\t•\t")
    if let number { lists[lists.count - 1] = number &+ 1 }
  }

  private mutating func endParagraph() {
    hasSpace = false
    if result.length > 0, !result.string.hasSuffix("\n") { append("\n") }
  }

  // MARK: - Text

  private mutating func add(_ text: Substring) {
    guard skipped == nil else { return }
    var line = ""
    for character in HTMLEntities.decoded(text) {
      if " \t\n\r\r\n\u{c}".contains(character) {
        hasSpace = true
      } else {
        let before = line.last ?? result.string.last
        if hasSpace, let before, !"\n\t\u{2028} ".contains(before) { line.append(" ") }
        hasSpace = false
        line.append(character)
      }
    }
    if !line.isEmpty { append(line) }
  }

  private func attributes(_ style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    defaultAttributes.merging(style.attributes) { default_, own in style.isPlain ? default_ : own }
  }

  private mutating func append(_ text: String) {
    guard let style = styles.last?.style else { return }
    result.append(NSAttributedString(string: text, attributes: attributes(style)))
  }
}

/// The attributes of a tag.
struct HTMLAttributes {
  private(set) var values: [String: String] = [:]

  init(_ content: Substring) {
    var rest = content.drop { !$0.isWhitespace }
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace }
      guard !name.isEmpty else { return }
      rest = rest[name.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest[value.endIndex...]
      }
      values[name.lowercased()] = HTMLEntities.decoded(value)
    }
  }
}

/// Characters that are written by their names or numbers.
enum HTMLEntities {
  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "deg": "°", "times": "×",
    "middot": "·", "laquo": "«", "raquo": "»", "shy": "\u{ad}", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä",
    "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// Returns text with the characters that its entities stand for. Unknown ones stay.
  static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(10).prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(name) {
        result.append(character)
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
