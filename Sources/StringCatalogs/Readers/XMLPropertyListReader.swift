import Foundation
import TextOutput

/// Reads XML property lists, the format of `.stringsdict` files, reporting the position of errors.
///
/// It supports the part of XML that property lists use: tags, comments, CDATA, processing instructions, the five named
/// entities, and character references. Documents that declare entities are rejected, so that none can grow without
/// bound.
struct XMLPropertyListReader {
  private var scanner: SourceScanner

  /// Returns whether a file starts like XML.
  static func reads(_ source: SourceText) -> Bool {
    var scanner = SourceScanner(source)
    scanner.skipSpaces()
    return ["<?xml", "<!DOCTYPE", "<!--", "<plist"].contains(where: scanner.isAt)
  }

  /// Returns the value of a document.
  ///
  /// - Throws: `CatalogError` if the document is invalid.
  static func value(of source: SourceText) throws(CatalogError) -> CatalogValue {
    var reader = XMLPropertyListReader(scanner: SourceScanner(source))
    try reader.skipProlog()
    let isWrapped = try reader.open("plist")
    let value = try reader.value(depth: 0)
    if isWrapped { try reader.close("plist") }
    try reader.skipBlanks()
    guard reader.scanner.isAtEnd else { throw reader.scanner.unexpected("the end of the file") }
    return value
  }

  private mutating func skipProlog() throws(CatalogError) {
    try skipBlanks()
    let start = scanner.offset
    guard scanner.skip("<!DOCTYPE") else { return }
    guard let type = scanner.readText(upTo: ">") else { throw scanner.failure("unterminated document type", at: start) }
    if type.contains("[") { throw scanner.failure("unsupported declarations in the document type", at: start) }
    try skipBlanks()
  }

  /// Reads an opening tag, ignoring attributes, and returns its name and whether it closes itself.
  private mutating func tag() throws(CatalogError) -> (name: String, isEmpty: Bool) {
    try skipBlanks()
    let start = scanner.offset
    guard scanner.skip("<") else { throw scanner.unexpected("a tag") }
    let name = scanner.readText { byte in byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/") }
    let attributes = scanner.readText { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
    guard scanner.skip(">"), !name.isEmpty else { throw scanner.failure("unterminated tag", at: start) }
    return (name, attributes.hasSuffix("/"))
  }

  /// Skips an opening tag with the given name, and returns whether it was there.
  private mutating func open(_ name: String) throws(CatalogError) -> Bool {
    try skipBlanks()
    guard scanner.isAt("<\(name)") else { return false }
    _ = try tag()
    return true
  }

  private mutating func close(_ name: String) throws(CatalogError) {
    try skipBlanks()
    let start = scanner.offset
    guard scanner.skip("</\(name)") else { throw scanner.unexpected("</\(name)>") }
    scanner.skipSpaces()
    guard scanner.skip(">") else { throw scanner.failure("invalid closing tag, expected </\(name)>", at: start) }
  }

  private var isAtClosing: Bool { scanner.isAt("</") }

  private mutating func value(depth: Int) throws(CatalogError) -> CatalogValue {
    try skipBlanks()
    let offset = scanner.offset
    guard !isAtClosing else { throw scanner.failure("unexpected closing tag, expected a value") }
    let (name, isEmpty) = try tag()
    guard depth < CatalogValue.deepest else {
      throw scanner.failure("nested deeper than \(CatalogValue.deepest) levels", at: offset)
    }
    let content: CatalogValue.Content
    switch name {
    case "dict": content = .members(isEmpty ? [] : try members(depth: depth + 1))
    case "array": content = .list(isEmpty ? [] : try list(depth: depth + 1))
    case "true", "false":
      if !isEmpty { try close(name) }
      content = .bool(name == "true")
    case "string", "date", "data": content = .text(isEmpty ? "" : try text(closedBy: name))
    case "integer", "real":
      let text = isEmpty ? "" : try text(closedBy: name).trimmingCharacters(in: .whitespacesAndNewlines)
      guard let number = StrictNumber.double(text) else {
        throw scanner.failure("'\(text)' is not a valid number", at: offset)
      }
      content = .number(number)
    default: throw scanner.failure("<\(name)> is not a property list element", at: offset)
    }
    return CatalogValue(content: content, offset: offset)
  }

  private mutating func members(depth: Int) throws(CatalogError) -> [CatalogValue.Member] {
    var list = MemberList()
    while true {
      try skipBlanks()
      if isAtClosing { break }
      let offset = scanner.offset
      guard try open("key") else { throw scanner.unexpected("<key>") }
      let key = try text(closedBy: "key")
      try list.add(key, at: offset, try value(depth: depth), in: scanner.source)
    }
    try close("dict")
    return list.members
  }

  private mutating func list(depth: Int) throws(CatalogError) -> [CatalogValue] {
    var values: [CatalogValue] = []
    while true {
      try skipBlanks()
      if isAtClosing { break }
      values.append(try value(depth: depth))
    }
    try close("array")
    return values
  }

  /// Reads text up to a closing tag, including white space.
  private mutating func text(closedBy name: String) throws(CatalogError) -> String {
    var text = ""
    while true {
      text += scanner.readText { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      let start = scanner.offset
      if scanner.skip("<![CDATA[") {
        guard let part = scanner.readText(upTo: "]]>") else { throw scanner.failure("unterminated CDATA", at: start) }
        text += part
      } else if scanner.skip("<!--") {
        guard scanner.readText(upTo: "-->") != nil else { throw scanner.failure("unterminated comment", at: start) }
      } else if scanner.skip("&") {
        text.unicodeScalars.append(try reference(at: start))
      } else {
        try close(name)
        return text
      }
    }
  }

  private static let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private mutating func reference(at start: Int) throws(CatalogError) -> Unicode.Scalar {
    let name = scanner.readText { byte in byte == UInt8(ascii: "#") || Self.isLetterOrDigit(byte) }
    guard scanner.skip(";") else { throw scanner.failure("a character reference without ';'", at: start) }
    if let known = Self.entities[name] { return known }
    let code =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    // XML 1.0 doesn't allow U+0000.
    guard let code, code != 0, let scalar = Unicode.Scalar(code) else {
      throw scanner.failure("'&\(name);' is not a valid character reference", at: start)
    }
    return scalar
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "a"..."z", "A"..."Z": true
    default: false
    }
  }

  /// Skips white space, comments, and processing instructions.
  private mutating func skipBlanks() throws(CatalogError) {
    while true {
      scanner.skipSpaces()
      let start = scanner.offset
      if scanner.skip("<!--") {
        guard scanner.readText(upTo: "-->") != nil else { throw scanner.failure("unterminated comment", at: start) }
      } else if scanner.skip("<?") {
        guard scanner.readText(upTo: "?>") != nil else {
          throw scanner.failure("unterminated processing instruction", at: start)
        }
      } else {
        return
      }
    }
  }
}
