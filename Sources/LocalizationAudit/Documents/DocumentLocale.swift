import CoreGraphics
import DynamicType
import Foundation
import InterfaceDocuments
import LayoutInspector
import StringCatalogs
import UIFoundation
import UIKit

/// A document in one language, which is laid out on devices and at sizes.
@MainActor
struct DocumentLocale {
  private let file: InterfaceFile
  /// The app's strings in the language, of which classes of the document's objects may make their texts.
  private let strings: LocalizedStrings
  private let request: DocumentAudit.Request

  /// The translations that can't be read.
  let failures: [CatalogError]

  /// Selects the translations of a document, those for a device as string catalogs name it, such as `ipad`.
  init(
    _ document: InterfaceDocument, _ translations: DocumentTranslations, locale: String, variation: String,
    _ request: DocumentAudit.Request
  ) {
    let texts = translations.strings(language: locale, device: variation)
    failures = texts.failures
    file = InterfaceFile(document, strings: texts)
    strings = LocalizedStrings(LocalizedStrings.current, locale: locale)
    self.request = request
  }

  var parts: [InterfacePart] { file.parts }

  /// What isn't known or is damaged in the document, and what the layouts so far lack.
  var warnings: [InterfaceWarning] { file.warnings }

  /// The sizes at which the document is laid out, smallest first. On tvOS, texts have one size.
  var categories: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter {
      $0 <= request.largest && (!file.document.header.isForTV || $0 == .large)
    }
  }

  /// Lays out a part, and returns its problems.
  func problems(
    of part: InterfacePart, _ device: CanvasDevice?, _ category: ContentSizeCategory
  ) -> [DocumentProblem] { strings.withUse { layout(device, category).problems(of: part) } }

  /// Lays out a part, and returns its drawing and its problems; `nil` if it can't be made.
  func drawing(
    of part: InterfacePart, _ device: CanvasDevice?, _ category: ContentSizeCategory
  ) -> (DisplayList, [DocumentProblem])? { strings.withUse { layout(device, category).drawing(of: part) } }

  /// Returns the texts that can't be measured, with the first cluster of each that no font has.
  func textsWithoutFont() -> [String: String] {
    var auditor = Auditor(standIns: StandIns(text: "", number: 0))
    auditor.largest = .extraSmall
    auditor.details = .none
    let layout = layout(nil, .large)
    var missing: [String: String] = [:]
    for text in parts.reduce(into: Set<String>(), { $0.formUnion(layout.texts(of: $1)) }) {
      // What a label shows has no arguments.
      let string = LocalizedString(text: text.replacing("%", with: "%%"))
      let item = Auditor.Item(string: string, question: AuditQuestion(style: .body, width: 100_000, lines: 1))
      if let cluster = (try? auditor.measure(item))?.missingClusters.first { missing[text] = cluster }
    }
    return missing
  }

  private func layout(_ device: CanvasDevice?, _ category: ContentSizeCategory) -> DocumentLayout {
    let environment = LayoutEnvironment(
      category: UIContentSizeCategory(category), locale: strings.locale,
      style: file.document.header.device?.isDark == true ? .dark : .light, systemVersion: request.system)
    return DocumentLayout(file, device: device, width: nil, environment: environment, fitsContent: true)
  }
}
