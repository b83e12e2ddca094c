import CoreGraphics
import InterfaceDocuments
import LayoutInspector
import TextOutput
import UIKit

extension DocumentResult {
  var members: [JSONValue.Member] {
    (showsLocale ? [JSONValue.Member(name: "locale", value: locale.map { .string($0) } ?? nil)] : [])
      + [JSONValue.Member(name: "parts", value: .array(parts.map(\.json)))]
  }
}

extension DocumentLayout.Part {
  /// The part as JSON: what it is, its views, and its problems.
  fileprivate var json: JSONValue {
    let problems = report.problems.map { problem -> JSONValue in
      let object = root.object(ofViewNamed: problem.view)
      return [
        "kind": .string(problem.kind.rawValue), "line": object.map { .integer($0.position.line) } ?? nil,
        "id": object?.id.map { .string($0) } ?? nil, "view": .string(problem.view),
        "message": .string(problem.message),
      ]
    }
    return [
      "kind": .string(part.kind.rawValue), "name": .string(part.name),
      "line": .integer(part.object.position.line), "view": root.json, "problems": .array(problems),
    ]
  }
}

extension PlacedView {
  /// The view as JSON, with the subviews that the document describes.
  fileprivate var json: JSONValue {
    var members = [JSONValue.Member(name: "class", value: .string(report.className))]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(JSONValue.Member(name: name, value: value)) }
    }
    add("customClass", object?.customClass.map { .string($0.description) })
    add("id", object?.id.map { .string($0) })
    add("line", object.map { .integer($0.position.line) })
    add("text", report.text.map { .string($0) })
    add("frame", report.frame.json)
    add("firstBaseline", report.baselines.map { .number(Double($0.first)) })
    add("lastBaseline", report.baselines.map { .number(Double($0.last)) })
    if report.isHidden { add("isHidden", .bool(true)) }
    if !describedSubviews.isEmpty { add("subviews", .array(describedSubviews.map(\.json))) }
    return .object(members)
  }
}

extension CGRect {
  /// The rectangle as JSON.
  var json: JSONValue {
    [
      "x": .number(Double(minX)), "y": .number(Double(minY)), "width": .number(Double(width)),
      "height": .number(Double(height)),
    ]
  }
}
