/// A part of a text that a label shows: a character, or an argument that isn't filled in yet.
enum TextElement: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  /// The placeholder with this index.
  case argument(Int)
}

/// The fonts of a run of marked text, in addition to that of its label.
package struct MarkupStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = MarkupStyle(rawValue: 1)
  package static let italic = MarkupStyle(rawValue: 2)
  package static let code = MarkupStyle(rawValue: 4)
}

/// A part of a text with the style that its markup gives it.
struct StyledElement: Hashable, Sendable {
  var element: TextElement
  var style: MarkupStyle = []
}

/// Parses the markup in localized texts, as `AttributedString(localized:)` does: the inline part of CommonMark 0.31,
/// strikethrough with tildes, and attributes, `^[text](name: value)`.
///
/// White space and line ends are preserved, links show their text, images their description, and raw HTML itself.
/// Reference links don't exist, since a text has no definitions. Of HTML's named characters, those in
/// ``namedCharacters`` are known. Placeholders count as letters.
struct InlineMarkup {
  /// The maximum number of characters of a text whose markup is parsed. Markers that end nothing take quadratic time,
  /// and no label shows a longer text.
  static let maximumLength = 4_096

  /// The text without its markup.
  private(set) var elements: [StyledElement] = []
  /// Whether a part has an attribute that makes the system inflect it.
  private(set) var isInflected = false

  private let source: [TextElement]
  /// Whether Markdown is parsed, and not attributes alone.
  private let isMarkdown: Bool
  private var offset = 0
  private var nodes: [Node] = []
  private var brackets: [Bracket] = []

  /// A run of text, or a run of delimiters that may still become emphasis.
  struct Node {
    var elements: [StyledElement]
    /// The delimiter, one of `*`, `_`, and `~`; `nil` for text.
    var delimiter: Unicode.Scalar?
    /// The number of delimiters in the whole run.
    var length = 0
    var canOpen = false
    var canClose = false
  }

  private struct Bracket {
    /// The node of the bracket.
    let node: Int
    /// The offset after the bracket in the source.
    let start: Int
    let kind: Kind
    /// Whether a link may begin here. Links don't contain links.
    var isActive = true

    enum Kind { case link, image, attribute }
  }

  /// Parses a text. O(n²) in its length at worst.
  init(_ source: [TextElement], isMarkdown: Bool) {
    self.source = source
    self.isMarkdown = isMarkdown
    while offset < source.count { parseNext() }
    EmphasisResolver.resolve(&nodes, from: 0)
    elements = nodes.flatMap(\.elements)
  }

  private func scalar(_ offset: Int) -> Unicode.Scalar? {
    guard source.indices.contains(offset), case .scalar(let scalar) = source[offset] else { return nil }
    return scalar
  }

  private mutating func append(_ text: some Sequence<TextElement>, style: MarkupStyle = []) {
    nodes.append(Node(elements: text.map { StyledElement(element: $0, style: style) }))
  }

  /// Adds a number of elements of the source as text.
  private mutating func appendSource(_ count: Int) {
    append(source[offset..<offset + count])
    offset += count
  }

  private mutating func parseNext() {
    switch scalar(offset) {
    case "^" where scalar(offset + 1) == "[": openBracket(.attribute, length: 2)
    case "[": openBracket(.link, length: 1)
    case "]": closeBracket()
    case "!" where isMarkdown && scalar(offset + 1) == "[": openBracket(.image, length: 2)
    case "\\" where isMarkdown: parseEscape()
    case "`" where isMarkdown: parseCode()
    case "<" where isMarkdown: parseAutolink()
    case "&" where isMarkdown: parseCharacterReference()
    case let scalar? where isMarkdown && ["*", "_", "~"].contains(scalar): parseDelimiters(scalar)
    default:
      var end = offset + 1
      while end < source.count, !isSpecial(end) { end += 1 }
      appendSource(end - offset)
    }
  }

  private func isSpecial(_ offset: Int) -> Bool {
    guard let scalar = scalar(offset) else { return false }
    return ["[", "]", "^"].contains(scalar) || isMarkdown && ["!", "\\", "`", "<", "&", "*", "_", "~"].contains(scalar)
  }

  // MARK: Escapes, code, and references

  private static let punctuation = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~".unicodeScalars)

  private mutating func parseEscape() {
    if let next = scalar(offset + 1), Self.punctuation.contains(next) || next == "\n" { offset += 1 }
    appendSource(1)
  }

  private func runLength(at start: Int) -> Int {
    var end = start
    while let scalar = scalar(end), scalar == self.scalar(start) { end += 1 }
    return end - start
  }

