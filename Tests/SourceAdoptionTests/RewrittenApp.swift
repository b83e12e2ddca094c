@testable import SourceAdoption

/// The files of an app, given as texts, and what they become.
struct RewrittenApp {
  private let texts: [String: String]
  let findings: [Finding]

  init(_ files: [String: String]) {
    let sources = files.sorted { $0.key < $1.key }.map { ($0.key, SourceText(Array($0.value.utf8))) }
    let planner = AppPlanner(sources.map { (path: $0.0, summary: SummaryCollector.summary(of: $0.1)) })
    let plans = planner.plans
    findings = planner.findings
    texts = Dictionary(
      uniqueKeysWithValues: sources.map { path, source in
        (
          path,
          String(
            decoding: FileRewriter.rewritten(source, plans[path, default: RewritePlan()], path: path), as: UTF8.self)
        )
      })
  }

  /// Rewrites an app of one file.
  init(_ text: String) { self.init(["App.swift": text]) }

  /// The whole text of a result.
  func text(of path: String = "App.swift") -> String { texts[path] ?? "" }

  /// The lines of a result, without what the tool puts before the first one.
  func lines(of path: String = "App.swift") -> [String] {
    var lines = text(of: path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while let first = lines.first, first != "#sourceLocation(file: \"\(path)\", line: 1)" {
      _ = first
      lines.removeFirst()
    }
    return Array(lines.dropFirst())
  }

  /// The lines that the tool inserts, without directives.
  func insertedLines(of path: String = "App.swift", besides original: String) -> [String] {
    let known = Set(original.split(separator: "\n").map { $0.trimmedSpaces })
    return lines(of: path).map(\.trimmedSpaces).filter {
      !$0.isEmpty && !$0.hasPrefix("#sourceLocation") && !known.contains($0)
    }
  }
}

extension StringProtocol {
  var trimmedSpaces: String {
    var text = self[...]
    while text.first == " " { text = text.dropFirst() }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
