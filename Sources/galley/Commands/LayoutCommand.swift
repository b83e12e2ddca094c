import FontEngine
import FontReports
import Foundation
import InterfaceDocuments
import LayoutInspector
import StringCatalogs
import TextOutput
import UIFoundation
import UIKit

/// The `galley layout` command, which lays out Interface Builder documents.
struct LayoutCommand: Command {
  static let name = "layout"
  static let abstract = "lays out nibs and storyboards"
  static let discussion = """
    Lays out every scene, nib, cell, and reusable view of .xib and .storyboard files. Each view has its class, its object \
    id, and its frame in the coordinates of the outermost view, and a view with text its first and last baselines from \
    its top. Views that UIKit adds are left out, unless they contain views of the document. A custom class is laid out \
    as the class that follows it in parentheses. Below the views of a part are its problems: text that isn't shown in \
    full, words that are divided without a hyphen, overlaps, views outside their superviews, ambiguous and conflicting \
    constraints, and small touch targets.

    What is as wide or high as the screen of the document's canvas is as wide or high as that of the device. Other parts \
    have the size in the document. Rows without a height of their own, and views at another --width or --category than \
    the document's, are as high as their content. Tables and collection views show each of their prototypes once. The \
    problems in a cell are those of its own part.

    With --recorded, documents are laid out on their own canvases, and the frames are compared with those that Xcode \
    computed and saved. Frames within half a point match. The others are listed with the cause: content if they match \
    once texts, buttons, and images have the sizes in the document, or else geometry. Not compared are outermost views, \
    views that the document says are misplaced or ambiguous, those without constraints, and plain ones that nothing \
    sizes. What only Xcode's canvas has counts: placeholders, sizes of designable views, and the text size.

    --page writes one web page of all parts of all documents. Its slider goes through the twelve text sizes, beginning \
    with that of --category; the other options have effect on it too.

    With several languages in --locale, every part is laid out in each of them, one after the other, with the direction \
    of the language. --locale all lays out the document's own texts, and those of each language of the .strings and \
    .xcstrings files beside it.

    Images and colors are those of the asset catalogs in the folder of the document's app, or else those that the document \
    records. The app's folder is the nearest one around the document with an asset catalog or an Info.plist. The fonts \
    that the Info.plist or the document lists are searched for there. --fonts adds those of other folders.

    All values are in points. What isn't known or is damaged in a document is a warning on standard error.

    Documents that cannot be read are reported, and the others are still laid out. The exit status is 0 if there are no \
    problems and no frames that differ, 1 if there are, or the status of the first failure: 64 for an invalid command line, 65 for an invalid \
    document, 66 for a missing file, and 74 if output cannot be written. With --exit-zero, problems do not change it.
    """

  @Argument(
    "FILE", .file(["xib", "storyboard"]), isRequired: true, help: ".xib or .storyboard files") var paths: [String]
  let environmentOptions = LayoutEnvironmentOptions()
  let outputOptions = LayoutOutputOptions()

  func validate() throws(CommandFailure) {
    if environmentOptions.localeList?.allSatisfy({ $0 == "," }) == true { throw .usage("--locale has no language") }
    guard outputOptions.comparesRecorded else { return }
    if outputOptions.picture != nil { throw .usage("--picture cannot be combined with --recorded") }
    if outputOptions.page != nil { throw .usage("--page cannot be combined with --recorded") }
    if let name = environmentOptions.firstGiven { throw .usage("--\(name) cannot be combined with --recorded") }
  }

