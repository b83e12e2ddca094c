/// Writes JSON for people and programs: indented by two spaces, with small leaves on one line.
package struct JSONWriter {
  /// The maximum length of an array or object of plain values on one line.
  private static let widestLeaf = 100

  /// Returns the document, ending with a newline.
  package static func text(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: "", to: &text)
    return text + "\n"
  }

  private static func write(_ value: JSONValue, indent: String, to text: inout String) {
    switch value {
    case .array(let values) where !isLeaf(value):
      writeLines(values.map { ("", $0) }, between: "[", "]", indent: indent, to: &text)
    case .object(let members) where !isLeaf(value):
      writeLines(members.map { (quoted($0.name) + ": ", $0.value) }, between: "{", "}", indent: indent, to: &text)
    default:
      text += compact(value)
    }
  }

  private static func writeLines(
    _ items: [(lead: String, value: JSONValue)], between open: String, _ close: String, indent: String,
    to text: inout String
  ) {
    let inner = indent + "  "
    text += open
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner + item.lead
      write(item.value, indent: inner, to: &text)
    }
    text += "\n" + indent + close
  }

  /// Returns whether the value is plain, or a container of plain values short enough for one line.
  private static func isLeaf(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let values): values.allSatisfy(isPlain) && compact(value).count <= widestLeaf
    case .object(let members): members.allSatisfy { isPlain($0.value) } && compact(value).count <= widestLeaf
    default: true
    }
  }

  private static func isPlain(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// Returns the value on one line.
  package static func compact(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): value.isFinite ? NumberText.rounded(value, decimals: 6) : "null"
    case .string(let value): quoted(value)
    case .source(let text): text
    case .array(let values): "[" + values.map(compact).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{" + members.map { quoted($0.name) + ": " + compact($0.value) }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the value on one line without spaces, for programs.
  package static func dense(_ value: JSONValue) -> String {
    var text = ""
    writeDense(value, to: &text)
    return text
  }

  private static func writeDense(_ value: JSONValue, to text: inout String) {
    switch value {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        writeDense(value, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        writeQuoted(member.name, to: &text)
        text += ":"
        writeDense(member.value, to: &text)
      }
      text += "}"
    case .string(let value): writeQuoted(value, to: &text)
    default: text += compact(value)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    writeQuoted(text, to: &result)
    return result
  }

  /// Writes a quoted text with the escapes of RFC 8259, and `\uXXXX` for the characters that ``PrintableText``
  /// escapes.
  private static func writeQuoted(_ text: String, to result: inout String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    result += "\""
    if isPlain {
      result += text
      result += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where PrintableText.isEscaped(scalar):
        for unit in UTF16.encode(scalar) ?? UTF16.EncodedScalar() {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}
