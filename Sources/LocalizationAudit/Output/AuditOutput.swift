import DynamicType
import StringCatalogs
import TextOutput
import UIFoundation

/// Writes results: JSON one result at a time, and the other formats at the end, grouped and sorted.
package struct AuditOutput: Sendable {
  /// The format of the output.
  package enum Format: String, CaseIterable, Sendable {
    /// Text for people.
    case text
    /// One JSON document for all texts.
    case json
    /// One JSON object per line for each text.
    case jsonl
    /// Commands that GitHub Actions turns into annotations.
    case github
    /// A SARIF 2.1.0 log.
    case sarif
    /// A JUnit report.
    case junit

    /// Whether results are written one at a time, in the order of the texts.
    package var isStream: Bool { self == .json || self == .jsonl }
  }

  /// The version of the JSON. It changes if members are removed or change their meaning.
  static let schema = 1

  let options: Options
  var summary: AuditSummary
  private var isStarted = false
  private var isEmpty = true
  /// What is written at the end.
  private var findings: FindingStore
  private(set) var documents: [DocumentReport] = []
  /// The problems that make the results incomplete, if the format lists them.
  private var problems: [AuditError] = []

  init(_ options: Options, largest: ContentSizeCategory = .accessibilityExtraExtraExtraLarge) {
    self.options = options
    summary = AuditSummary(largest: largest)
    findings = FindingStore(keepsTexts: options.keepsFindings)
  }

  private var format: Format { options.format }

  /// Writes the start of the document, even if no result follows.
  mutating func start<Stream: AuditStream>(on stream: inout Stream) throws(Stream.Failure) {
    guard !isStarted else { return }
    isStarted = true
    guard format == .json else { return }
    let members = [JSONValue.Member(name: "schema", value: .integer(Self.schema))] + options.settings
    let lines = members.map { "  \(JSONWriter.compact(.string($0.name))): \(JSONWriter.compact($0.value)),\n" }
    try stream.write("{\n" + lines.joined() + "  \"texts\": [")
  }

  /// Returns a result as JSON, or `nil` if it isn't written as JSON. It is as slow as measuring, so it runs on all
  /// cores.
  func json(_ result: AuditResult) -> String? {
    format.isStream && isShown(result) ? JSONWriter.dense(result.json) : nil
  }

  /// Returns whether a result is written. An accepted finding is written only in formats in which it isn't a failure.
  private func isShown(_ result: AuditResult) -> Bool {
    options.showsAll || !result.shown.notes.isEmpty
      || (result.first != nil && (result.acceptance == nil || format == .sarif || format == .junit))
  }

  /// Writes a result given its JSON, or keeps it for the end.
  mutating func add<Stream: AuditStream>(_ result: AuditResult, json: String?, on stream: inout Stream) throws(Stream
    .Failure)
  {
    try start(on: &stream)
    summary.add(result)
    guard isShown(result) else { return }
    switch format {
    case .json: try stream.write((isEmpty ? "\n    " : ",\n    ") + (json ?? ""))
    case .jsonl: try stream.write((json ?? "") + "\n")
    case .text, .github, .sarif, .junit: break
    }
    if options.keepsFindings || !format.isStream { findings.add(result) }
    isEmpty = false
  }

  /// Returns whether a finding about a document is written.
  func isShown(_ finding: DocumentFinding) -> Bool {
    options.showsAll || finding.acceptance == nil || format == .sarif || format == .junit
  }

  /// Writes the findings about a document, or keeps them for the end.
  mutating func add<Stream: AuditStream>(_ report: DocumentReport, on stream: inout Stream) throws(Stream.Failure) {
    try start(on: &stream)
    summary.add(report)
    if format == .jsonl { try stream.write(JSONWriter.dense(report.json(isShown)) + "\n") }
    if format != .jsonl || options.keepsFindings { documents.append(report) }
  }

  /// The findings about documents that are written, in order.
  private var shownProblems: [DocumentFinding] { documents.flatMap { $0.findings.filter(isShown) } }

  /// Writes the record of a line that can't be measured, if the format has such records.
  func add<Stream: AuditStream>(_ fault: StringLines.Fault, on stream: inout Stream) throws(Stream.Failure) {
    if format == .jsonl { try stream.write(JSONWriter.dense(fault.json) + "\n") }
  }

  /// Keeps a problem that makes the results incomplete, if the format lists them.
  mutating func add(_ problem: AuditError) {
    if format == .sarif { problems.append(problem) }
  }

  /// Writes the end of the document, if it was started, and returns the findings for drawings, by key.
  ///
  /// A SARIF log is written even if nothing could be read, since it says so.
  @discardableResult
  mutating func finish<Stream: AuditStream>(on stream: inout Stream) throws(Stream.Failure) -> [[AuditFinding]] {
    guard isStarted || format == .sarif && options.extraction == nil else { return [] }
    let numbers = findings.grouped()
    let groups = numbers.lazy.map { [findings] group in group.map { findings[$0] } }
    switch format {
    case .text:
      try AuditText(terminal: stream.terminal).write(groups, on: &stream)
      try DocumentText(terminal: stream.terminal).write(documents, isShown, on: &stream)
      try stream.write(summary.text)
    case .json:
      let members = summary.jsonMembers.map {
        "  \(JSONWriter.compact(.string($0.name))): \(JSONWriter.compact($0.value))"
      }
      try stream.write((isEmpty ? "],\n" : "\n  ],\n"))
      if !documents.isEmpty {
        let reports = documents.map { "\n    " + JSONWriter.dense($0.json(isShown)) }
        try stream.write("  \"documents\": [" + reports.joined(separator: ",") + "\n  ],\n")
      }
      try stream.write(members.joined(separator: ",\n") + "\n}\n")
    case .jsonl: break
    case .github:
      for finding in groups.joined() { try stream.write(GitHubAnnotations.text(finding)) }
      for problem in shownProblems { try stream.write(GitHubAnnotations.text(problem)) }
      for stale in summary.stale { try stream.write(GitHubAnnotations.text(stale)) }
    case .sarif:
      try stream.write(SARIFLog.start(version: options.version, hasDocuments: !documents.isEmpty))
      var separator = "\n      "
      func write(_ result: JSONValue, on stream: inout Stream) throws(Stream.Failure) {
        try stream.write(separator + JSONWriter.dense(result))
        separator = ",\n      "
      }
      for finding in groups.joined() {
        for result in SARIFLog.results(finding) { try write(result, on: &stream) }
      }
      for problem in shownProblems { try write(SARIFLog.result(problem), on: &stream) }
      for stale in summary.stale { try write(SARIFLog.result(stale), on: &stream) }
      try stream.write(SARIFLog.end(isComplete: !stream.hasFailed, problems))
    case .junit:
      try JUnitReport.write(findings, numbers.joined(), summary, documents, on: &stream)
    }
    return options.keepsFindings ? Array(groups) : []
  }
}
