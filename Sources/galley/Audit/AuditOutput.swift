import DynamicType
import StringCatalogs
import TextOutput
import UIFoundation

/// Writes results: JSON one result at a time, and the other formats at the end, grouped and sorted.
struct AuditOutput: Sendable {
  /// The format of the output.
  enum Format: String, CaseIterable, Sendable {
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
    var isStream: Bool { self == .json || self == .jsonl }
  }

  /// The version of the JSON. It changes if members are removed or change their meaning.
  static let schema = 1

  let format: Format
  /// Whether texts that fit are written too.
  let showsAll: Bool
  /// Whether findings are kept for drawings, whatever the format.
  private let keepsFindings: Bool
  /// The settings that the results depend on, for the start of a JSON document.
  let settings: [JSONValue.Member]
  var summary: AuditSummary
  private var isStarted = false
  private var isEmpty = true
  /// What is written at the end.
  private var findings: FindingStore

  init(
    _ format: Format, showsAll: Bool, keepsFindings: Bool = false,
    largest: ContentSizeCategory = .accessibilityExtraExtraExtraLarge,
    settings: [JSONValue.Member] = []
  ) {
    self.format = format
    self.showsAll = showsAll
    self.keepsFindings = keepsFindings
    self.settings = settings
    summary = AuditSummary(largest: largest)
    findings = FindingStore(keepsTexts: keepsFindings)
  }

  /// Writes the start of the document, even if no result follows.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func start(on console: inout Console) throws(CommandFailure) {
    guard !isStarted else { return }
    isStarted = true
    guard format == .json else { return }
    let members = [JSONValue.Member(name: "schema", value: .integer(Self.schema))] + settings
    let lines = members.map { "  \(JSONWriter.compact(.string($0.name))): \(JSONWriter.compact($0.value)),\n" }
    try console.write("{\n" + lines.joined() + "  \"texts\": [")
  }

  /// Returns a result as JSON, or `nil` if it isn't written as JSON. It is as slow as measuring, so it runs on all
  /// cores.
  func json(_ result: AuditResult) -> String? {
    format.isStream && isShown(result) ? JSONWriter.dense(result.json) : nil
  }

  /// Returns whether a result is written. An accepted finding is written only in formats in which it isn't a failure.
  private func isShown(_ result: AuditResult) -> Bool {
    showsAll || !result.shown.notes.isEmpty
      || (result.first != nil && (result.acceptance == nil || format == .sarif || format == .junit))
  }

  /// Writes a result given its JSON, or keeps it for the end.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  mutating func add(_ result: AuditResult, json: String?, on console: inout Console) throws(CommandFailure) {
    try start(on: &console)
    summary.add(result)
    guard isShown(result) else { return }
    switch format {
    case .json: try console.write((isEmpty ? "\n    " : ",\n    ") + (json ?? ""))
    case .jsonl: try console.write((json ?? "") + "\n")
    case .text, .github, .sarif, .junit: break
    }
    if keepsFindings || !format.isStream { findings.add(result) }
    isEmpty = false
  }

  /// Writes the record of a line that can't be measured, if the format has such records.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  func add(_ fault: StringLines.Fault, on console: inout Console) throws(CommandFailure) {
    if format == .jsonl { try console.write(JSONWriter.dense(fault.json) + "\n") }
  }

  /// Writes the end of the document, if it was started, and returns the findings for drawings, by key.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  @discardableResult
  mutating func finish(on console: inout Console) throws(CommandFailure) -> [[AuditFinding]] {
    guard isStarted else { return [] }
    let numbers = findings.grouped()
    let groups = numbers.lazy.map { [findings] group in group.map { findings[$0] } }
    switch format {
    case .text:
      try AuditText(terminal: console.terminal).write(groups, on: &console)
      try console.write(summary.text)
    case .json:
      let members = summary.jsonMembers.map {
        "  \(JSONWriter.compact(.string($0.name))): \(JSONWriter.compact($0.value))"
      }
      try console.write((isEmpty ? "],\n" : "\n  ],\n") + members.joined(separator: ",\n") + "\n}\n")
    case .jsonl: break
    case .github:
      for finding in groups.joined() { try console.write(GitHubAnnotations.text(finding)) }
      for stale in summary.stale { try console.write(GitHubAnnotations.text(stale)) }
    case .sarif:
      try console.write(SARIFLog.start)
      var separator = "\n      "
      func write(_ result: JSONValue, on console: inout Console) throws(CommandFailure) {
        try console.write(separator + JSONWriter.dense(result))
        separator = ",\n      "
      }
      for finding in groups.joined() {
        for result in SARIFLog.results(finding) { try write(result, on: &console) }
      }
      for stale in summary.stale { try write(SARIFLog.result(stale), on: &console) }
      try console.write(SARIFLog.end(isComplete: console.status == .success))
    case .junit: try JUnitReport.write(findings, numbers.joined(), summary, on: &console)
    }
    return keepsFindings ? Array(groups) : []
  }
}
