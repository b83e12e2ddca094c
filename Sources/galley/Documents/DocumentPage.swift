import Foundation
import LayoutInspector
import LayoutPages
import UIKit

/// The page that `galley layout --page` writes.
struct DocumentPage {
  private let path: String
  private var gallery: DocumentGallery

  /// Creates a page without documents, which first shows a text size.
  init(path: String, initial: UIContentSizeCategory) {
    self.path = path
    gallery = DocumentGallery(title: "Layouts", initial: initial)
  }

  /// Adds the parts of a document, laid out as the closure says for a text size, with the name of their language if there
  /// are several.
  @MainActor
  mutating func add(
    _ file: InterfaceFile, path: String, locale: String?, _ layout: (UIContentSizeCategory) -> DocumentLayout
  ) {
    let layouts = gallery.categories.map(layout)
    var progress = StepProgress(total: file.parts.count, "parts")
    for part in file.parts {
      gallery.add(layouts.compactMap { $0.layOut(part) }, path: path, locale: locale)
      progress.finishUnit()
    }
    progress.clear()
  }

  /// Writes the page.
  func write() throws(CommandFailure) {
    let page: String
    do {
      page = try gallery.html()
    } catch {
      throw CommandFailure(.badData, "\(path): \(error)")
    }
    try OutputFile.write(Data(page.utf8), to: path)
  }
}
