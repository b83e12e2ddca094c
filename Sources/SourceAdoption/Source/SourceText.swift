import SwiftParser
import SwiftSyntax

/// The bytes of a Swift file with its syntax tree. Offsets are UTF-8 offsets into ``bytes``.
struct SourceText {
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// The offset at which each line starts.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    // The parser replaces bytes that aren't UTF-8, which would move every offset after them. A byte order mark is only
    // allowed at the start of a file, where the result has other lines.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    self.bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    var starts = [0]
    for offset in self.bytes.indices where self.bytes[offset] == Self.newline { starts.append(offset + 1) }
    lineStarts = starts
  }

  var lineCount: Int { bytes.last == Self.newline ? lineStarts.count - 1 : lineStarts.count }

  /// Returns the line of an offset, from 1. Complexity: O(log *n*), where *n* is the number of lines.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the line and the column of an offset, both from 1. A column is a byte, as in the compiler's messages.
  func position(of offset: Int) -> SourcePosition {
    let line = line(of: offset)
    return SourcePosition(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  static let newline = UInt8(ascii: "\n")
}

/// A line and a column of a file, both from 1. A column is a byte, as in the compiler's messages.
public struct SourcePosition: Codable, Hashable, Comparable, Sendable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Whether a position precedes another one.
  public static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

extension SyntaxProtocol {
  /// The bytes of the node without the spaces and comments around it.
  var sourceRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
