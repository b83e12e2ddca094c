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
  private var rows: [[String]] = []

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; missing cells are empty, cells beyond the last column are dropped, control characters are escaped.
  mutating func add(_ cells: [String]) {
    let cells = cells.prefix(columns.count).map(PrintableText.escaping)
    rows.append(cells + Array(repeating: "", count: columns.count - cells.count))
  }

  /// The titles and rows, two spaces between columns, none at the end of a line. Titles that are all empty are left out.
  func text() -> String {
    let titles = columns.map(\.title)
    let lines = (titles.allSatisfy(\.isEmpty) ? [] : [titles]) + rows
    let measured = lines.map { line in line.map { (cell: $0, width: DisplayWidth.of($0)) } }
    let widths = columns.indices.map { column in measured.map { $0[column].width }.max() ?? 0 }
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
