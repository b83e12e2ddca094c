public import DynamicType
import FontReports
import Foundation
import InterfaceDocuments
import LayoutInspector
import StringCatalogs
import TextOutput
public import UIFoundation
import UIKit

/// Finds the problems of nibs and storyboards in all of their languages at all text sizes, as `galley audit` does.
///
/// ```swift
/// import LocalizationAudit
///
/// let audit = DocumentAudit()
/// for finding in try audit.findings(in: "App/Base.lproj/Main.storyboard") { print(finding.message) }
/// ```
///
/// Each part of a document is laid out anew for each language, device, and size, as an app launched in that
/// language and text size does.
@MainActor
public struct DocumentAudit {
  private(set) var request = Request()

  /// What is audited.
  package struct Request: Sendable {
    /// The languages and objects that are audited. Patterns for keys are for ids of objects.
    package var filter = AuditFilter()
    /// The names of devices; empty for that of the document.
    package var devices: [String] = []
    /// The version of iOS; `nil` for that which the process simulates.
    package var system: SystemVersion?
    /// The largest category at which problems count.
    package var largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    /// The language whose problems don't count in the others; `nil` to count all.
    package var sourceLanguage: String?

    package init() {}
  }

  /// Creates an audit of documents on the devices of their canvases.
  public init() {}

  package init(_ request: Request) { self.request = request }

  /// The locales that are audited, such as `de` or `pt-BR`; empty for all. `de` includes `de-AT`.
  public var locales: [String] {
    get { request.filter.locales }
    set { request.filter.locales = newValue }
  }

  /// The devices on which documents are laid out, as documents name them, such as `retina6_12`; empty for those of the
  /// documents.
  public var devices: [String] {
    get { request.devices }
    set { request.devices = newValue }
  }

  /// The version of iOS; `nil` for that which the process simulates.
  public var systemVersion: SystemVersion? {
    get { request.system }
    set { request.system = newValue }
  }

  /// The largest content size category at which problems count. The default is the largest of all.
  public var largestCategory: ContentSizeCategory {
    get { request.largest }
    set { request.largest = newValue }
  }

  /// The language whose problems don't count in the others, so that only those that a translation causes are found;
  /// `nil` to count all.
  public var sourceLanguage: String? {
    get { request.sourceLanguage }
    set { request.sourceLanguage = newValue }
  }

  /// Lays out the document at a path, and returns its findings in the order of the document.
  ///
  /// - Throws: `AuditError` if the document or one of its translations can't be read, if there is no such device, or if
  ///   no font has a character.
  /// - Complexity: O(*n*) in the product of languages, devices, and sizes, with several layouts for each.
  public func findings(in path: String) throws(AuditError) -> [DocumentFinding] {
    let report = try report(on: path)
    if let failure = report.failures.first { throw failure }
    if let missing = report.withoutFont.first { throw AuditError(missing) }
    return report.findings
  }