  private mutating func parseCode() {
    let length = runLength(at: offset)
    var end = offset + length
    while end < source.count {
      guard scalar(end) == "`" else {
        end += 1
        continue
      }
      let closing = runLength(at: end)
      if closing == length {
        var content = source[offset + length..<end].map { $0 == .scalar("\n") ? TextElement.scalar(" ") : $0 }
        let space = TextElement.scalar(" ")
        if content.count > 1, content.first == space, content.last == space, content.contains(where: { $0 != space }) {
          content = Array(content.dropFirst().dropLast())
        }
        append(content, style: .code)
        offset = end + closing
        return
      }
      end += closing
    }
    appendSource(length)
  }

  /// An address between angle brackets, with a scheme or an at sign. Anything else is literal.
  private mutating func parseAutolink() {
    var end = offset + 1
    while let scalar = scalar(end), scalar != ">", scalar != "<", scalar.value > 0x20 { end += 1 }
    let content = source[offset + 1..<end].compactMap { element -> Unicode.Scalar? in
      if case .scalar(let scalar) = element { scalar } else { nil }
    }
    guard scalar(end) == ">", content.count == end - offset - 1, Self.isAddress(content) else { return appendSource(1) }
    append(source[offset + 1..<end])
    offset = end + 1
  }

  private static func isAddress(_ text: [Unicode.Scalar]) -> Bool {
    func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    if let colon = text.firstIndex(of: ":"), (2...32).contains(colon), let first = text.first,
      isLetterOrDigit(first), !("0"..."9").contains(first)
    {
      return text[..<colon].allSatisfy { isLetterOrDigit($0) || ["+", ".", "-"].contains($0) }
    }
    guard let at = text.firstIndex(of: "@"), at > 0, at < text.count - 1 else { return false }
    let marks = Set(".!#$%&'*+/=?^_`{|}~-".unicodeScalars)
    return text[..<at].allSatisfy { isLetterOrDigit($0) || marks.contains($0) }
      && text[(at + 1)...].allSatisfy { isLetterOrDigit($0) || $0 == "." || $0 == "-" }
  }

  /// The named characters that are likely in localized texts, of more than 2,000 in HTML.
  static let namedCharacters: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}", "reg": "\u{AE}",
    "trade": "\u{2122}", "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "laquo": "\u{AB}", "raquo": "\u{BB}",
    "bull": "\u{2022}", "middot": "\u{B7}", "deg": "\u{B0}", "euro": "\u{20AC}", "times": "\u{D7}", "shy": "\u{AD}",
    "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]

  private mutating func parseCharacterReference() {
    var end = offset + 1
    var name = ""
    while let scalar = scalar(end), scalar == "#" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar),
      name.unicodeScalars.count < 32
    {
      name.unicodeScalars.append(scalar)
      end += 1
    }
    guard scalar(end) == ";", let character = Self.character(named: name) else { return appendSource(1) }
    append([.scalar(character)])
    offset = end + 1
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return namedCharacters[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard (1...(isHexadecimal ? 6 : 7)).contains(number.count),
      let code = UInt32(number, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    // CommonMark replaces what isn't a character.
    return code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  // MARK: Delimiters

  private enum Surroundings { case space, punctuation, other }

  private func surroundings(_ offset: Int) -> Surroundings {
    guard source.indices.contains(offset) else { return .space }
    guard let scalar = scalar(offset) else { return .other }
    if scalar.properties.isWhitespace { return .space }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return .punctuation
    default: return .other
    }
  }

  private mutating func parseDelimiters(_ delimiter: Unicode.Scalar) {
    let length = runLength(at: offset)
    let (before, after) = (surroundings(offset - 1), surroundings(offset + length))
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    appendSource(length)
    // Tildes strike through if there are one or two.
    guard delimiter != "~" || length <= 2 else { return }
    let last = nodes.count - 1
    nodes[last].delimiter = delimiter
    nodes[last].length = length
    nodes[last].canOpen = isLeft && (delimiter != "_" || !isRight || before == .punctuation)
    nodes[last].canClose = isRight && (delimiter != "_" || !isLeft || after == .punctuation)
  }

  // MARK: Brackets

  private mutating func openBracket(_ kind: Bracket.Kind, length: Int) {
    appendSource(length)
    brackets.append(Bracket(node: nodes.count - 1, start: offset, kind: kind))
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return appendSource(1) }
    var end: Int?
    if bracket.isActive {
      switch bracket.kind {
      case .link, .image: end = isMarkdown ? linkEnd(after: offset + 1) : nil
      case .attribute: end = attributesEnd(after: offset + 1)
      }
    }
    guard let end else { return appendSource(1) }
    if bracket.kind == .attribute, Self.inflects(source[offset + 2..<end]) { isInflected = true }
    EmphasisResolver.resolve(&nodes, from: bracket.node + 1)
    nodes[bracket.node].elements = []
    if bracket.kind == .link {
      for index in brackets.indices where brackets[index].kind == .link { brackets[index].isActive = false }
    }
    offset = end
  }

  /// Returns the offset after `(destination "title")`, or `nil` if there is no such thing.
  private func linkEnd(after start: Int) -> Int? {
    guard scalar(start) == "(" else { return nil }
    var end = skippingSpaces(start + 1)
    if scalar(end) == "<" {
      end += 1
      while let scalar = scalar(end), scalar != ">" {
        if scalar == "<" || scalar == "\n" { return nil }
        end += scalar == "\\" ? 2 : 1
      }
      guard scalar(end) == ">" else { return nil }
      end += 1
    } else {
      var depth = 0
      while end < source.count {
        let scalar = scalar(end)
        if let scalar, scalar.value <= 0x20 || scalar == ")" && depth == 0 { break }
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth -= 1 }
        end += scalar == "\\" && self.scalar(end + 1).map(Self.punctuation.contains) == true ? 2 : 1
      }
      guard depth == 0 else { return nil }
    }
    let afterSpaces = skippingSpaces(end)
    if afterSpaces > end, let quote = scalar(afterSpaces), ["\"", "'", "("].contains(quote) {
      let closing: Unicode.Scalar = quote == "(" ? ")" : quote
      end = afterSpaces + 1
      while end < source.count, scalar(end) != closing { end += scalar(end) == "\\" ? 2 : 1 }
      guard scalar(end) == closing else { return nil }
      end += 1
    }
    end = skippingSpaces(end)
    return scalar(end) == ")" ? end + 1 : nil
  }

  private func skippingSpaces(_ start: Int) -> Int {
    var end = start
    while let scalar = scalar(end), [" ", "\t", "\n"].contains(scalar) { end += 1 }
    return end
  }

  /// Returns the offset after `(name: value, …)`, or `nil` if there is no such thing. Values may contain parentheses,
  /// and quotes with any characters.
  private func attributesEnd(after start: Int) -> Int? {
    guard scalar(start) == "(" else { return nil }
    var (end, depth, quote) = (start + 1, 1, Unicode.Scalar?.none)
    while end < source.count, depth > 0 {
      let scalar = scalar(end)
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "(" {
        depth += 1
      } else if scalar == ")" {
        depth -= 1
      }
      end += 1
    }
    let hasName = source[start + 1..<max(start + 1, end)].contains(.scalar(":"))
    return depth == 0 && hasName ? end : nil
  }

  private static func inflects(_ attributes: ArraySlice<TextElement>) -> Bool {
    var text = ""
    for case .scalar(let scalar) in attributes { text.unicodeScalars.append(scalar) }
    return ["inflect", "agreeWith", "morphology"].contains { text.contains($0) }
  }
}

