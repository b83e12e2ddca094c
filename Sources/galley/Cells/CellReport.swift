import FontReports
import LayoutInspector
import StringCatalogs
import TextOutput
import UIFoundation
import UIKit

/// The measurements of a cell at one content size category, in points from the top of the cell.
struct CellReport {
  /// The measurements of a label in the cell.
  struct Label {
    let pointSize: CGFloat
    let lines: Int
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat

    @MainActor
    init(_ label: UILabel, in cell: UIView) {
      pointSize = label.font.pointSize
      lines = label.visibleLineCount
      let baselines = label.baselinesInBounds ?? (first: 0, last: 0)
      func distance(_ y: CGFloat) -> CGFloat { cell.convert(CGPoint(x: 0, y: y), from: label).y }
      firstBaseline = distance(baselines.first)
      lastBaseline = distance(baselines.last)
    }
  }

  let kind: CellKind
  let category: UIContentSizeCategory
  let row: SampleRow
  /// The labels, in the order of ``CellKind/labelNames``.
  let labels: [Label]
  /// The size of the row or item.
  let size: CGSize
  /// Everything about the cell's views, if it was asked for.
  let layout: LayoutReport?

  static func columns(_ kind: CellKind) -> [Table.Column] {
    let labels = kind.labelNames.flatMap { name -> [Table.Column] in
      [.number("\(name) pt"), .number("lines"), .number("first"), .number("last")]
    }
    return [.text("category"), .text("row")] + labels + [.number("\(kind.unit) height")]
  }

  /// Returns the report as cells for ``columns(_:)``, with the category only if it is new.
  func cells(showsCategory: Bool) -> [String] {
    func points(_ value: CGFloat) -> String { NumberText.fixed(Double(value), decimals: 3) }
    let labels = labels.flatMap { label in
      [
        NumberText.shortest(Double(label.pointSize)), "\(label.lines)", points(label.firstBaseline),
        points(label.lastBaseline),
      ]
    }
    return [showsCategory ? category.shortName : "", row.name] + labels + [points(size.height)]
  }

  var json: JSONValue {
    let labels = zip(kind.labelNames, labels).map { name, label in
      JSONValue.Member(
        name: name,
        value: [
          "pointSize": .number(Double(label.pointSize)), "lines": .integer(label.lines),
          "firstBaseline": .number(Double(label.firstBaseline)), "lastBaseline": .number(Double(label.lastBaseline)),
        ])
    }
    let position = [
      JSONValue.Member(name: "category", value: .string(category.shortName)),
      JSONValue.Member(name: "row", value: .string(row.name)),
    ]
    let size = [
      JSONValue.Member(name: "\(kind.unit)Width", value: .number(Double(size.width))),
      JSONValue.Member(name: "\(kind.unit)Height", value: .number(Double(size.height))),
    ]
    return .object(position + labels + size)
  }
}

extension LayoutProblem {
  /// The problem of a row's cell as JSON.
  func json(row: String) -> JSONValue {
    [
      "kind": .string(kind.rawValue), "category": .string(environment.category.shortName), "row": .string(row),
      "view": .string(view), "message": .string(message),
    ]
  }
}

extension UIContentSizeCategory {
  /// The 12 categories, smallest first.
  static let all = LayoutEnvironment.categories

  /// The name used with the Accessibility Inspector: XS to XXXL, and AX1 to AX5.
  var shortName: String { LayoutEnvironment.name(of: self) }
}
