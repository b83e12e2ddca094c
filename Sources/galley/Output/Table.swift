/// Rows of cells in columns that line up on a terminal, whatever script the cells are in.
struct Table: Sendable {
  /// Which edge of its column a cell stands at.
  enum Alignment: Hashable, Sendable {
    /// For text.
    case left
    /// For numbers.
    case right
  }

  /// A column: its title, and where its cells stand.
  struct Column: Hashable, Sendable {
    let title: String
    let alignment: Alignment

    /// A column of text.
    static func text(_ title: String) -> Column { Column(title: title, alignment: .left) }
    /// A column of numbers.
    static func number(_ title: String) -> Column { Column(title: title, alignment: .right) }
  }

  let columns: [Column]
  /// The rows added since the last ``takeText()``.
  private var rows: [[String]] = []
  /// How wide the columns are in what was taken; empty before that.
  private var widths: [Int] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// How many rows wait to be taken.
  var waitingRows: Int { rows.count }

  /// Adds a row; missing cells are empty, cells beyond the last column are dropped, control characters are escaped.
  mutating func add(_ cells: [String]) {
    let cells = cells.prefix(columns.count).map(PrintableText.escaping)
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// The titles and rows, two spaces between columns, none at the end of a line. Titles that are all empty are left out.
  func text() -> String {
    var copy = self
    return copy.takeText()
  }

  /// Removes the rows added since the last call and returns them as text, after the titles the first time.
  ///
  /// A table too long to keep is printed in pieces. Columns are as wide as their widest cell so far: they grow from one
  /// piece to the next, and never shrink.
  mutating func takeText() -> String {
    let titles = columns.map(\.title)
    let isFirst = widths.isEmpty
    let lines = (!isFirst || titles.allSatisfy(\.isEmpty) ? [] : [titles]) + rows
    rows.removeAll(keepingCapacity: true)
    let measured = lines.map { line in line.map { (cell: $0, width: DisplayWidth.of($0)) } }
    if isFirst { widths = columns.map { _ in 0 } }
    for line in measured {
      for (column, cell) in line.enumerated() { widths[column] = max(widths[column], cell.width) }
    }
    var text = ""
    for line in measured {
      var written = ""
      for (column, cell) in line.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.width)
        written += column == 0 ? "" : "  "
        written += columns[column].alignment == .right ? padding + cell.cell : cell.cell + padding
      }
      while written.last == " " { written.removeLast() }
      text += written + "\n"
    }
    return text
  }
}
