/// Replacements of parts of a file, which keep every line where it is.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]
    /// Edits at one offset are applied in the order in which they were made.
    var order: Int
  }

  private var edits: [Edit] = []

  /// Replaces a range by spaces. Its line breaks stay.
  mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
    let spaces = bytes[range].map { $0 == SourceText.newline || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    add(range, spaces)
  }

  /// Replaces a range by a text of one line. As many line breaks as the range had follow the text.
  mutating func replace(_ range: Range<Int>, of bytes: [UInt8], with text: String) {
    let breaks = bytes[range].count { $0 == SourceText.newline }
    add(range, Array(text.utf8) + [UInt8](repeating: SourceText.newline, count: breaks))
  }

  mutating func insert(_ text: String, at offset: Int) { add(offset..<offset, Array(text.utf8)) }

  private mutating func add(_ range: Range<Int>, _ text: [UInt8]) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Returns the bytes with the edits. An edit within the range of an earlier one is dropped.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.count })
    var end = 0
    for edit in sorted where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}
