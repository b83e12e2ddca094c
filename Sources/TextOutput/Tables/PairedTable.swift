/// Two tables with the same columns as one, in which rows that differ are marked.
///
/// The first column identifies a row. Each other column is shown for the first table, and beside it for the second.
package struct PairedTable {
  /// What differs in a row: its cell in the first column, and the titles of the columns that differ.
  package struct Difference: Hashable, Sendable {
    package let row: String
    package let columns: [String]
  }

  package let columns: [Table.Column]
  /// The cells of both tables, row by row. A missing row has no cells.
  private let rows: [(key: String, cells: [[String]])]

  package init(_ columns: [Table.Column], _ first: [[String]], _ second: [[String]]) {
    self.columns = columns
    let tables = [first, second]
    let known = tables.map { rows in Dictionary(rows.map { ($0[0], $0) }) { first, _ in first } }
    var seen: Set<String> = []
    rows = tables.joined().compactMap { row in
      guard seen.insert(row[0]).inserted else { return nil }
      return (row[0], known.map { $0[row[0]] ?? [] })
    }
  }

  package var differences: [Difference] {
    rows.compactMap { row in
      let columns = differingColumns(row.cells)
      return columns.isEmpty ? nil : Difference(row: row.key, columns: columns.map { self.columns[$0].title })
    }
  }

  /// The differences, each with the cell in the first column and the titles of the columns that differ.
  package var json: JSONValue {
    .array(
      differences.map { difference in
        [
          columns[0].title: Int(difference.row).map(JSONValue.integer) ?? .string(difference.row),
          "properties": .array(difference.columns.map(JSONValue.string)),
        ]
      })
  }

  private func differingColumns(_ cells: [[String]]) -> [Int] {
    columns.indices.dropFirst().filter { column in
      let pair = cells.map { column < $0.count ? $0[column] : nil }
      return pair[0] != pair[1]
    }
  }

  /// Returns the table for a terminal. Rows that differ begin with an asterisk and are highlighted.
  package func text(in terminal: Terminal) -> String {
    var table = Table(
      [.text(""), columns[0]]
        + columns.dropFirst().flatMap { column in
          [1, 2].map { Table.Column(title: "\(column.title) \($0)", alignment: column.alignment) }
        })
    for row in rows {
      let values = columns.indices.dropFirst().flatMap { column in
        row.cells.map { column < $0.count ? $0[column] : "" }
      }
      table.add([differingColumns(row.cells).isEmpty ? "" : "*", row.key] + values)
    }
    let lines = terminal.fitted(table.takeText()).split(separator: "\n").map(String.init)
    return lines.enumerated().map { index, line in
      index == 0 ? terminal.title(line) : line.hasPrefix("*") ? terminal.highlighted(line) : line
    }.joined(separator: "\n") + "\n"
  }
}
