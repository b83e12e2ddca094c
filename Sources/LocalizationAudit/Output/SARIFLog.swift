import DynamicType
import LayoutInspector
import StringCatalogs
import TextOutput

/// Findings as a log in SARIF 2.1.0, the Static Analysis Results Interchange Format of OASIS.
enum SARIFLog {
  static let version = "2.1.0"
  /// The address of the schema, as section 3.13.3 of the standard names it.
  static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  static let rule = "text-cut-off"

  /// Returns the text before the results, with the version of the tool. The rules for documents are listed if documents
  /// were audited.
  static func start(version: String, hasDocuments: Bool) -> String {
    let driver: JSONValue = [
      "name": "galley", "version": .string(version),
      "rules": .array(
        [
          [
            "id": .string(rule), "name": "TextCutOff",
            "shortDescription": ["text": "A label cuts a localized text off"],
            "fullDescription": [
              "text": """
              The text needs more lines than its label has, or more width, at one of the text sizes that users choose. \
              An error begins at the default size or below, a warning above it, and a note at the accessibility sizes.
              """
            ],
            "defaultConfiguration": ["level": "warning"],
          ]
        ] + noteRules + (hasDocuments ? documentRules : [])),
    ]
    return """
      {
        "$schema": "\(schema)",
        "version": "\(Self.version)",
        "runs": [{
          "tool": {"driver": \(JSONWriter.dense(driver))},
          "columnKind": "unicodeCodePoints",
          "results": [
      """
  }

  /// The rule of accepted findings that no longer occur.
  static let staleRule = "accepted-finding-gone"

  /// The rules after the first, for notes.
  private static var noteRules: [JSONValue] {
    let rules = TextNote.Kind.allCases.map { ($0.rawValue, $0.title) } + [(staleRule, "An accepted finding is gone")]
    return rules.map { id, title in
      [
        "id": .string(id), "shortDescription": ["text": .string(title)],
        "defaultConfiguration": ["level": "note"],
      ]
    }
  }

  /// The rules after those, for problems of documents.
  private static var documentRules: [JSONValue] {
    DocumentFinding.Kind.allCases.map { kind in
      [
        "id": .string(kind.rule), "shortDescription": ["text": .string(kind.title)],
        "defaultConfiguration": ["level": "warning"],
      ]
    }
  }

  /// Returns the text after the results, with the problems because of which they are incomplete.
  static func end(isComplete: Bool, _ problems: [AuditError]) -> String {
    var invocation = [JSONValue.Member(name: "executionSuccessful", value: .bool(isComplete))]
    if !problems.isEmpty {
      let notifications = problems.map { problem -> JSONValue in
        ["level": "error", "message": ["text": .string(problem.description)]]
      }
      invocation.append(JSONValue.Member(name: "toolExecutionNotifications", value: .array(notifications)))
    }
    return "\n    ],\n    \"invocations\": [\(JSONWriter.compact(.object(invocation)))]\n  }]\n}\n"
  }

  /// Returns the results for a finding: one if it is about the size of the text, and one for each note.
  static func results(_ finding: AuditFinding) -> [JSONValue] {
    let notes = finding.shown.notes.map { note in
      result(finding, note.kind.rawValue, "note", finding.text(of: note), fingerprint: [note.kind.rawValue])
    }
    return finding.first == nil && !notes.isEmpty ? notes : [result(finding)] + notes
  }

  /// Returns the result for an accepted finding that no longer occurs.
  static func result(_ stale: StaleAcceptance) -> JSONValue {
    [
      "ruleId": .string(staleRule), "level": "note",
      "message": ["text": .string("\(stale.location): \(stale.message)")],
    ]
  }