/// Pairs runs of delimiters, as the algorithm in CommonMark's appendix "A parsing strategy" does.
enum EmphasisResolver {
  /// Removes the delimiters of emphasis from the nodes from an index on, and sets the styles of the text between them.
  /// The delimiters that are left are text.
  static func resolve(_ nodes: inout [InlineMarkup.Node], from first: Int) {
    var closer = first
    while closer < nodes.count {
      guard let delimiter = nodes[closer].delimiter, nodes[closer].canClose, !nodes[closer].elements.isEmpty,
        let opener = opener(for: closer, delimiter, in: nodes, from: first)
      else {
        closer += 1
        continue
      }
      let both = nodes[opener].elements.count >= 2 && nodes[closer].elements.count >= 2
      let count = delimiter == "~" ? nodes[closer].elements.count : both ? 2 : 1
      for index in opener + 1..<closer {
        // Delimiters between the two are text from now on.
        nodes[index].delimiter = nil
        guard delimiter != "~" else { continue }
        for element in nodes[index].elements.indices {
          nodes[index].elements[element].style.insert(count == 2 ? .bold : .italic)
        }
      }
      nodes[opener].elements.removeLast(count)
      nodes[closer].elements.removeLast(count)
      if nodes[closer].elements.isEmpty { closer += 1 }
    }
    for index in first..<max(first, nodes.count) { nodes[index].delimiter = nil }
  }

  private static func opener(
    for closer: Int, _ delimiter: Unicode.Scalar, in nodes: [InlineMarkup.Node], from first: Int
  ) -> Int? {
    let end = nodes[closer]
    return (first..<closer).last { index in
      let start = nodes[index]
      guard start.delimiter == delimiter, start.canOpen, !start.elements.isEmpty else { return false }
      if delimiter == "~" { return start.length == end.length }
      // The "rule of 3".
      guard start.canClose || end.canOpen else { return true }
      return (start.length + end.length) % 3 != 0 || start.length % 3 == 0 && end.length % 3 == 0
    }
  }
}
