import DynamicType
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
  /// Whether findings are kept for a page, whatever the format.
  let keepsFindings: Bool
  /// The settings that the results depend on, for the start of a JSON document.
  let settings: [JSONValue.Member]
  var summary: AuditSummary
  private var isStarted = false
  private var isEmpty = true
  /// What is written at the end.
  private var findings: [AuditFinding] = []

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
    if keepsFindings || !format.isStream { findings.append(AuditFinding(result)) }
    isEmpty = false
  }

  /// Writes the record of a line that can't be measured, if the format has such records.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  func add(_ fault: StringLines.Fault, on console: inout Console) throws(CommandFailure) {
    if format == .jsonl { try console.write(JSONWriter.dense(fault.json) + "\n") }
  }

  /// Writes the end of the document, if it was started, and returns the findings that were kept, by key.
  ///
  /// - Throws: `CommandFailure` with status 74 if output fails.
  @discardableResult
  mutating func finish(on console: inout Console) throws(CommandFailure) -> [[AuditFinding]] {
    guard isStarted else { return [] }
    let groups = AuditFinding.grouped(findings)
    findings = []
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
      let results = groups.joined().lazy.flatMap(SARIFLog.results) + summary.stale.map(SARIFLog.result)
      for (index, result) in results.enumerated() {
        let separator = index == 0 ? "\n      " : ",\n      "
        try console.write(separator + JSONWriter.dense(result))
      }
      try console.write(SARIFLog.end(isComplete: console.status == .success))
    case .junit: try JUnitReport.write(groups.flatMap { $0 }, summary, on: &console)
    }
    return groups
  }
}
