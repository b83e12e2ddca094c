import CoreGraphics
import FontReports
import Foundation
import LayoutInspector
import LayoutPages
import LayoutRendering
import StringCatalogs
import TextOutput
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
  @Option(
    "ios", "VERSION", .choice(["18": .iOS18, "26": .iOS26]),
    help: "the version of iOS whose metrics cells have: 18 or 26 (default: 18, or that in GALLEY_IOS)")
  var system: SystemVersion?
  @Flag("json", help: "prints JSON") var isJSON: Bool
  @Option(
    "picture", "FILE", .picture,
    help: "also draws the second cell at every text size, with its baselines and distances (PNG, SVG, or PDF)")
  var picture: PictureFile?
  @Option("sizes", "LIST", .sizes, help: "the text sizes in the picture, such as S,L,AX5 (default: all)")
  var sizes: [UIContentSizeCategory]?
  @Option(
    "page", "FILE", .path(["html"]),
    help: "also writes a web page of the second cell, with controls for the text size, width, direction, and style")
  var page: String?
  @Flag("problems", help: "lists truncated text, overlaps, small touch targets, and other problems") var showsProblems:
    Bool

  func validate() throws(CommandFailure) {
    if sizes != nil, picture == nil { throw .usage("--sizes requires --picture") }
  }

  private var needsLayouts: Bool { picture != nil || showsProblems }

  func run(_ console: inout Console) throws(CommandFailure) {
    do {
      try FontSource.requireBundledFonts()
    } catch {
      throw CommandFailure(error)
    }
    if let system { SystemVersion.current = system }
    let measured = UIContentSizeCategory.all.count * SampleRow.all.count
    // Drawing pixels takes about four times as long as measuring and drawing the cells.
    let drawn = picture == nil ? 0 : picture?.format == .png ? 4 * measured : measured / 4
    var progress = StepProgress(
      total: measured + drawn + (page == nil ? 0 : pageEnvironments.count), "cells")
    let reports = measure { progress.finishUnit() }
    if let picture {
      defer { progress.clear() }
      try picture.write(drawing(of: reports))
      progress.finish(steps: drawn)
    }
    if let page { try writePage(to: page, &progress) }
    progress.clear()
    let problems = reports.flatMap { report in (report.layout?.problems ?? []).map { (report, $0) } }
    if isJSON {
      var members: [JSONValue.Member] = [
        JSONValue.Member(name: "schema", value: .integer(1)),
        JSONValue.Member(name: "kind", value: .string(kind.rawValue)),
        JSONValue.Member(name: "width", value: .number(width)),
        JSONValue.Member(name: "scale", value: .number(scale)),
        JSONValue.Member(name: "ios", value: .integer(SystemVersion.current.major)),
        JSONValue.Member(name: "cells", value: .array(reports.map(\.json))),
      ]
      if showsProblems {
        members.append(
          JSONValue.Member(name: "problems", value: .array(problems.map { $0.1.json(row: $0.0.row.name) })))
      }
      return try console.write(JSONWriter.text(.object(members)))
    }
    var table = Table(CellReport.columns(kind))
    var previous: UIContentSizeCategory?
    for report in reports {
      table.add(report.cells(showsCategory: report.category != previous))
      previous = report.category
    }
    try console.write(table.takeText())
    if showsProblems { try writeProblems(problems, &console) }
  }

  /// The environments of the page, of which those in the requested width are shown first.
  private var pageEnvironments: [LayoutEnvironment] {
    LayoutEnvironment.all(
      widths: [CGFloat(width)] + [320, 375, 430].filter { $0 != CGFloat(width) }, styles: [.light, .dark])
  }

  @MainActor
  private func writePage(to path: String, _ progress: inout StepProgress) throws(CommandFailure) {
    let inspector = LayoutInspector { [kind] in kind.makeView(SampleRow.all[1]) }
    let page: String
    do {
      page = try inspector.page(title: "Cell: \(kind.rawValue)", in: pageEnvironments) { progress.finishUnit() }
    } catch {
      progress.clear()
      throw CommandFailure(.badData, "\(path): \(error)")
    }
    try OutputFile.write(Data(page.utf8), to: path)
  }

  private func writeProblems(
    _ problems: [(CellReport, LayoutProblem)], _ console: inout Console
  ) throws(CommandFailure) {
    if problems.isEmpty { return try console.write("no problems\n") }
    var table = Table([.text("category"), .text("row"), .text("view"), .text("problem")])
    for (report, problem) in problems {
      table.add([
        report.category.shortName, report.row.name, problem.view, PrintableText.escaping(problem.message),
      ])
    }
    try console.write(table.takeText())
  }

  /// Returns the picture of one row's cell at every text size.
  @MainActor
  private func drawing(of reports: [CellReport]) -> DisplayList {
    let name = SampleRow.all[1].name
    return LayoutsPicture(
      layouts: reports.filter { $0.row.name == name && sizes?.contains($0.category) ?? true }.compactMap { report in
        report.layout.map { LayoutsPicture.Layout(title: report.category.shortName, drawing: $0.annotatedDrawing()) }
      }
    ).displayList()
  }

  /// Sets each content size category, from smallest to largest, and reads the visible cells. Calls `onCell` for each.
  @MainActor
  private func measure(onCell: () -> Void) -> [CellReport] {
    UIScreen.main.scale = CGFloat(scale)
    let screen: any SampleScreen =
      kind == .collection ? SampleCollection(width: CGFloat(width)) : SampleTable(kind, width: CGFloat(width))
    let window = UIWindow(frame: screen.view.frame)
    window.isScreen = true
    window.rootViewController = screen
    window.makeKeyAndVisible()
    return UIContentSizeCategory.all.flatMap { category in
      UIApplication.shared.preferredContentSizeCategory = category
      window.layoutIfNeeded()
      return SampleRow.all.indices.compactMap { row -> CellReport? in
        defer { onCell() }
        guard let (cell, labels, size) = screen.shown(row) else { return nil }
        return CellReport(
          kind: kind, category: category, row: SampleRow.all[row], labels: labels.map { .init($0, in: cell) },
          size: size, layout: needsLayouts ? LayoutInspector.report(of: cell) : nil)
      }
    }
  }
}

extension ValueType where Value == [UIContentSizeCategory] {
  /// Short names of content size categories, separated by commas.
  fileprivate static var sizes: Self {
    let names = UIContentSizeCategory.all.map(\.shortName)
    return Self(
      expectation: "names of text sizes, separated by commas: \(names.joined(separator: ", "))",
      completion: .list(names),
      read: { text in
        let found = text.split(separator: ",", omittingEmptySubsequences: false).map { name in
          UIContentSizeCategory.all.first { $0.shortName == name }
        }
        return found.contains(nil) ? nil : found.compactMap { $0 }
      }, spell: { $0.map(\.shortName).joined(separator: ",") })
  }
}
