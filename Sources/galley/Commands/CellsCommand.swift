import UIKit

/// The `galley cells` command, which measures sample cells at every content size category.
struct CellsCommand: Command {
  static let name = "cells"
  static let abstract = "measures sample cells at every text size"
  static let discussion = """
    Cells of kind headline have a headline in the system font's headline style above a body in Palatino 18, scaled with \
    the body style, with system spacing between their baselines. default, subtitle, value1, and value2 are UIKit's own \
    styles. Cells of kind feed have a picture, a name, a message, and two buttons. Items of kind collection have a title \
    beside a button, in as many columns as fit.

    All values are in points: point sizes, first and last baselines from the top of the cell, and heights of rows or \
    items. Texts wrap to as many lines as needed.
    """

  @Option("kind", "KIND", .choice(CellKind.self), help: "the kind of cell:") var kind = CellKind.headline
  @Option("width", "POINTS", .number(in: 40...10_000), help: "the width of the table") var width = 375.0
  @Option("scale", "N", .number(in: 1...8), help: "pixels per point") var scale = 3.0
  @Flag("json", help: "prints JSON") var isJSON: Bool

  func run(_ console: inout Console) throws(CommandFailure) {
    try FontSource.requireBundledFonts()
    let reports = measure()
    if isJSON {
      let value: JSONValue = [
        "kind": .string(kind.rawValue), "width": .number(width), "scale": .number(scale),
        "cells": .array(reports.map(\.json)),
      ]
      return try console.write(JSONWriter.text(value))
    }
    var table = Table(CellReport.columns(kind))
    var previous: UIContentSizeCategory?
    for report in reports {
      table.add(report.cells(showsCategory: report.category != previous))
      previous = report.category
    }
    try console.write(table.takeText())
  }

  /// Sets each content size category, from smallest to largest, and reads the visible cells.
  @MainActor
  private func measure() -> [CellReport] {
    UIScreen.main.scale = CGFloat(scale)
    let screen: any SampleScreen =
      kind == .collection ? SampleCollection(width: CGFloat(width)) : SampleTable(kind, width: CGFloat(width))
    let window = UIWindow(frame: screen.view.frame)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return UIContentSizeCategory.all.flatMap { category in
      UIApplication.shared.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      return SampleRow.all.indices.compactMap { row -> CellReport? in
        guard let (cell, labels, size) = screen.shown(row) else { return nil }
        return CellReport(
          kind: kind, category: category, row: SampleRow.all[row], labels: labels.map { .init($0, in: cell) },
          size: size)
      }
    }
  }
}
