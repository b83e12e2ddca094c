/// Reads the part of XML that Interface Builder writes into a tree of elements, with the position of each element.
///
/// The reader supports elements, attributes, text, CDATA, comments, processing instructions, the five named entities,
/// and character references. It rejects document types, so no entity can be declared, nothing outside the document is
/// read, and nothing can grow without bound. It doesn't recurse.
struct XMLReader {
  private struct OpenElement {
    let number: Int
    var text = ""
  }

  private var scanner: ByteScanner
  private var open: [OpenElement] = []
  private var elements: [ElementTree.Element] = []
  private var attributes: [ElementTree.Attribute] = []
  private var replacedTexts: [Int32: String] = [:]
  private var texts: [Int: String] = [:]
  private var names = Vocabulary.shared.names

  private init(_ bytes: [UInt8], file: String) { scanner = ByteScanner(bytes: bytes, file: file) }

  /// Returns the root element of a document.
  static func root(of bytes: [UInt8], file: String) throws(InterfaceDocumentError) -> InterfaceElement {
    guard bytes.count <= InterfaceDocumentLimits.bytes else {
      throw InterfaceDocumentError(
        file: file, position: nil, reason: .tooLarge("larger than \(InterfaceDocumentLimits.bytes >> 20) megabytes"))
    }
    var reader = XMLReader(bytes, file: file)
    try reader.read()
    return InterfaceElement(tree: reader.tree, number: 0)
  }

  private var tree: ElementTree {
    ElementTree(
      bytes: scanner.bytes, names: names, elements: elements, attributes: attributes, replacedTexts: replacedTexts,
      texts: texts)
  }

  private mutating func read() throws(InterfaceDocumentError) {
    try scanner.skipByteOrderMark()
    while let byte = scanner.current {
      if byte != UInt8(ascii: "<") {
        try readText()
        continue
      }
      switch scanner.following {
      case UInt8(ascii: "/"): try readClosingTag()
      case UInt8(ascii: "!"):
        if scanner.isAt("<!--") {
          try scanner.skip(from: "<!--", through: "-->", "comment")
        } else if scanner.isAt("<![CDATA[") {
          try readCharacterData()
        } else {
          throw scanner.malformed("document types and declarations are not supported")
        }
      case UInt8(ascii: "?"): try scanner.skip(from: "<?", through: "?>", "processing instruction")
      default: try readOpeningTag()
      }
    }
    if let unclosed = open.last {
      let element = elements[unclosed.number]
      throw scanner.malformed("<\(name(of: element))> is not closed", at: Int(element.start))
    }
    if elements.isEmpty { throw scanner.malformed("the document has no element", at: 0) }
  }

  private func name(of element: ElementTree.Element) -> String { names.names[Int(element.name)].text }

  private mutating func readOpeningTag() throws(InterfaceDocumentError) {
    let start = scanner.offset
    let position = scanner.advancePosition()
    guard elements.isEmpty || !open.isEmpty else { throw scanner.malformed("a second root element") }
    guard open.count < InterfaceDocumentLimits.depth else {
      throw scanner.tooLarge("elements are nested deeper than \(InterfaceDocumentLimits.depth) levels")
    }
    guard elements.count < InterfaceDocumentLimits.elements else {
      throw scanner.tooLarge("more than \(InterfaceDocumentLimits.elements) elements")
    }
    scanner.offset += 1
    guard let range = scanner.readName() else { throw scanner.malformed("invalid tag", at: start) }
    let name = names.number(at: range, in: scanner.bytes)
    var element = ElementTree.Element(
      name: Int32(name), firstAttribute: Int32(attributes.count), start: Int32(start), position: position)
    let isEmpty = try readAttributes(of: element)
    element.attributeCount = Int32(attributes.count) - element.firstAttribute
    element.end = Int32(elements.count + 1)
    if !isEmpty { open.append(OpenElement(number: elements.count)) }
    elements.append(element)
  }

