import DynamicType
import Foundation
import LayoutInspector
import StringCatalogs

/// Findings that are accepted: the JSON of an earlier audit, to which reasons may have been added.
package struct AuditBaseline: Sendable {
  /// A text in a label, whatever its line.
  struct Text: Hashable {
    var file = ""
    var locale: String?
    var key = ""
    var form = ""
    var device: String?
    var pseudolanguage: String?
  }

  /// A problem of a document, whatever its line.
  struct Problem: Hashable {
    var file = ""
    var kind = ""
    var objects: [String] = []
    var locale: String?
    var device: String?
  }

  fileprivate struct Acceptance {
    /// The path, line, and column in the baseline.
    let location: String
    let first: ContentSizeCategory
    let reason: String
  }

  /// The reason of findings without one.
  static let noReason = "in the baseline"

  private var texts: [Text: Acceptance] = [:]
  /// The problems of documents.
  private var problems: [Problem: Acceptance] = [:]
  /// The texts whose findings occurred again.
  private var used: Set<Text> = []
  private var usedProblems: Set<Problem> = []

  /// Reads a file.
  ///
  /// - Throws: `AuditError` if it can't be read, or with the position of the first error.
  package init(path: String) throws(AuditError) {
    do {
      try self.init(SourceText(name: path, decoding: InputFile.read(path)))
    } catch {
      throw AuditError(error)
    }
  }

  /// Reads a document.
  ///
  /// - Throws: `CatalogError` at the first error.
  init(_ source: SourceText) throws(CatalogError) {
    let document = try JSONReader.value(of: source)
    _ = try source.members(document, "the file")
    guard let version = document["schema"], let list = document["texts"] else {
      throw source.error("not the JSON of an audit: no 'schema' or no 'texts'", at: document.offset)
    }
    guard case .number(Double(AuditOutput.schema)) = version.content else {
      throw source.error("'schema' is not \(AuditOutput.schema), the only version", at: version.offset)
    }
    for value in try source.list(list, "'texts'") {
      var text = Text()
      var first: ContentSizeCategory?
      var reason = Self.noReason
      for member in try source.members(value, "the finding") {
        let name = "'\(member.name)'"
        switch member.name {
        case "file": text.file = try source.text(member.value, name)
        case "locale": text.locale = try source.text(member.value, name)
        case "key": text.key = try source.text(member.value, name)
        case "form": text.form = try source.text(member.value, name)
        case "device": text.device = try source.text(member.value, name)
        case "pseudolanguage": text.pseudolanguage = try source.text(member.value, name)
        case "reason": reason = try source.reason(member)
        case "from":
          if case .null = member.value.content { continue }
          first = try source.category(member.value, name)
        default: continue
        }
      }
      guard value["key"] != nil else { throw source.error("the finding has no 'key'", at: value.offset) }
      // Texts that fit are in the document too if all were requested.
      if let first {
        texts[text] = Acceptance(location: source.location(of: value), first: first, reason: reason)
      }
    }
    try readDocuments(of: document, in: source)
  }

  /// Reads the findings about documents, if there are any.
  private mutating func readDocuments(of document: CatalogValue, in source: SourceText) throws(CatalogError) {
    guard let list = document["documents"] else { return }
    for value in try source.list(list, "'documents'") {
      _ = try source.members(value, "the document")
      guard let path = value["document"] else { throw source.error("the document has no 'document'", at: value.offset) }
      let file = try source.text(path, "'document'")
      guard let findings = value["findings"] else { continue }
      for finding in try source.list(findings, "'findings'") {
        var problem = Problem(file: file)
        var first: ContentSizeCategory?
        var reason = Self.noReason
        for member in try source.members(finding, "the finding") {
          let name = "'\(member.name)'"
          switch member.name {
          case "kind":
            problem.kind = try source.word(member.value, name, of: DocumentFinding.Kind.allCases.map(\.rawValue))
          case "objects":
            for object in try source.list(member.value, name) { problem.objects.append(try source.text(object, name)) }
          case "locale": problem.locale = try source.text(member.value, name)
          case "device": problem.device = try source.text(member.value, name)
          case "reason": reason = try source.reason(member)
          case "from": first = try source.category(member.value, name)
          default: continue
          }
        }
        guard let first, !problem.kind.isEmpty, !problem.objects.isEmpty else {
          throw source.error("the finding has no 'kind', 'objects', or 'from'", at: finding.offset)
        }
        problems[problem] = Acceptance(location: source.location(of: finding), first: first, reason: reason)
      }
    }
  }

  /// Returns a finding with the reason that it is accepted, if it is. It isn't if it now begins at a smaller size.
  func applied(to finding: DocumentFinding) -> DocumentFinding {
    guard let accepted = problems[Problem(finding)], accepted.first <= finding.category else { return finding }
    var finding = finding
    finding.acceptance = accepted.reason
    return finding
  }

  /// Records that a finding is in the baseline and still occurs.
  mutating func markUsed(_ finding: DocumentFinding) { usedProblems.insert(Problem(finding)) }

  /// Returns a result with the reason that it is accepted, if it is.
  ///
  /// A finding isn't accepted if the text is now truncated at a smaller size.
  func applied(to result: AuditResult) -> AuditResult {
    guard let first = result.first, let accepted = acceptance(of: result), accepted.first <= first.category else {
      return result
    }
    var result = result
    result.acceptance = accepted.reason
    return result
  }

  /// Records that a finding is in the baseline and still occurs.
  mutating func markUsed(_ result: AuditResult) {
    if result.first != nil { used.insert(Text(result)) }
  }

  /// Returns the locations and descriptions of the findings that no longer occur, in the order of the baseline's texts.
  /// Those that the audit can't have found are left out.
  func stale(in scope: Scope) -> [StaleAcceptance] {
    let texts = texts.filter { text, acceptance in
      !used.contains(text) && scope.includes(text.file, from: acceptance.first) && scope.includes(text)
    }.map { text, acceptance in
      let form = text.form.isEmpty ? text.key : "\(text.key) (\(text.form))"
      let language = [text.locale, text.pseudolanguage].compactMap { $0 }.joined(separator: ", ")
      let name = "'\(form)'" + (language.isEmpty ? "" : " in \(language)") + (text.device.map { " on \($0)" } ?? "")
      return StaleAcceptance(
        location: acceptance.location, message: "\(name) is no longer cut off; remove it from the baseline")
    }
    let problems = problems.filter { problem, acceptance in
      !usedProblems.contains(problem) && scope.includes(problem.file, from: acceptance.first)
        && scope.includes(problem)
    }.map { problem, acceptance in
      let name = "\(problem.kind) of \(problem.objects.joined(separator: ", "))"
      let conditions = [problem.locale.map { " in \($0)" }, problem.device.map { " on \($0)" }].compactMap(\.self)
      return StaleAcceptance(
        location: acceptance.location,
        message: name + conditions.joined() + " no longer occurs; remove it from the baseline")
    }
    return (problems + texts).sorted { $0.location.compare($1.location, options: .numeric) == .orderedAscending }
  }

  private func acceptance(of result: AuditResult) -> Acceptance? { texts[Text(result)] }
}

extension AuditBaseline.Text {
  fileprivate init(_ result: AuditResult) {
    let string = result.string
    self.init(
      file: string.file, locale: string.locale, key: string.key, form: string.form, device: result.question.device,
      pseudolanguage: string.pseudolanguage?.rawValue)
  }
}

extension AuditBaseline.Problem {
  fileprivate init(_ finding: DocumentFinding) {
    self.init(
      file: finding.file, kind: finding.kind.rawValue, objects: finding.objects, locale: finding.locale,
      device: finding.device)
  }
}

extension SourceText {
  /// Reads the name of a category.
  ///
  /// - Throws: `CatalogError` if there is no such category.
  fileprivate func category(
    _ value: CatalogValue, _ name: String
  ) throws(CatalogError) -> ContentSizeCategory? {
    let word = try word(value, name, of: ContentSizeCategory.allCases.map(\.shortName))
    return ContentSizeCategory.allCases.first { $0.shortName == word }
  }

  /// Returns the path, line, and column of a value.
  fileprivate func location(of value: CatalogValue) -> String {
    let (line, column) = position(of: value.offset)
    return "\(name):\(line):\(column)"
  }
}
