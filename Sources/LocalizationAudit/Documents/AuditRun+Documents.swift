import DynamicType
import StringCatalogs
package import TextOutput

/// A function that lays out the document at a path. It runs on the main actor, which views belong to.
package typealias DocumentAuditing = (_ path: String) -> Result<DocumentReport, AuditError>

extension AuditRun {
  /// Lays out the documents that ``measure(_:on:)`` found. Those that can't be read are reported, and the others are
  /// still laid out.
  package mutating func measureDocuments<Stream: AuditStream>(
    on stream: inout Stream, _ audit: DocumentAuditing
  ) throws(Stream.Failure) {
    for (index, path) in documents.enumerated() {
      if extraction != nil {
        hasSourceDocument = true
        try stream.write(JSONWriter.dense(["document": .string(path)]) + "\n")
      } else {
        try report(StringLines.DocumentLine(path: path), on: &stream, audit)
      }
      bar.show(Double(index + 1) / Double(documents.count), index + 1, "documents")
    }
  }

  /// Lays out a document, and writes its findings or keeps them for the end.
  mutating func report<Stream: AuditStream>(
    _ document: StringLines.DocumentLine, on stream: inout Stream, _ audit: DocumentAuditing
  ) throws(Stream.Failure) {
    switch audit(document.path) {
    case .failure(let failure):
      try report(
        StringLines.Fault(failure: failure, line: document.number, extras: document.extras), on: &stream)
    case .success(var report):
      report.extras = document.extras
      if !report.locales.isEmpty { hasWanted = true }
      markAudited(report)
      for warning in report.warnings { stream.warn(warning) }
      for failure in report.failures { fail(failure, on: &stream) }
      for missing in report.withoutFont { addWithoutFont(missing) }
      report.findings = report.findings.map { baseline?.applied(to: $0) ?? $0 }
      for finding in report.findings { baseline?.markUsed(finding) }
      try output.add(report, on: &stream)
    }
  }

  /// Returns the catalogs to measure: none if their labels aren't known.
  func catalogs<Stream: AuditStream>(_ found: AuditFiles, on stream: inout Stream) -> [CatalogFile] {
    guard !request.measuresCatalogs, extraction == nil else { return found.catalogs }
    if !found.documents.isEmpty, !found.catalogs.isEmpty {
      let files = found.catalogs.count == 1 ? "1 file" : "\(found.catalogs.count) files"
      stream.warn(
        "\(files) of texts that no document shows aren't measured; name their labels with --width or --init")
    }
    return []
  }

  /// Counts texts of a document that can't be measured.
  private mutating func addWithoutFont(_ missing: MissingCluster) {
    withoutFont[missing.locale, default: (missing.cluster, 0)].texts += missing.texts
  }

  /// Records that a document was laid out.
  private mutating func markAudited(_ report: DocumentReport) {
    audited.insert(report.path)
    documentSources[report.path] = report.source
    if report.hasSource { hasSourceDocument = true }
  }
}
