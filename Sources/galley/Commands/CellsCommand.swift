import UIKit

/// `galley cells`: the sample table at every content size category.
struct CellsCommand: Command {
  private static let width = Option(
    "width", value: "POINTS", .number(in: 40...10_000), default: 375, help: "the width of the table")
  private static let scale = Option(
    "scale", value: "N", .number(in: 1...8), default: 3, help: "pixels to the point")
  private static let json = Flag("json", help: "prints JSON")

  static let signature = CommandSignature(
    "cells", abstract: "sizes the sample cells at every text size",
    discussion: """
      The table's cells have a headline in the system font's headline style and a body in Palatino 18, scaled with the body \
      style. Their labels are laid out by system spacing between baselines.

      All is in points: point sizes, numbers of lines, first and last baselines from the cell's top, and row heights.
      """,
    options: [width, scale, json])

  let width: Double
  let scale: Double
  let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(CommandFailure) {
    width = try arguments[Self.width]
    scale = try arguments[Self.scale]
    isJSON = arguments[Self.json]
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    try FontSource.requireBundledFonts()
    let reports = measure()
    if isJSON {
      let value: JSONValue = [
        "width": .number(width), "scale": .number(scale), "cells": .array(reports.map(\.json)),
      ]
      return try console.write(JSONWriter.text(value))
    }
    var table = Table(CellReport.columns)
    var previous: UIContentSizeCategory?
    for report in reports {
      table.add(report.cells(showsCategory: report.category != previous))
      previous = report.category
    }
    try console.write(table.text())
  }

  /// Moves the settings' slider from the smallest size to the largest, and reads the visible cells at each.
  @MainActor
  private func measure() -> [CellReport] {
    UIScreen.main.scale = CGFloat(scale)
    let controller = SampleTable(width: CGFloat(width))
    let window = UIWindow(frame: controller.tableView.frame)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return UIContentSizeCategory.all.flatMap { category in
      UIApplication.shared.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      return SampleTable.rows.indices.compactMap { row -> CellReport? in
        let path = IndexPath(row: row, section: 0)
        guard let cell = controller.tableView.cellForRow(at: path) as? HeadlineBodyCell else { return nil }
        return CellReport(
          category: category, row: SampleTable.rows[row], headline: .init(cell.headlineLabel, in: cell),
          body: .init(cell.bodyLabel, in: cell), rowHeight: controller.tableView.rectForRow(at: path).height)
      }
    }
  }
}
