import UIFoundation

extension AuditResult {
  /// The result as a JSON object. It starts with the text's own members, so that `--stdin` can read it again.
  var json: JSONValue {
    var members = string.jsonMembers(text: text)
    members.append(JSONValue.Member(name: "from", value: first.map { .string($0.category.shortName) } ?? .null))
    members.append(JSONValue.Member(name: "sizes", value: .array(measures.map(\.json))))
    if !missingClusters.isEmpty {
      members.append(JSONValue.Member(name: "withoutFont", value: .array(missingClusters.map(JSONValue.string))))
    }
    return .object(members)
  }
}

extension AuditResult.Measure {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "category", value: .string(category.shortName)),
      JSONValue.Member(name: "pointSize", value: .number(pointSize)),
      JSONValue.Member(name: "lines", value: .integer(lines)),
    ]
    if let missing {
      members.append(JSONValue.Member(name: "missingPoints", value: missing.points.map(JSONValue.number) ?? .null))
      members.append(JSONValue.Member(name: "hidden", value: .string(missing.hidden)))
    }
    return .object(members)
  }
}

extension LocalizedString {
  /// Returns the properties of the text and a text as JSON members.
  func jsonMembers(text: String) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !file.isEmpty { members.append(JSONValue.Member(name: "file", value: .string(file))) }
    if line > 0 { members.append(JSONValue.Member(name: "line", value: .integer(line))) }
    if let locale { members.append(JSONValue.Member(name: "locale", value: .string(locale))) }
    members.append(JSONValue.Member(name: "key", value: .string(key)))
    if !form.isEmpty { members.append(JSONValue.Member(name: "form", value: .string(form))) }
    members.append(JSONValue.Member(name: "text", value: .string(text)))
    return members
  }
}
