import DynamicType
import FontEngine
import StringCatalogs
import TextOutput

/// The metrics of a font at each of the twelve content size categories, in points, as text and as JSON.
struct SizesReport {
  let font: LabelFont
  let style: TypeStyle

  /// The metrics of a line at a category.
  struct Row {
    let category: ContentSizeCategory
    let pointSize: Double
    let ascender: Double
    let descender: Double
    let lineGap: Double
    let tracking: Double
    let xHeight: Double
    let capHeight: Double

    var lineHeight: Double { ascender - descender }

    /// The metrics in points, with their names for people.
    var named: [(name: String, value: Double)] {
      [
        ("ascender", ascender), ("descender", descender), ("line height", lineHeight), ("line gap", lineGap),
        ("tracking", tracking), ("x-height", xHeight), ("cap height", capHeight),
      ]
    }
  }

  private var rows: [Row] { ContentSizeCategory.allCases.map(row) }

  /// Returns the metrics at a category.
  func row(_ category: ContentSizeCategory) -> Row {
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
  static let columns: [Table.Column] = [
    .text("category"), .number("points"), .number("ascender"), .number("descender"), .number("line height"),
    .number("line gap"), .number("tracking"), .number("x-height"), .number("cap height"), .number("style's leading"),
  ]

  /// The cells of the table.
  var cells: [[String]] {
    rows.map { row in
      [row.category.shortName, NumberText.rounded(row.pointSize, decimals: 3)]
        + row.named.map { NumberText.fixed($0.value, decimals: 3) } + ["\(style.leading(at: row.category))"]
    }
  }

  /// The font, its size, and the text style.
  var title: String {
    let face = font.face(style)
    let names = face.names
    let name = names.fullName == names.postScriptName ? names.fullName : "\(names.fullName) (\(names.postScriptName))"
    let origin =
      font.face == nil ? ", used in place of the system font" : face.variations.isEmpty ? "" : ", \(face.setAxes)"
    let size = NumberText.rounded(font.pointSize(style, at: .large), decimals: 3)
    return PrintableText.escaping("\(name)\(origin): \(size) points, scaled with \(style.rawValue)")
  }

  var text: String {
    var table = Table(Self.columns)
    for row in cells { table.add(row) }
    return title + "\n" + table.takeText()
  }

  var json: JSONValue {
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
