/// Rows of cells in columns aligned for a terminal, whatever their script.
package struct Table: Sendable {
  /// The alignment of a cell in its column.
  package enum Alignment: Hashable, Sendable {
    /// Left-aligned, for text.
    case left
    /// Right-aligned, for numbers.
    case right
  }

  /// The title and alignment of a column.
  package struct Column: Hashable, Sendable {
    package let title: String
    package let alignment: Alignment

    package init(title: String, alignment: Alignment) {
      self.title = title
      self.alignment = alignment
    }

    /// Returns a column of text.
    package static func text(_ title: String) -> Column { Column(title: title, alignment: .left) }
    /// Returns a column of numbers.
    package static func number(_ title: String) -> Column { Column(title: title, alignment: .right) }
  }

  package let columns: [Column]
  /// The rows added since the last ``takeText()``.
  private var rows: [[String]] = []
  /// The widths of the columns returned so far; empty before the first call.
  private var widths: [Int] = []

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The number of rows not returned yet.
  package var waitingRows: Int { rows.count }

  /// The number of rows after which ``TextStream/write(_:of:)`` writes a piece of a table.
  package static let rowsInPiece = 1_000

  /// Makes the columns wide enough for a row that is added later.
  package mutating func widen(for cells: [String]) {
    if widths.isEmpty { widths = columns.map { _ in 0 } }
    for (column, cell) in cells.prefix(columns.count).enumerated() {
      widths[column] = max(widths[column], DisplayWidth.of(PrintableText.escaping(cell)))
    }
  }

  /// Adds a row. Missing cells are empty, extra cells are dropped, and control characters are escaped.
  package mutating func add(_ cells: [String]) {
    let cells = cells.prefix(columns.count).map(PrintableText.escaping)
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// Removes the rows added since the last call and returns them as text, after the titles the first time.
  ///
  /// There are two spaces between columns and none at line ends. Titles are omitted if all are empty, and after
  /// ``widen(for:)``.
  ///
  /// Tables too long to store are printed in pieces. Columns are as wide as their widest cell so far: they grow from
  /// one piece to the next, and never shrink.
  package mutating func takeText() -> String {
    let titles = columns.map(\.title)
    let isFirst = widths.isEmpty
    let lines = (!isFirst || titles.allSatisfy(\.isEmpty) ? [] : [titles]) + rows
    rows.removeAll(keepingCapacity: true)
    let measured = lines.map { line in line.map { (cell: $0, width: DisplayWidth.of($0)) } }
    if isFirst { widths = columns.map { _ in 0 } }
    for line in measured {
      for (column, cell) in line.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    // Bytes, since trimming and repeating characters would take most of the time.
    var text: [UInt8] = []
    for line in measured {
      for (column, cell) in line.enumerated() {
        let padding = repeatElement(UInt8(ascii: " "), count: widths[column] - cell.width)
        if column > 0 { text += [UInt8(ascii: " "), UInt8(ascii: " ")] }
        if columns[column].alignment == .right { text += padding }
        text += cell.cell.utf8
        if columns[column].alignment == .left { text += padding }
      }
      while text.last == UInt8(ascii: " ") { text.removeLast() }
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
