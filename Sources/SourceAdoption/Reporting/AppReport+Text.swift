import Foundation

extension AppReport {
  /// The report for a person: a line for each finding, as compilers write them, below a heading for each kind.
  public var text: String {
    var lines: [String] = []
    for kind in Finding.Kind.allCases {
      let found = findings.filter { $0.kind == kind }
      guard !found.isEmpty else { continue }
      lines.append("\(kind.title) (\(found.count))")
      lines += found.map { "  \($0.path):\($0.position.line):\($0.position.column): \($0.message)" }
      lines.append("")
    }
    lines.append(
      "\(folder.name): \(folder.sources.count) Swift files with \(lineCount) lines, \(folder.documents.count) documents of "
        + "Interface Builder, \(folder.assetCatalogs.count) asset catalogs, \(folder.fonts.count) fonts, "
        + "\(folder.languages.count) languages")
    lines.append("\(cleanCount) of the \(folder.sources.count) Swift files have no finding")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON, as Documentation/json.md describes it.
  public var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(JSONReport(self)), as: UTF8.self) + "\n"
    }
  }
}

extension Finding.Kind {
  fileprivate var title: String {
    switch self {
    case .missingModule: "Modules that Linux lacks; they are imported where they exist"
    case .missingName:
      "Names that Galley or Linux lacks; declare what is used of them in Stubs.swift, or leave the files out"
    case .systemOverride: "Overrides in extensions of UIKit's classes"
    case .unsupported: "What can't be rewritten"
    case .excludedFile: "Files that are left out"
    case .missingClass: "Classes of documents that aren't in the sources"
    }
  }
}

private struct JSONReport: Encodable {
  struct Entry: Encodable {
    var kind: Finding.Kind
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  var schema = 1
  var name: String
  var folder: String
  var files: Int
  var lines: Int
  var filesWithoutFindings: Int
  var documents: [String]
  var assetCatalogs: [String]
  var fonts: [String]
  var languages: [String]
  var findings: [Entry]

  init(_ report: AppReport) {
    name = report.folder.name
    folder = report.folder.path
    files = report.folder.sources.count
    lines = report.lineCount
    filesWithoutFindings = report.cleanCount
    documents = report.folder.documents
    assetCatalogs = report.folder.assetCatalogs
    fonts = report.folder.fonts
    languages = report.folder.languages.sorted()
    findings = report.findings.map {
      Entry(
        kind: $0.kind, file: $0.path, line: $0.position.line, column: $0.position.column, message: $0.message)
    }
  }
}
