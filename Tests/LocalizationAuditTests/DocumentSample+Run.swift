import DynamicType
import LayoutInspector
import StringCatalogs
import TestSupport

@testable import LocalizationAudit

extension DocumentSample {
  /// A document with a text that is too long in German, and a catalog.
  static func translated(_ others: [String: String] = [:]) throws -> DocumentSample {
    let label = label("lab-el-001", "Go", constraints: size("width", 100, "wid-th-001"))
    var files = [
      "Base.lproj/Card.xib": nib(label, constraints: place("lab-el-001", 10, 10)),
      "de.lproj/Card.strings": "\"lab-el-001.text\" = \"Donaudampfschifffahrtsgesellschaft\";\n",
      "de.lproj/App.strings": "\"title\" = \"Donaudampfschifffahrtsgesellschaft\";\n",
    ]
    files.merge(others) { $1 }
    return try DocumentSample(files)
  }

  /// Audits the folder.
  @MainActor
  func run(_ format: AuditOutput.Format, _ change: (inout AuditRequest) -> Void = { _ in }) -> AuditBuffer {
    var request = AuditRequest(rules: AuditRules(labels: [AuditQuestion(style: .body, width: 100, lines: 1)]))
    request.documents = DocumentAudit.Request()
    request.output.format = format
    change(&request)
    var buffer = AuditBuffer()
    var run = AuditRun(request)
    run.measure([folder.path], on: &buffer)
    let documents = request.documents ?? DocumentAudit.Request()
    run.measureDocuments(on: &buffer) { path in
      Result { () throws(AuditError) in try DocumentAudit(documents).report(on: path) }
    }
    run.finish(on: &buffer)
    return buffer
  }
}

extension DocumentFinding {
  /// The kind, the line, the id, the language, and the first size with the number of sizes.
  var words: String {
    "\(kind.rawValue) \(line) \(id ?? "-") \(locale ?? "-") \(category.shortName) \(categories.count)"
  }
}
