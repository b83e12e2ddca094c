package import DynamicType
import TextLayout
package import TextOutput

/// The lines of a text at each of the twelve content size categories, as a table and as JSON.
package struct LineSizesReport {
  /// The lines at a category.
  package struct Row {
    package let category: ContentSizeCategory
    package let pointSize: Double
    package let result: LineResult

    package init(category: ContentSizeCategory, pointSize: Double, result: LineResult) {
      self.category = category
      self.pointSize = pointSize
      self.result = result
    }
  }

  let style: TypeStyle
  let rows: [Row]

  package init(style: TypeStyle, rows: [Row]) {
    self.style = style
    self.rows = rows
  }

  /// The columns of the table, of which the first identifies a row.
  package static let columns: [Table.Column] = [
    .text("category"), .number("points"), .number("lines"), .number("width"), .number("height"),
    .number("first baseline"), .number("last baseline"), .text("hidden"),
  ]

  /// The cells of the table.
  package var cells: [[String]] {
    rows.map { row in
      let lines = row.result.lines
      let numbers = [lines.width, lines.height, lines.firstBaseline ?? 0, lines.lastBaseline ?? 0]
      return [row.category.shortName, NumberText.rounded(row.pointSize, decimals: 3), "\(lines.count)"]
        + numbers.map { NumberText.fixed($0, decimals: 3) } + [LineReport.hiddenText(of: lines) ?? ""]
    }
  }

  package var text: String {
    var table = Table(Self.columns)
    for row in cells { table.add(row) }
    return table.takeText()
  }

  /// The members of the document.
  package var members: [JSONValue.Member] {
    [
      JSONValue.Member(name: "style", value: .string(style.rawValue)),
      JSONValue.Member(
        name: "sizes",
        value: .array(
          rows.map { row in
            let lines = row.result.lines
            return [
              "category": .string(row.category.shortName), "pointSize": .number(row.pointSize),
              "lines": .integer(lines.count), "width": .number(lines.width), "height": .number(lines.height),
              "firstBaseline": lines.firstBaseline.map(JSONValue.number) ?? .null,
              "lastBaseline": lines.lastBaseline.map(JSONValue.number) ?? .null,
              "narrowestWidth": row.result.narrowestWidth.map { .number(LineReport.roundedUp($0, decimals: 6)) }
                ?? .null,
              "hidden": LineReport.hiddenText(of: lines).map(JSONValue.string) ?? .null,
            ]
          })),
    ]
  }
}
