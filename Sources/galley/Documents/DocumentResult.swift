import Foundation
import InterfaceDocuments
import LayoutInspector
import TextOutput
import UIKit

/// The layouts of a document's parts.
struct DocumentResult: DocumentFindings {
  let path: String
  /// The language of the texts, or `nil` for that of the document.
  let locale: String?
  /// Whether there are layouts in other languages.
  let showsLocale: Bool
  let parts: [DocumentLayout.Part]
  let warnings: [InterfaceWarning]

  var isFaulty: Bool { parts.contains { !$0.report.problems.isEmpty } }

  /// The drawings of the parts, with their baselines, margins, and distances.
  @MainActor var layouts: [LayoutsPicture.Layout] {
    parts.map { LayoutsPicture.Layout(title: $0.part.name + localeSuffix, drawing: $0.report.annotatedDrawing()) }
  }

  /// The name of a language, as layouts have it.
  static func name(ofLocale locale: String?) -> String { locale ?? "its own language" }

  /// The name of the language behind that of a part, if there are several.
  private var localeSuffix: String { showsLocale ? ", \(Self.name(ofLocale: locale))" : "" }

  /// Writes a table of views for each part, and below it one of its problems.
  func write(to stream: inout Console) throws(CommandFailure) {
    for part in parts {
      try stream.write(PrintableText.escaping(title(part)) + "\n")
      var views = Table([
        .text("  view"), .text("id"), .number("x"), .number("y"), .number("width"), .number("height"), .number("first"),
        .number("last"), .text("text"),
      ])
      add(part.root, depth: 1, to: &views)
      try stream.writeRest(of: &views)
      if !part.report.problems.isEmpty {
        try stream.write("\n")
        var problems = Table([.text("  problem"), .text("line"), .text("id"), .text("view"), .text("message")])
        for problem in part.report.problems {
          let object = part.root.object(ofViewNamed: problem.view)
          problems.add([
            "  \(problem.kind.rawValue)", object.map { "\($0.position.line)" } ?? "", object?.id ?? "", problem.view,
            problem.message,
          ])
        }
        try stream.writeRest(of: &problems)
      }
      try stream.write("\n")
    }
  }

  private func title(_ part: DocumentLayout.Part) -> String {
    let size = part.report.root.frame.size
    let (width, height) = (
      NumberText.rounded(Double(size.width), decimals: 3), NumberText.rounded(Double(size.height), decimals: 3)
    )
    let category = part.report.environment.category.shortName
    return "\(path):\(part.part.object.position.line): \(part.part.kind.title) \(part.part.name), "
      + "\(width) by \(height) points, \(category)\(localeSuffix)"
  }

  private func add(_ view: PlacedView, depth: Int, to table: inout Table) {
    func points(_ value: CGFloat?) -> String { value.map { NumberText.rounded(Double($0), decimals: 3) } ?? "" }
    let report = view.report
    let frame = report.frame
    table.add([
      String(repeating: "  ", count: depth) + view.className, view.object?.id ?? "", points(frame.minX),
      points(frame.minY), points(frame.width), points(frame.height), points(report.baselines?.first),
      points(report.baselines?.last), report.text.map { String($0.prefix(40)) } ?? "",
    ])
    for subview in view.describedSubviews { add(subview, depth: depth + 1, to: &table) }
  }
}