  /// Reads the attributes and the end of an opening tag, and returns whether the tag is that of an empty element.
  private mutating func readAttributes(of element: ElementTree.Element) throws(InterfaceDocumentError) -> Bool {
    while true {
      let hasSpace = scanner.skipSpaces()
      guard let byte = scanner.current else {
        throw scanner.malformed("<\(name(of: element))> has no end", at: Int(element.start))
      }
      if byte == UInt8(ascii: ">") {
        scanner.offset += 1
        return false
      }
      if byte == UInt8(ascii: "/") {
        scanner.offset += 1
        guard scanner.skip(UInt8(ascii: ">")) else {
          throw scanner.malformed("expected '>' after '/' in <\(name(of: element))>")
        }
        return true
      }
      guard hasSpace else { throw scanner.malformed("unexpected character in <\(name(of: element))>") }
      try readAttribute(of: element)
    }
  }

  private mutating func readAttribute(of element: ElementTree.Element) throws(InterfaceDocumentError) {
    let start = scanner.offset
    guard let range = scanner.readName() else {
      throw scanner.malformed("unexpected character in <\(name(of: element))>")
    }
    let number = names.number(at: range, in: scanner.bytes)
    let name = names.names[number]
    let first = Int(element.firstAttribute)
    // Comparing with each other attribute is quadratic, so the number in one element is limited.
    guard attributes.count - first < 256 else {
      throw scanner.tooLarge("<\(self.name(of: element))> has more than 256 attributes")
    }
    for other in attributes[first...] where other.name == number {
      throw scanner.malformed("attribute '\(name.text)' occurs twice in <\(self.name(of: element))>", at: start)
    }
    guard attributes.count < InterfaceDocumentLimits.attributes else {
      throw scanner.tooLarge("more than \(InterfaceDocumentLimits.attributes) attributes")
    }
    _ = scanner.skipSpaces()
    guard scanner.skip(UInt8(ascii: "=")) else {
      throw scanner.malformed("attribute '\(name.text)' has no value", at: start)
    }
    _ = scanner.skipSpaces()
    let value = try scanner.readQuoted(attribute: name.text)
    let text = ElementTree.Text(value.range)
    if let replaced = value.replaced { replacedTexts[text.start] = replaced }
    attributes.append(ElementTree.Attribute(name: Int32(number), key: name.key, value: text))
  }

  private mutating func readClosingTag() throws(InterfaceDocumentError) {
    let start = scanner.offset
    scanner.offset += 2
    guard let range = scanner.readName() else { throw scanner.malformed("invalid closing tag", at: start) }
    let number = names.number(at: range, in: scanner.bytes)
    let name = names.names[number].text
    _ = scanner.skipSpaces()
    guard scanner.skip(UInt8(ascii: ">")) else { throw scanner.malformed("</\(name)> has no end", at: start) }
    guard let closed = open.popLast() else { throw scanner.malformed("</\(name)> closes nothing", at: start) }
    let element = elements[closed.number]
    guard element.name == number else {
      let expected = self.name(of: element)
      throw scanner.malformed(
        "</\(name)> where </\(expected)> was expected, for <\(expected)> at \(element.position)", at: start)
    }
    let hasChildren = elements.count > closed.number + 1
    if !closed.text.isEmpty, !hasChildren || !closed.text.utf8.allSatisfy(ByteScanner.isSpace) {
      texts[closed.number] = closed.text
    }
    elements[closed.number].end = Int32(elements.count)
  }

  private mutating func readText() throws(InterfaceDocumentError) {
    let start = scanner.offset
    // Blank text directly before a closing tag may be the whole text of a string.
    let isBetweenChildren = open.last.map { $0.text.isEmpty && elements.count > $0.number + 1 } ?? false
    if scanner.skipBlankText(beforeClosingTags: isBetweenChildren) { return }
    let text = try scanner.readText(until: UInt8(ascii: "<"))
    if let replaced = text.replaced { return try append(replaced, at: start) }
    try append(scanner.string(scanner.bytes[text.range]), at: start)
  }

  private mutating func readCharacterData() throws(InterfaceDocumentError) {
    let start = scanner.offset
    try scanner.skip(from: "<![CDATA[", through: "]]>", "CDATA section")
    let content = scanner.bytes[(start + 9)..<(scanner.offset - 3)]
    try append(try scanner.string(content), at: start)
  }

  private mutating func append(_ text: String, at start: Int) throws(InterfaceDocumentError) {
    guard !open.isEmpty else {
      if text.utf8.allSatisfy(ByteScanner.isSpace) { return }
      throw scanner.malformed("text outside the root element", at: start)
    }
    open[open.count - 1].text += text
  }
}