  /// Returns the result for a problem of a document.
  static func result(_ finding: DocumentFinding) -> JSONValue {
    let parts = [finding.file, finding.locale ?? "", finding.device ?? "", finding.kind.rawValue] + finding.objects
    let first = 1 + TextNote.Kind.allCases.count + 1
    let index = first + (DocumentFinding.Kind.allCases.firstIndex(of: finding.kind) ?? 0)
    let name = finding.id ?? finding.element
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "ruleId", value: .string(finding.kind.rule)),
      JSONValue.Member(name: "ruleIndex", value: .integer(index)),
      JSONValue.Member(name: "level", value: .string(finding.severity.rawValue)),
      JSONValue.Member(name: "message", value: ["text": .string(finding.message)]),
      JSONValue.Member(
        name: "locations",
        value: [
          [
            "physicalLocation": [
              "artifactLocation": ["uri": .string(uri(finding.file))],
              "region": ["startLine": .integer(finding.line), "startColumn": .integer(finding.column)],
            ],
            "logicalLocations": [
              [
                "name": .string(name), "fullyQualifiedName": .string("\(finding.part)/\(name)"), "kind": "object",
              ]
            ],
          ]
        ]),
      JSONValue.Member(
        name: "partialFingerprints",
        value: ["document/v1": .string(JSONWriter.dense(.array(parts.map(JSONValue.string))))]),
      JSONValue.Member(
        name: "properties", value: ["sizes": .array(finding.categories.map { .string($0.shortName) })]),
    ]
    if let reason = finding.acceptance {
      members.append(
        JSONValue.Member(name: "suppressions", value: [["kind": "external", "justification": .string(reason)]]))
    }
    return .object(members)
  }

  private static func result(_ finding: AuditFinding) -> JSONValue {
    result(finding, rule, (finding.severity ?? .note).rawValue, finding.message, fingerprint: [])
  }

  private static func result(
    _ finding: AuditFinding, _ rule: String, _ level: String, _ message: String, fingerprint: [String]
  ) -> JSONValue {
    let string = finding.string
    var location: [JSONValue.Member] = []
    if !string.file.isEmpty {
      var physical = [
        JSONValue.Member(name: "artifactLocation", value: ["uri": .string(uri(string.file))])
      ]
      if string.line > 0 {
        var region = [JSONValue.Member(name: "startLine", value: .integer(string.line))]
        if string.column > 0 { region.append(JSONValue.Member(name: "startColumn", value: .integer(string.column))) }
        physical.append(JSONValue.Member(name: "region", value: .object(region)))
      }
      location.append(JSONValue.Member(name: "physicalLocation", value: .object(physical)))
    }
    let name = [string.languageName, string.key].compactMap { $0 }.joined(separator: "/")
    location.append(
      JSONValue.Member(
        name: "logicalLocations",
        value: [["name": .string(finding.name), "fullyQualifiedName": .string(name), "kind": "resource"]]))
    let parts =
      [string.catalog, string.languageName ?? "", string.key, string.form, finding.question.device ?? ""] + fingerprint
    let index = ([Self.rule] + TextNote.Kind.allCases.map(\.rawValue)).firstIndex(of: rule)
    var members: [JSONValue.Member] = [
      JSONValue.Member(name: "ruleId", value: .string(rule)),
      JSONValue.Member(name: "ruleIndex", value: .integer(index ?? 0)),
      JSONValue.Member(name: "level", value: .string(level)),
      JSONValue.Member(name: "message", value: ["text": .string(message)]),
      JSONValue.Member(name: "locations", value: .array([.object(location)])),
      JSONValue.Member(
        name: "partialFingerprints", value: ["text/v1": .string(JSONWriter.dense(.array(parts.map(JSONValue.string))))]),
    ]
    if let state = string.state {
      members.append(JSONValue.Member(name: "properties", value: ["state": .string(state.rawValue)]))
    }
    if let reason = finding.acceptance, rule == Self.rule {
      members.append(
        JSONValue.Member(name: "suppressions", value: [["kind": "external", "justification": .string(reason)]]))
    }
    return .object(members)
  }

  /// Returns a path as a URI reference (RFC 3986): relative, or with the scheme `file`.
  private static func uri(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
