package import DynamicType
import FontEngine
package import TextOutput

/// The metrics of a font at each of the twelve content size categories, in points, as text and as JSON.
package struct SizesReport {
  let font: LabelFont
  let style: TypeStyle

  package init(font: LabelFont, style: TypeStyle) {
    self.font = font
    self.style = style
  }

  /// The metrics of a line at a category.
  package struct Row {
    package let category: ContentSizeCategory
    package let pointSize: Double
    package let ascender: Double
    package let descender: Double
    package let lineGap: Double
    package let tracking: Double
    package let xHeight: Double
    package let capHeight: Double

    package var lineHeight: Double { ascender - descender }

    /// The metrics in points, with their names for people.
    package var named: [(name: String, value: Double)] {
      [
        ("ascender", ascender), ("descender", descender), ("line height", lineHeight), ("line gap", lineGap),
        ("tracking", tracking), ("x-height", xHeight), ("cap height", capHeight),
      ]
    }
  }

  private var rows: [Row] { ContentSizeCategory.allCases.map(row) }

  /// Returns the metrics at a category.
  package func row(_ category: ContentSizeCategory) -> Row {
    let face = font.face(style)
    let metrics = face.metrics
    let size = font.pointSize(style, at: category)
    func points(_ units: Double) -> Double { metrics.points(units, pointSize: size) }
    return Row(
      category: category, pointSize: size, ascender: points(metrics.ascender), descender: points(metrics.descender),
      lineGap: points(metrics.lineGap), tracking: points(face.tracking(at: size)), xHeight: points(metrics.xHeight),
      capHeight: points(metrics.capHeight))
  }

  /// The columns of the table, of which the first identifies a row.
  package static let columns: [Table.Column] = [
    .text("category"), .number("points"), .number("ascender"), .number("descender"), .number("line height"),
    .number("line gap"), .number("tracking"), .number("x-height"), .number("cap height"), .number("style's leading"),
  ]

  /// The cells of the table.
  package var cells: [[String]] {
    rows.map { row in
      [row.category.shortName, NumberText.rounded(row.pointSize, decimals: 3)]
        + row.named.map { NumberText.fixed($0.value, decimals: 3) } + ["\(style.leading(at: row.category))"]
    }
  }

  /// The font, its size, and the text style.
  package var title: String {
    let face = font.face(style)
    let names = face.names
    let name = names.fullName == names.postScriptName ? names.fullName : "\(names.fullName) (\(names.postScriptName))"
    let origin =
      font.face == nil ? ", used in place of the system font" : face.variations.isEmpty ? "" : ", \(face.setAxes)"
    let size = NumberText.rounded(font.pointSize(style, at: .large), decimals: 3)
    return PrintableText.escaping("\(name)\(origin): \(size) points, scaled with \(style.rawValue)")
  }

  package var text: String {
    var table = Table(Self.columns)
    for row in cells { table.add(row) }
    return title + "\n" + table.takeText()
  }

  package var json: JSONValue {
    let names = font.face(style).names
    return [
      "fullName": .string(names.fullName), "postScriptName": .string(names.postScriptName),
      "style": .string(style.rawValue),
      "sizes": .array(
        rows.map { row in
          [
            "category": .string(row.category.shortName), "pointSize": .number(row.pointSize),
            "ascender": .number(row.ascender), "descender": .number(row.descender),
            "lineHeight": .number(row.lineHeight), "lineGap": .number(row.lineGap), "tracking": .number(row.tracking),
            "xHeight": .number(row.xHeight),
            "capHeight": .number(row.capHeight), "styleLeading": .integer(style.leading(at: row.category)),
          ]
        }),
    ]
  }
}
