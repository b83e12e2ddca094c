import DynamicType
import Foundation
import StringCatalogs

extension AuditBaseline {
  /// What an audit can find: entries outside of it say nothing about whether their findings still occur.
  struct Scope {
    private let request: AuditRequest
    private let files: Set<String>
    private let documentSources: [String: String]

    /// Creates the scope of an audit that read some files.
    ///
    /// - Parameters:
    ///   - request: What was asked for.
    ///   - files: The paths of the catalogs and documents that were read.
    ///   - documentSources: The languages whose problems don't count in the documents, by path.
    init(_ request: AuditRequest, files: Set<String>, documentSources: [String: String]) {
      self.request = request
      self.files = files
      self.documentSources = documentSources
    }

    /// Returns whether findings in a file that begin at a size are found. In a file that isn't there, nothing occurs any
    /// more.
    func includes(_ file: String, from first: ContentSizeCategory) -> Bool {
      first <= request.layout.largest && (files.contains(file) || !FileManager.default.fileExists(atPath: file))
    }

    /// Returns whether a text is audited, in a file that is.
    func includes(_ text: Text) -> Bool {
      let string = LocalizedString(file: text.file, locale: text.locale, key: text.key, text: "")
      guard request.filter.wanted(string) != nil else { return false }
      if let name = text.pseudolanguage {
        return request.layout.pseudolanguages.contains { $0.rawValue == name }
      }
      guard let source = request.comparison.sourceLanguage, let locale = text.locale else { return true }
      return !SourceTruncations(locale: source).isSource(locale)
    }

    /// Returns whether a problem is looked for, in a document that is audited.
    func includes(_ problem: Problem) -> Bool {
      let filter = request.filter
      guard filter.matchesObjects(problem.objects) else { return false }
      // Problems of fonts depend on neither the language nor the device.
      guard let locale = problem.locale else { return request.comparison.sourceLanguage == nil }
      guard filter.locales.isEmpty || LocaleName.matches(locale, anyOf: filter.locales) else { return false }
      if let source = documentSources[problem.file], LocaleName.tag(source) == LocaleName.tag(locale) { return false }
      let devices = request.documents?.devices ?? []
      return problem.device.map { devices.contains($0) } ?? devices.isEmpty
    }
  }
}

/// An accepted finding that no longer occurs.
struct StaleAcceptance: Hashable, Sendable {
  /// The path, line, and column in the baseline.
  let location: String
  let message: String
}
