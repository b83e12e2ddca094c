import Foundation
import InterfaceDocuments
import UIFoundation

/// A document with what its objects are made from: its bundle, its translations, and where warnings go.
@MainActor
final class NibSource {
  let document: InterfaceDocument
  let bundle: Bundle
  /// The translations into the language of the process, or `nil`.
  let strings: InterfaceStrings?
  /// Whether storyboard references to other documents are followed.
  var followsReferences = true
  /// What the loader couldn't make as the document says. At most ``InterfaceDocumentLimits/warnings``.
  private(set) var warnings: [InterfaceWarning] = []
  /// The objects whose custom class was missing, so that each is reported once.
  private var reported: Set<String> = []
  /// Receives the objects that are made, for tools that show them.
  var observer: ((InterfaceObject, AnyObject) -> Void)?
  /// Receives the constraints that are made, for tools that explain layouts.
  var constraintObserver: ((InterfaceConstraint, NSLayoutConstraint) -> Void)?

  /// Whether constraints that Xcode removes when it builds an app are made too, as on Interface Builder's canvas.
  var includesPlaceholders = false

  /// Replaces classes of UIKit, for tools that lay out with other sizes.
  var substitute: ((InterfaceObject, UIView.Type) -> UIView.Type?)?

  init(_ document: InterfaceDocument, bundle: Bundle, strings: InterfaceStrings?) {
    self.document = document
    self.bundle = bundle
    self.strings = strings
  }

  func warn(_ kind: InterfaceWarning.Kind, _ message: String, _ object: InterfaceObject) {
    warn(kind, message, object.position, object.kind, object.id)
  }

  func warn(
    _ kind: InterfaceWarning.Kind, _ message: String, _ position: SourcePosition, _ element: String, _ id: String?
  ) {
    // Prototypes are made many times.
    guard reported.insert("\(position) \(message)").inserted, warnings.count < InterfaceDocumentLimits.warnings else {
      return
    }
    warnings.append(
      InterfaceWarning(
        kind: kind, file: document.file, position: position, element: element, id: id, message: message))
  }

  /// Returns the class of an object: its custom class if that is known and a subclass, or else the class of its kind.
  func classFor<Base: NSObject>(_ object: InterfaceObject, _ base: Base.Type) -> Base.Type {
    guard let name = object.customClass else { return base }
    guard let found = InterfaceClasses.find(name) else {
      warn(.missingClass, "there is no class '\(name)'; \(base) is used", object)
      return base
    }
    guard let custom = found as? Base.Type else {
      warn(.missingClass, "the class '\(name)' is no subclass of \(base), which is used", object)
      return base
    }
    return custom
  }

  /// Returns the translation of a text of an object, or the text.
  func localized(_ text: String?, _ object: InterfaceObject, _ key: String) -> String? {
    guard let strings, let id = object.id else { return text }
    return strings[id, key] ?? text
  }
}