  /// Lays out the document at a path, and returns its findings with what the document doesn't say, or what its
  /// folder lacks.
  ///
  /// Texts with characters that no font has aren't errors. Nothing that depends on them is among the findings. A
  /// translation that can't be read is among the report's ``DocumentReport/failures``, and the text is the document's.
  ///
  /// - Throws: `AuditError` if the document can't be read, or if there is no such device.
  /// - Complexity: That of ``findings(in:)``.
  public func report(on path: String) throws(AuditError) -> DocumentReport {
    let document = try Self.document(path)
    let folders = InterfaceFiles.folders
    defer { InterfaceFiles.folders = folders }
    let resources = DocumentResources.prepare(for: document, at: path).map { "\(path): \($0)" }
    let translations = DocumentTranslations(documentPath: path)
    let known = DocumentLocales(documentPath: path, translations)
    let filter = request.filter
    let wanted = known.all.filter { filter.locales.isEmpty || LocaleName.matches($0, anyOf: filter.locales) }
    let source = request.sourceLanguage.map { known.shown(in: $0) }
    let groups = Dictionary(grouping: try canvases()) { CanvasDevice.variation(of: document, on: $0?.device) }
    var collector = DocumentCollector()
    var withoutFont: [MissingCluster] = []
    var warnings = document.warnings
    var failures: [CatalogError] = []
    for locale in known.all where wanted.contains(locale) || locale == source {
      var unmeasured: [String: String] = [:]
      for (variation, devices) in groups {
        let layout = DocumentLocale(document, translations, locale: locale, variation: variation, request)
        failures += layout.failures.filter { !failures.contains($0) }
        unmeasured.merge(layout.textsWithoutFont()) { known, _ in known }
        for device in devices {
          let setting = DocumentCollector.Setting(locale: locale, device: device?.name)
          collector.addProblems(of: layout, on: device?.device, in: setting) { unmeasured[$0] == nil }
        }
        warnings += layout.warnings
      }
      if wanted.contains(locale), let first = unmeasured.min(by: { $0.key < $1.key }) {
        withoutFont.append(MissingCluster(locale: locale, cluster: first.value, texts: unmeasured.count))
      }
    }
    var findings = collector.findings(
      file: path, locales: wanted, development: known.development, source: source)
    if source == nil { findings += fixedFonts(document, path) }
    findings = findings.filter { filter.matchesObjects($0.objects) }
    findings.sort { ($0.line, $0.column) < ($1.line, $1.column) }
    return DocumentReport(
      path: path, locales: wanted, findings: findings, warnings: resources + Self.lines(warnings),
      failures: failures.map { AuditError($0) }, withoutFont: withoutFont, source: source,
      hasSource: request.sourceLanguage.map { known.has($0) } ?? false)
  }

  /// Returns the findings about fonts of a fixed size, which no language or device changes. They are wrong at sizes
  /// above the default.
  private func fixedFonts(_ document: InterfaceDocument, _ path: String) -> [DocumentFinding] {
    let sizes = ContentSizeCategory.allCases.filter { $0 > .large && $0 <= request.largest }
    guard !sizes.isEmpty else { return [] }
    return FixedFonts.problems(of: document, parts: InterfaceFile(document).parts).map {
      DocumentFinding($0, file: path, locale: nil, device: nil, categories: sizes)
    }
  }

  /// Returns each warning once, in the order of the document, as lines with its location.
  private static func lines(_ warnings: [InterfaceWarning]) -> [String] {
    var known: Set<InterfaceWarning> = []
    return warnings.filter { known.insert($0).inserted }.sorted { $0.position < $1.position }.map(\.description)
  }

  /// Returns the devices that were named, or `nil` for that of the document.
  private func canvases() throws(AuditError) -> [(name: String, device: CanvasDevice)?] {
    if request.devices.isEmpty { return [nil] }
    var found: [(name: String, device: CanvasDevice)?] = []
    for name in request.devices {
      guard let device = CanvasDevice(named: name) else {
        throw AuditError(
          .unusable, "there is no device '\(name)'; expected one of \(CanvasDevice.names.joined(separator: ", "))")
      }
      found.append((name, device))
    }
    return found
  }

  static func document(_ path: String) throws(AuditError) -> InterfaceDocument {
    do {
      return try InterfaceDocument(contentsOf: path)
    } catch {
      throw AuditError(error)
    }
  }
}

extension AuditError {
  /// Creates the error for a document that can't be read.
  init(_ error: InterfaceDocumentError) {
    if case .unreadable = error.reason {
      self.init(.missing, error.description)
    } else {
      self.init(.unusable, error.description)
    }
  }
}

extension AuditFilter {
  /// Returns whether a problem of some objects is wanted: if the id of one matches a pattern for keys, and that of none
  /// an excluded one.
  func matchesObjects(_ ids: [String]) -> Bool {
    guard !keys.isEmpty || !excluded.isEmpty else { return true }
    let ids = ids.map { Array($0.utf8) }
    func matches(_ patterns: [TextPattern]) -> Bool {
      patterns.contains { pattern in ids.contains { pattern.matches($0) } }
    }
    return (keys.isEmpty || matches(keys)) && !matches(excluded)
  }
}
