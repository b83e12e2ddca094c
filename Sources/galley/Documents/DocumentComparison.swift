import CoreGraphics
import InterfaceDocuments
import LayoutInspector
import TextOutput
import UIKit

/// The frames of a document's layout, compared with those that the document records.
struct DocumentComparison: DocumentFindings {
  /// The reason that a frame differs from the one that is recorded.
  enum Cause: String {
    /// With the recorded sizes of texts, buttons, and images, the frame is the one recorded.
    case content
    /// The frame differs with the recorded sizes too.
    case geometry
  }

  /// A view whose frame differs.
  struct Difference {
    let part: String
    let object: InterfaceObject
    let recorded: CGRect
    let frame: CGRect
    let points: CGFloat
    let cause: Cause
  }

  let path: String
  let warnings: [InterfaceWarning]
  /// The number of frames that are compared.
  private(set) var compared = 0
  private(set) var differences: [Difference] = []
  /// The number of frames that aren't compared, by the reason.
  private(set) var excluded: [RecordedFrames.Exclusion: Int] = [:]

  var isFaulty: Bool { !differences.isEmpty }
  var matching: Int { compared - differences.count }

  /// Lays out the parts of a document as they are, and again with the recorded sizes of texts and images.
  @MainActor
  init(_ file: InterfaceFile, path: String) {
    self.path = path
    // A conflict is a difference of frames here; without this option it's listed as a problem.
    let destination = ConflictReport.destination
    ConflictReport.destination = { _ in }
    defer { ConflictReport.destination = destination }
    let measured = RecordedFrames(file)
    let views = file.parts.map { ($0, measured.compare($0) ?? []) }
    warnings = file.warnings
    let sized = RecordedFrames(InterfaceFile(file.document), usesRecordedSizes: true)
    for (part, views) in views {
      for view in views {
        if let exclusion = view.exclusion { excluded[exclusion, default: 0] += 1 }
      }
      let found = views.filter { $0.exclusion == nil }
      compared += found.count
      guard found.contains(where: { $0.matches == false }) else { continue }
      let others = (sized.compare(part) ?? []).map { (ObjectIdentifier($0.object), $0.matches == true) }
      let matchesSized = Dictionary(others) { first, _ in first }
      for view in found where view.matches == false {
        guard let recorded = view.recorded, let points = view.difference else { continue }
        differences.append(
          Difference(
            part: part.name, object: view.object,
            recorded: recorded,
            frame: view.frame, points: points,
            cause: matchesSized[ObjectIdentifier(view.object)] == true ? .content : .geometry))
      }
    }
  }

  /// The reasons that frames aren't compared with their numbers, the most frequent first.
  private var reasons: [(reason: String, count: Int)] {
    excluded.map { ($0.key.rawValue, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// Returns a line with the number of matching frames of all documents.
  static func total(_ documents: [any DocumentFindings]) -> String {
    let comparisons = documents.compactMap { $0 as? DocumentComparison }
    let matching = comparisons.reduce(0) { $0 + $1.matching }
    let compared = comparisons.reduce(0) { $0 + $1.compared }
    let share = compared == 0 ? "" : ", \(NumberText.fixed(100 * Double(matching) / Double(compared), decimals: 1)) %"
    let content = comparisons.reduce(0) { $0 + $1.differences.count { $0.cause == .content } }
    return "\(comparisons.count) documents: \(matching) of \(compared) frames match\(share); "
      + "\(content) differ by content, \(compared - matching - content) by geometry\n"
  }

  func write(to stream: inout Console) throws(CommandFailure) {
    let reasons = reasons.map { "\($0.count) \($0.reason)" }.joined(separator: ", ")
    let others = excluded.isEmpty ? "" : "; not compared: \(reasons)"
    try stream.write(
      PrintableText.escaping("\(path): \(matching) of \(compared) frames match within half a point\(others)") + "\n")
    guard !differences.isEmpty else { return }
    var table = Table([
      .text("  id"), .number("line"), .text("element"), .text("part"), .text("recorded"), .text("layout"),
      .number("difference"), .text("cause"),
    ])
    for difference in differences {
      table.add([
        "  \(difference.object.id ?? "")", "\(difference.object.position.line)", difference.object.kind,
        difference.part, Self.text(difference.recorded), Self.text(difference.frame),
        NumberText.rounded(Double(difference.points), decimals: 3), difference.cause.rawValue,
      ])
    }
    try stream.writeRest(of: &table)
    try stream.write("\n")
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { NumberText.rounded(Double($0), decimals: 3) }
      .joined(separator: " ")
  }

  var members: [JSONValue.Member] {
    let differences = differences.map { difference -> JSONValue in
      [
        "part": .string(difference.part), "id": difference.object.id.map { .string($0) } ?? nil,
        "line": .integer(difference.object.position.line), "element": .string(difference.object.kind),
        "recorded": difference.recorded.json, "frame": difference.frame.json,
        "difference": .number(Double(difference.points)), "cause": .string(difference.cause.rawValue),
      ]
    }
    let reasons = reasons.map { ["reason": .string($0.reason), "count": .integer($0.count)] as JSONValue }
    return [
      JSONValue.Member(name: "compared", value: .integer(compared)),
      JSONValue.Member(name: "matching", value: .integer(matching)),
      JSONValue.Member(name: "differences", value: .array(differences)),
      JSONValue.Member(name: "excluded", value: .array(reasons)),
    ]
  }
}
