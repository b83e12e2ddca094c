import Foundation

/// Text with the attributes of HTML's simple tags, read in one pass.
struct HTMLText {
  private var text = ""
  /// The parts of the text with other attributes than the ones before, with their starts in UTF-16 code units.
  private var runs: [(start: Int, attributes: [NSAttributedString.Key: Any])] = []
  /// The length of the text in UTF-16 code units.
  private var length = 0
  /// Whether a tag has begun or ended after the last text.
  private var isNewRun = true
  private let defaultAttributes: [NSAttributedString.Key: Any]
  private var elements = [Element(tag: "", style: HTMLStyle())]
  /// The numbers of open elements that are too deep to have a style, by their names.
  private var tooDeep: [String: Int] = [:]
  /// Whether a space is due before the next text.
  private var hasSpace = false
  /// Whether a line break that comes next is left out, as after `<pre>`.
  private var isAtStart = false

  /// An open element.
  private struct Element {
    var tag: String
    var style: HTMLStyle
    /// The number of the next item of a list with numbers.
    var number: Int?

    var isList: Bool { tag == "ul" || tag == "ol" }
  }

  /// Deeper elements have the style of the ones around them.
  private static let maximumDepth = 500

  init(_ text: String, defaultAttributes: [NSAttributedString.Key: Any]) {
    self.defaultAttributes = defaultAttributes
    var source = HTMLSource(text)
    while let piece = source.next() {
      switch piece {
      case .text(let text): add(text)
      case .tag(let content):
        if let name = readTag(content) { source.skip(to: name) }
      }
    }
  }

  // MARK: - Tags

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "section", "article", "header",
    "footer", "center", "pre", "table", "tr",
  ]
  /// Elements without content, but for `br` and `hr`.
  private static let empty: Set<String> = [
    "area", "base", "col", "embed", "img", "input", "link", "meta", "source", "track", "wbr",
  ]
  private static let withoutText: Set<String> = ["style", "script", "title", "template"]

  /// Returns the name of an element whose content is left out.
  private mutating func readTag(_ content: Substring.UnicodeScalarView) -> String? {
    let isEnd = content.first == "/"
    let name = String(content.drop { $0 == "/" }.prefix { $0.properties.isAlphabetic || "0"..."9" ~= $0 }).lowercased()
    if name == "br" || name == "hr" {
      append(name == "br" ? "\u{2028}" : "\n")
    } else if isEnd {
      close(name)
    } else if Self.withoutText.contains(name) {
      return name
    } else if !name.isEmpty, !Self.empty.contains(name) {
      open(name, HTMLAttributes(content).values)
    }
    return nil
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    // A paragraph or an item ends the one before it.
    if name == "p" || name == "li", let last = elements.lastIndex(where: { $0.tag == name }),
      !elements[last...].contains(where: \.isList)
    {
      close(name)
    }
    if Self.blocks.contains(name) { endParagraph() }
    guard elements.count < Self.maximumDepth, var style = elements.last?.style else {
      tooDeep[name, default: 0] += 1
      return
    }
    style.apply(tag: name, attributes)
    let number = name == "ol" ? attributes["start"].flatMap { Int($0) } ?? 1 : nil
    isNewRun = true
    elements.append(Element(tag: name, style: style, number: number))
    if name == "li" { addMarker() }
    isAtStart = name == "pre"
  }

  private mutating func close(_ name: String) {
    if let count = tooDeep[name], count > 0 {
      if Self.blocks.contains(name) { endParagraph() }
      tooDeep[name] = count - 1
      return
    }
    guard let index = elements.lastIndex(where: { $0.tag == name }), index > 0 else { return }
    if Self.blocks.contains(name) { endParagraph() }
    elements.removeSubrange(index...)
    isNewRun = true
  }

  private mutating func addMarker() {
    guard let list = elements.lastIndex(where: \.isList) else { return }
    append(elements[list].number.map { "\t\($0).\t" } ?? "\t•\t")
    elements[list].number = elements[list].number.map { $0 &+ 1 }
  }

  private mutating func endParagraph() {
    hasSpace = false
    if let last = text.last, last != "\n" { append("\n") }
  }

  // MARK: - Text

  private mutating func add(_ text: Substring.UnicodeScalarView) {
    guard let style = elements.last?.style else { return }
    let text = HTMLEntities.decoded(text)
    if style.isPreformatted {
      let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      append(String(isAtStart && lines.first == "\n" ? lines.dropFirst() : lines[...]))
      if !text.isEmpty { isAtStart = false }
      return
    }
    var line = ""
    for character in text {
      if " \t\n\r\r\n\u{c}".contains(character) {
        hasSpace = true
      } else {
        if hasSpace, let before = line.last ?? self.text.last, !"\n\t\u{2028} ".contains(before) { line.append(" ") }
        hasSpace = false
        line.append(character)
      }
    }
    append(line)
  }

  private func attributes(_ style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    defaultAttributes.merging(style.attributes) { default_, own in style.isPlain ? default_ : own }
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty, let style = elements.last?.style else { return }
    if isNewRun { runs.append((length, attributes(style))) }
    isNewRun = false
    self.text += text
    length += text.utf16.count
  }

  /// The text with its attributes.
  var result: NSAttributedString {
    let result = NSMutableAttributedString(string: text)
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : length
      result.setAttributes(run.attributes, range: NSRange(location: run.start, length: end - run.start))
    }
    return result
  }
}
