/// Reads the part of XML that Interface Builder writes into a tree of elements, with the position of each element.
///
/// The reader supports elements, attributes, text, CDATA, comments, processing instructions, the five named entities,
/// and character references. It rejects document types, so no entity can be declared, nothing outside the document is
/// read, and nothing can grow without bound. It doesn't recurse.
struct XMLReader {
  private struct OpenElement {
    let name: String
    let attributes: [InterfaceElement.Attribute]
    let start: Int
    let position: SourcePosition
    var children: [InterfaceElement] = []
    var text = ""
  }

  private var scanner: ByteScanner
  private var open: [OpenElement] = []
  private var root: InterfaceElement?
  private var elementCount = 0
  private var attributeCount = 0
  private var names = NameTable()

  private init(_ bytes: [UInt8], file: String) { scanner = ByteScanner(bytes: bytes, file: file) }

  /// Returns the root element of a document.
  static func root(of bytes: [UInt8], file: String) throws(InterfaceDocumentError) -> InterfaceElement {
    guard bytes.count <= InterfaceDocumentLimits.bytes else {
      throw InterfaceDocumentError(
        file: file, position: nil, reason: .tooLarge("larger than \(InterfaceDocumentLimits.bytes >> 20) megabytes"))
    }
    var reader = XMLReader(bytes, file: file)
    return try reader.read()
  }

  private mutating func read() throws(InterfaceDocumentError) -> InterfaceElement {
    try scanner.skipByteOrderMark()
    while !scanner.isAtEnd {
      if scanner.current != UInt8(ascii: "<") {
        try readText()
      } else if scanner.isAt("</") {
        try readClosingTag()
      } else if scanner.isAt("<!--") {
        try scanner.skip(from: "<!--", through: "-->", "comment")
      } else if scanner.isAt("<![CDATA[") {
        try readCharacterData()
      } else if scanner.isAt("<?") {
        try scanner.skip(from: "<?", through: "?>", "processing instruction")
      } else if scanner.isAt("<!") {
        throw scanner.malformed("document types and declarations are not supported")
      } else {
        try readOpeningTag()
      }
    }
    if let unclosed = open.last { throw scanner.malformed("<\(unclosed.name)> is not closed", at: unclosed.start) }
    guard let root else { throw scanner.malformed("the document has no element", at: 0) }
    return root
  }

  private mutating func readOpeningTag() throws(InterfaceDocumentError) {
    let start = scanner.offset
    let position = scanner.advancePosition()
    guard root == nil else { throw scanner.malformed("a second root element") }
    guard open.count < InterfaceDocumentLimits.depth else {
      throw scanner.tooLarge("elements are nested deeper than \(InterfaceDocumentLimits.depth) levels")
    }
    elementCount += 1
    guard elementCount <= InterfaceDocumentLimits.elements else {
      throw scanner.tooLarge("more than \(InterfaceDocumentLimits.elements) elements")
    }
    scanner.offset += 1
    guard let name = scanner.readName(&names) else { throw scanner.malformed("invalid tag", at: start) }
    var attributes: [InterfaceElement.Attribute] = []
    while true {
      let hasSpace = scanner.skipSpaces()
      guard let byte = scanner.current else { throw scanner.malformed("<\(name)> has no end", at: start) }
      if byte == UInt8(ascii: ">") {
        scanner.offset += 1
        open.append(OpenElement(name: name, attributes: attributes, start: start, position: position))
        return
      }
      if byte == UInt8(ascii: "/") {
        scanner.offset += 1
        guard scanner.skip(">") else { throw scanner.malformed("expected '>' after '/' in <\(name)>") }
        add(InterfaceElement(name: name, attributes: attributes, children: [], text: "", position: position))
        return
      }
      guard hasSpace else { throw scanner.malformed("unexpected character in <\(name)>") }
      attributes.append(try readAttribute(of: name, after: attributes))
    }
  }

  private mutating func readAttribute(
    of element: String, after others: [InterfaceElement.Attribute]
  ) throws(InterfaceDocumentError) -> InterfaceElement.Attribute {
    let start = scanner.offset
    guard let name = scanner.readName(&names) else { throw scanner.malformed("unexpected character in <\(element)>") }
    // Comparing with each other attribute is quadratic, so the number in one element is limited.
    guard others.count < 256 else { throw scanner.tooLarge("<\(element)> has more than 256 attributes") }
    for other in others where other.name == name {
      throw scanner.malformed("attribute '\(name)' occurs twice in <\(element)>", at: start)
    }
    attributeCount += 1
    guard attributeCount <= InterfaceDocumentLimits.attributes else {
      throw scanner.tooLarge("more than \(InterfaceDocumentLimits.attributes) attributes")
    }
    _ = scanner.skipSpaces()
    guard scanner.skip("=") else { throw scanner.malformed("attribute '\(name)' has no value", at: start) }
    _ = scanner.skipSpaces()
    return InterfaceElement.Attribute(name: name, value: try scanner.readQuoted(attribute: name))
  }

  private mutating func readClosingTag() throws(InterfaceDocumentError) {
    let start = scanner.offset
    scanner.offset += 2
    guard let name = scanner.readName(&names) else { throw scanner.malformed("invalid closing tag", at: start) }
    _ = scanner.skipSpaces()
    guard scanner.skip(">") else { throw scanner.malformed("</\(name)> has no end", at: start) }
    guard let element = open.popLast() else {
      throw scanner.malformed("</\(name)> closes nothing", at: start)
    }
    guard element.name == name else {
      throw scanner.malformed(
        "</\(name)> where </\(element.name)> was expected, for <\(element.name)> at \(element.position)", at: start)
    }
    let isBlank = !element.children.isEmpty && element.text.utf8.allSatisfy(ByteScanner.isSpace)
    add(
      InterfaceElement(
        name: element.name, attributes: element.attributes, children: element.children,
        text: isBlank ? "" : element.text, position: element.position))
  }

  private mutating func add(_ element: InterfaceElement) {
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func readText() throws(InterfaceDocumentError) {
    let start = scanner.offset
    if scanner.skipBlankText() { return }
    let text = try scanner.readText(until: UInt8(ascii: "<"))
    try append(text, at: start)
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
