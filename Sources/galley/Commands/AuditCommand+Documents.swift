import LocalizationAudit

extension AuditCommand {
  /// Lays out the document at a path.
  @MainActor
  static func report(_ path: String, _ request: AuditRequest) -> Result<DocumentReport, AuditError> {
    let audit = DocumentAudit(request.documents ?? DocumentAudit.Request())
    return Result { () throws(AuditError) in try audit.report(on: path) }
  }

  /// How documents are audited, with the filter and the sizes of a request for texts.
  func documents(_ request: AuditRequest) throws(CommandFailure) -> DocumentAudit.Request {
    var documents = DocumentAudit.Request()
    documents.filter = request.filter
    documents.devices = try documentOptions.devices
    documents.system = documentOptions.shared.system
    documents.largest = request.layout.largest
    documents.sourceLanguage = comparisonOptions.against
    return documents
  }
}
