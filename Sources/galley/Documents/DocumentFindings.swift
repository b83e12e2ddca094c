import InterfaceDocuments
import TextOutput

/// What a command finds out about a document of Interface Builder.
protocol DocumentFindings {
  /// The path of the document.
  var path: String { get }
  /// What isn't known or is damaged in the document.
  var warnings: [InterfaceWarning] { get }
  /// Whether there is something to look at, which the exit status tells.
  var isFaulty: Bool { get }
  /// The members of the JSON object, besides the file and the warnings.
  var members: [JSONValue.Member] { get }

  /// Writes tables for people.
  func write(to stream: inout Console) throws(CommandFailure)
}

extension DocumentFindings {
  /// Writes the document's warnings to standard error.
  func warn(on console: Console) {
    for warning in warnings {
      let name = warning.id.map { "<\(warning.element) id=\"\($0)\">" } ?? "<\(warning.element)>"
      console.warn(
        "\(name): \(warning.message)", file: warning.file, line: warning.position.line,
        column: warning.position.column)
    }
  }

  /// The findings and the warnings as JSON.
  var json: JSONValue {
    let warnings = warnings.map { warning -> JSONValue in
      [
        "line": .integer(warning.position.line), "column": .integer(warning.position.column),
        "kind": .string(warning.kind.rawValue), "element": .string(warning.element),
        "id": warning.id.map { .string($0) } ?? nil, "message": .string(warning.message),
      ]
    }
    return .object(
      [JSONValue.Member(name: "file", value: .string(path))] + members
        + [JSONValue.Member(name: "warnings", value: .array(warnings))])
  }
}
