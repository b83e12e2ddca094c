import Foundation
import StringCatalogs
import TestSupport
import Testing

@testable import LocalizationAudit

/// A folder of catalogs and rules that is audited in this process.
struct AuditSample {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws { folder = try TemporaryFolder(texts: files) }

  /// Audits paths in the folder, with the rules in `galley.json`.
  func audit(_ paths: [String], _ change: (inout AuditRequest) -> Void = { _ in }) throws -> AuditBuffer {
    var request = AuditRequest(
      rules: try AuditRules(path: "\(folder.path)/galley.json", overriding: LabelSettings()))
    request.rules.namedFiles = Set(paths.map(path))
    request.output.format = .jsonl
    request.output.showsAll = true
    change(&request)
    var buffer = AuditBuffer()
    var run = AuditRun(request)
    run.measure(paths.map(path), on: &buffer)
    run.finish(on: &buffer)
    return buffer
  }

  private func path(_ name: String) -> String { name == "." ? folder.path : "\(folder.path)/\(name)" }

  /// Returns the objects of an audit's JSON Lines.
  func objects(_ paths: [String], _ change: (inout AuditRequest) -> Void = { _ in }) throws -> [[String: Any]] {
    try audit(paths, change).text.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// Returns the texts of an audit as `locale key form: text`, sorted.
  func texts(_ paths: [String], _ change: (inout AuditRequest) -> Void = { _ in }) throws -> [String] {
    try objects(paths, change).map { object in
      let name = ["locale", "pseudolanguage", "key", "form"].compactMap { object[$0] as? String }.joined(separator: " ")
      let isMeasured = (object["sizes"] as? [Any])?.isEmpty == false
      return "\(name): \(isMeasured ? object["text"] as? String ?? "" : "not shown")"
    }.sorted()
  }
}
