import DynamicType
import StringCatalogs
import TextOutput
import UIFoundation

extension AuditResult {
  /// The names of the members that aren't those of the text or its label.
  static let memberNames = [
    "from", "severity", "sizes", "withoutFont", "accepted", "error", "inputLine", "pseudolanguage", "inflected",
    "notes",
  ]

  /// The result as a JSON object. It starts with the members of the text and its label, so that `--stdin` can read it
  /// again.
  var json: JSONValue {
    var members = extras + string.jsonMembers(text: text) + question.jsonMembers
    members.append(JSONValue.Member(name: "from", value: first.map { .string($0.category.shortName) } ?? .null))
    if let severity { members.append(JSONValue.Member(name: "severity", value: .string(severity.rawValue))) }
    members.append(JSONValue.Member(name: "sizes", value: .array(measures.map(\.json))))
    if !missingClusters.isEmpty {
      members.append(JSONValue.Member(name: "withoutFont", value: .array(missingClusters.map(JSONValue.string))))
    }
    if let language = string.pseudolanguage {
      members.append(JSONValue.Member(name: "pseudolanguage", value: .string(language.rawValue)))
    }
    if shown.isInflected { members.append(JSONValue.Member(name: "inflected", value: true)) }
    if !shown.notes.isEmpty {
      members.append(JSONValue.Member(name: "notes", value: .array(shown.notes.map(\.json))))
    }
    if let acceptance { members.append(JSONValue.Member(name: "accepted", value: .string(acceptance))) }
    return .object(members)
  }
}

extension AuditResult.Measure {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "category", value: .string(category.shortName)),
      JSONValue.Member(name: "pointSize", value: .number(pointSize)),
      JSONValue.Member(name: "lines", value: lines.map(JSONValue.integer) ?? .null),
    ]
    if let missing {
      members.append(JSONValue.Member(name: "missingPoints", value: missing.points.map(JSONValue.number) ?? .null))
      members.append(JSONValue.Member(name: "hidden", value: .string(missing.hidden)))
    }
    return .object(members)
  }
}

extension LocalizedString {
  /// The names of the members that ``jsonMembers(text:)`` returns.
  static let memberNames = ["file", "line", "column", "locale", "key", "form", "state", "text"]

  /// The path, the line, and the column, as compilers write them; empty if the text isn't from a file.
  var location: String {
    let numbers = [line, column].prefix { $0 > 0 }
    return ([file] + numbers.map(String.init)).joined(separator: ":")
  }

  /// Returns the properties of the text and a text as JSON members.
  func jsonMembers(text: String) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !file.isEmpty { members.append(JSONValue.Member(name: "file", value: .string(file))) }
    if line > 0 { members.append(JSONValue.Member(name: "line", value: .integer(line))) }
    if column > 0 { members.append(JSONValue.Member(name: "column", value: .integer(column))) }
    if let locale { members.append(JSONValue.Member(name: "locale", value: .string(locale))) }
    members.append(JSONValue.Member(name: "key", value: .string(key)))
    if !form.isEmpty { members.append(JSONValue.Member(name: "form", value: .string(form))) }
    if let state { members.append(JSONValue.Member(name: "state", value: .string(state.rawValue))) }
    members.append(JSONValue.Member(name: "text", value: .string(text)))
    return members
  }
}