  func run(_ console: inout Console) throws(CommandFailure) {
    do {
      try FontSource.requireBundledFonts()
    } catch {
      throw CommandFailure(error)
    }
    try environmentOptions.shared.registerFonts(console)
    let folders = InterfaceFiles.folders
    defer { InterfaceFiles.folders = folders }
    var results: [any DocumentFindings] = []
    var gallery = outputOptions.page.map { DocumentPage(path: $0, initial: environmentOptions.category) }
    for path in paths {
      do {
        let document = try document(at: path, console)
        for (index, locale) in environmentOptions.locales(ofDocument: path).enumerated() {
          let file = file(document, at: path, in: locale, console)
          let result: any DocumentFindings =
            outputOptions.comparesRecorded ? DocumentComparison(file, path: path) : layOut(file, path, in: locale)
          let name = environmentOptions.hasSeveralLocales ? DocumentResult.name(ofLocale: locale) : nil
          gallery?.add(file, path: path, locale: name) { layout(of: file, in: locale, category: $0) }
          if index == 0 {
            result.warn(on: console)
            if file.parts.isEmpty { console.warn("\(path): there are no scenes, views, or cells") }
          }
          if !outputOptions.isJSON { try result.write(to: &console) }
          results.append(result)
        }
      } catch {
        // What can't be written ends the command; a document that can't be read doesn't.
        if error.status == .outputFailed { throw error }
        console.report(CommandFailure(error.status, "layout: \(error.message)"))
      }
    }
    if let picture = outputOptions.picture {
      let layouts = results.flatMap { ($0 as? DocumentResult)?.layouts ?? [] }
      try picture.write(LayoutsPicture(layouts: layouts).displayList())
    }
    try gallery?.write()
    let isFaulty = results.contains { $0.isFaulty }
    if outputOptions.isJSON {
      try console.write(JSONWriter.text(json(results)))
    } else if outputOptions.comparesRecorded {
      if results.count > 1 { try console.write(DocumentComparison.total(results)) }
    } else if !isFaulty, !results.isEmpty {
      try console.write("no problems\n")
    }
    if isFaulty, !outputOptions.exitsZero { console.conclude(.problems) }
  }

  @MainActor
  private func json(_ results: [any DocumentFindings]) -> JSONValue {
    let environment = outputOptions.comparesRecorded ? [] : environmentOptions.members
    return .object(
      [JSONValue.Member(name: "schema", value: .integer(1))] + environment
        + [JSONValue.Member(name: "documents", value: .array(results.map(\.json)))])
  }

  /// Lays out the parts of a document in a language.
  @MainActor
  private func layOut(_ file: InterfaceFile, _ path: String, in locale: String?) -> DocumentResult {
    let layout = layout(of: file, in: locale, category: nil)
    return DocumentResult(
      path: path, locale: locale, showsLocale: environmentOptions.hasSeveralLocales,
      parts: file.parts.compactMap { layout.layOut($0) }, warnings: file.warnings)
  }

  /// The layout that the options ask for in a language, at another text size if one is given.
  @MainActor
  private func layout(
    of file: InterfaceFile, in locale: String?, category: UIContentSizeCategory?
  ) -> DocumentLayout {
    let isDark = file.document.header.device?.isDark == true
    return DocumentLayout(
      file, device: environmentOptions.device, width: environmentOptions.width.map { CGFloat($0) },
      environment: environmentOptions.environment(isDark: isDark, locale: locale, category: category))
  }

  /// Reads the document at a path, and prepares its resources.
  @MainActor
  private func document(at path: String, _ console: Console) throws(CommandFailure) -> InterfaceDocument {
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: path)
    } catch {
      throw CommandFailure(error)
    }
    for message in DocumentResources.prepare(for: document, at: path) { console.warn("\(path): \(message)") }
    return document
  }

  /// Returns the document at a path with its translations into a language.
  @MainActor
  private func file(
    _ document: InterfaceDocument, at path: String, in locale: String?, _ console: Console
  ) -> InterfaceFile {
    var strings: InterfaceStrings?
    if let locale {
      let variation = CanvasDevice.variation(of: document, on: environmentOptions.device)
      let found = InterfaceStrings(documentPath: path, language: locale, device: variation)
      strings = found
      for failure in found.failures { console.warn("\(failure)") }
      if found.isEmpty {
        console.warn("\(path): there are no translations for '\(locale)', so that texts are those of the document")
      }
    }
    return InterfaceFile(document, strings: strings)
  }
}
