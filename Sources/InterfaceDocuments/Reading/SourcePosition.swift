/// A position in a document's text.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// Creates a position from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether the first position comes before the second.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }

  /// The line and the column, such as `12:9`.
  public var description: String { "\(line):\(column)" }
}
