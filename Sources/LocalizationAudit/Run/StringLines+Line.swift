import TextOutput

extension StringLines {
  /// The reason that a line can't be measured.
  package struct Fault: Error {
    let failure: AuditError
    /// The number of the line, starting at 1; 0 if the text is from a file.
    let line: Int
    /// The members of the line that mean nothing to the audit, as far as the line could be read.
    let extras: [JSONValue.Member]

    /// The fault as a JSON object, instead of a result.
    var json: JSONValue {
      .object(
        extras + [
          JSONValue.Member(name: "inputLine", value: .integer(line)),
          JSONValue.Member(name: "error", value: .string(failure.description)),
        ])
    }
  }

  /// What a line asks for.
  package enum Line {
    /// A text in its label.
    case text(Auditor.Item)
    /// The document at a path.
    case document(DocumentLine)
    /// The reason that nothing can be measured.
    case fault(Fault)
  }

  /// A line that names a document.
  package struct DocumentLine {
    let path: String
    /// The members of the line that mean nothing to the audit. The result repeats them.
    var extras: [JSONValue.Member] = []
    /// The number of the line, starting at 1; 0 if the document was found in a folder.
    var number = 0
  }
}
