import CoreGraphics
import DynamicType
import FontReports
import InterfaceDocuments
import LayoutInspector
import TextOutput
import UIFoundation
import UIKit

/// A part of a document at the smallest size at which it has some problems, with the objects outlined.
package struct DocumentDrawing: Sendable {
  /// The document, the part, the language, the device, and the size.
  let title: String
  let drawing: DisplayList
  /// The problems that begin at this size.
  let findings: [DocumentFinding]
}

extension DocumentAudit {
  /// What a drawing shows.
  private struct Subject: Hashable {
    let part: SourcePosition
    let locale: String
    let device: String?
    let category: ContentSizeCategory
  }

  /// Returns drawings of the parts with problems, in the order of the documents, at most a number of them. Accepted
  /// problems and those of fonts aren't drawn.
  package func drawings(of reports: [DocumentReport], atMost limit: Int) -> [DocumentDrawing] {
    var drawings: [DocumentDrawing] = []
    let folders = InterfaceFiles.folders
    defer { InterfaceFiles.folders = folders }
    for report in reports where drawings.count < limit {
      // The document was read before, so it can be read.
      guard let document = try? Self.document(report.path) else { continue }
      _ = DocumentResources.prepare(for: document, at: report.path)
      let translations = DocumentTranslations(documentPath: report.path)
      var order: [Subject] = []
      var groups: [Subject: [DocumentFinding]] = [:]
      for finding in report.findings where finding.acceptance == nil {
        guard let locale = finding.locale else { continue }
        let subject = Subject(
          part: finding.partPosition, locale: locale, device: finding.device, category: finding.category)
        if groups[subject] == nil { order.append(subject) }
        groups[subject, default: []].append(finding)
      }
      for subject in order.prefix(limit - drawings.count) {
        guard let findings = groups[subject],
          let drawing = drawing(of: subject, findings, document, translations)
        else { continue }
        drawings.append(drawing)
      }
    }
    return drawings
  }

  private func drawing(
    of subject: Subject, _ findings: [DocumentFinding], _ document: InterfaceDocument,
    _ translations: DocumentTranslations
  ) -> DocumentDrawing? {
    let device = subject.device.flatMap { CanvasDevice(named: $0) }
    let variation = CanvasDevice.variation(of: document, on: device)
    let layout = DocumentLocale(document, translations, locale: subject.locale, variation: variation, request)
    guard
      let part = layout.parts.first(where: { $0.object.position == subject.part }),
      let (list, problems) = layout.drawing(of: part, device, subject.category)
    else { return nil }
    let canvas = PictureCanvas(size: list.bounds.size)
    canvas.draw(list, at: .zero)
    let ids = Set(findings.map(\.subject))
    for problem in problems {
      guard let frame = problem.frame, let id = problem.identity.ids.first, ids.contains(id) else { continue }
      canvas.outline(frame, .systemRed)
    }
    let words = [part.name, subject.locale, subject.device, subject.category.shortName].compactMap(\.self)
    return DocumentDrawing(
      title: "\(document.file): \(words.joined(separator: ", "))", drawing: canvas.displayList, findings: findings)
  }
}
