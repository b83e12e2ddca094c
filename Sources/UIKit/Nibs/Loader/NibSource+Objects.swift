import Foundation
import InterfaceDocuments
import StringCatalogs
import UIFoundation

extension NibSource {
  /// Reads a document, and its translations into the language of the process.
  convenience init(path: String, bundle: Bundle) throws(InterfaceDocumentError) {
    let document = try InterfaceFiles.document(at: path)
    let strings = Self.strings(of: path)
    self.init(document, bundle: bundle, strings: strings)
    warnOfFailures(in: strings)
  }

  /// Warns of the translations that can't be read.
  func warnOfFailures(in strings: InterfaceStrings?) {
    for failure in strings?.failures ?? [] {
      let start = SourcePosition(line: 1, column: 1)
      warn(.missingResource, "a translation can't be read: \(failure)", start, "document", nil)
    }
  }

  /// Returns the translations of a document into the locale of the strings in use, or else into the first preferred
  /// language that has some; `nil` if there are none.
  private static func strings(of path: String) -> InterfaceStrings? {
    let inUse = LocalizedStrings.current
    let translations = DocumentTranslations(documentPath: path)
    for locale in inUse.map({ [$0.locale] }) ?? Locale.preferredLanguages {
      let strings = translations.strings(language: locale, device: inUse?.device ?? "iphone")
      if !strings.isEmpty || !strings.failures.isEmpty { return strings }
    }
    return nil
  }

  /// Makes the top-level objects of a nib.
  func makeObjects(owner: AnyObject?, external: [String: Any]) -> [Any] {
    let loader = NibLoader(self)
    loader.controller = owner as? UIViewController
    for placeholder in document.placeholders {
      switch placeholder["placeholderIdentifier"] {
      case "IBFilesOwner": if let owner { loader.register(owner, for: placeholder.id) }
      case let name?: if let object = external[name] { loader.register(object as AnyObject, for: placeholder.id) }
      case nil: break
      }
    }
    let objects = document.objects.compactMap(loader.makeObject)
    if let owner {
      for placeholder in document.placeholders where placeholder["placeholderIdentifier"] == "IBFilesOwner" {
        loader.connectLater(placeholder, owner, outletsOnly: false)
      }
    }
    loader.finish()
    return objects
  }
}

/// A cell or view that a table view or collection view makes from a storyboard when it is dequeued.
@MainActor
final class NibPrototype {
  private let description: InterfaceObject
  private let source: NibSource
  /// The objects outside the prototype that its connections may refer to, such as the controller.
  private var outer: [String: WeakReference<NSObject>] = [:]
  private weak var controller: UIViewController?

  init(_ description: InterfaceObject, _ loader: NibLoader) {
    self.description = description
    source = loader.source
    controller = loader.controller
    let destinations = Self.destinations(of: description)
    for (id, object) in loader.objects where destinations.contains(id) {
      if let object = object as? NSObject { outer[id] = WeakReference(object) }
    }
  }

  private static func destinations(of description: InterfaceObject) -> Set<String> {
    var ids: Set<String> = []
    description.forEachObject { object in ids.formUnion(object.connections.map(\.destination)) }
    return ids
  }

  func make() -> [Any] {
    let loader = NibLoader(source, traits: controller?.traitCollection ?? .current)
    loader.controller = controller
    for (id, reference) in outer { if let object = reference.target { loader.register(object, for: id) } }
    let object = loader.makeAnyView(description)
    loader.finish()
    return object.map { [$0] } ?? []
  }
}
