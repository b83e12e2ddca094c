import DynamicType
import UIFoundation
import UIKit
import UIViews

/// What a cell measures at one content size category, in points from the cell's top.
struct CellReport {
  /// One label of the cell.
  struct Label {
    let pointSize: CGFloat
    let lines: Int
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat

    @MainActor
    init(_ label: UILabel, in cell: UITableViewCell) {
      pointSize = label.font.pointSize
      lines = label.visibleLineCount
      let baselines = label.baselinesInBounds ?? (first: 0, last: 0)
      func distance(_ y: CGFloat) -> CGFloat { cell.convert(CGPoint(x: 0, y: y), from: label).y }
      firstBaseline = distance(baselines.first)
      lastBaseline = distance(baselines.last)
    }
  }

  let category: UIContentSizeCategory
  let row: SampleTable.Row
  let headline: Label
  let body: Label
  let rowHeight: CGFloat

  static let columns: [Table.Column] = [
    .text("category"), .text("row"), .number("headline pt"), .number("lines"), .number("first"), .number("last"),
    .number("body pt"), .number("lines"), .number("first"), .number("last"), .number("row height"),
  ]

  /// The report as cells of a row under ``columns``; the category stands only where it is new.
  func cells(showsCategory: Bool) -> [String] {
    func points(_ value: CGFloat) -> String { NumberText.fixed(Double(value), decimals: 3) }
    func cells(_ label: Label) -> [String] {
      [
        NumberText.shortest(Double(label.pointSize)), "\(label.lines)", points(label.firstBaseline),
        points(label.lastBaseline),
      ]
    }
    return [showsCategory ? category.shortName : "", row.name] + cells(headline) + cells(body) + [points(rowHeight)]
  }

  var json: JSONValue {
    func value(_ label: Label) -> JSONValue {
      [
        "pointSize": .number(Double(label.pointSize)), "lines": .integer(label.lines),
        "firstBaseline": .number(Double(label.firstBaseline)), "lastBaseline": .number(Double(label.lastBaseline)),
      ]
    }
    return [
      "category": .string(category.shortName), "row": .string(row.name), "headline": value(headline),
      "body": value(body), "rowHeight": .number(Double(rowHeight)),
    ]
  }
}

extension UIContentSizeCategory {
  /// The 12 categories, smallest first.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// How the Accessibility Inspector's users call it: XS to XXXL, and AX1 to AX5.
  var shortName: String {
    let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
    return Self.all.firstIndex(of: self).map { names[$0] } ?? rawValue
  }
}

extension ContentSizeCategory {
  /// As `UIContentSizeCategory` is called for short.
  var shortName: String { UIContentSizeCategory(self).shortName }
}
