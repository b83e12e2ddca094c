import Foundation
import InterfaceDocuments
import UIFoundation

/// Makes the objects of one part of a document: a nib, a controller, a controller's view, or a prototype.
@MainActor
final class NibLoader {
  let source: NibSource
  /// The objects that connections and constraints can refer to, by id.
  private(set) var objects: [String: AnyObject] = [:]
  /// The objects that are made by this loader, in the order of the document, for connections and `awakeFromNib()`.
  private var made: [(description: InterfaceObject, object: AnyObject)] = []
  /// The constraints that are to be activated once every view is made.
  var pending: [(NSLayoutConstraint, InterfaceConstraint)] = []
  /// The views that the document doesn't install for these size classes.
  var uninstalled: [UIView] = []
  private var laterConnections: [(description: InterfaceObject, object: AnyObject, outletsOnly: Bool)] = []
  /// The size classes for variations.
  let traits: UITraitCollection
  /// The controller whose view is made, for layout guides and embedded controllers.
  weak var controller: UIViewController?

  init(_ source: NibSource, traits: UITraitCollection = .current) {
    self.source = source
    self.traits = traits
  }

  // MARK: - Objects by id

  func register(_ object: AnyObject, for id: String?) {
    if let id { objects[id] = object }
  }

  /// The constraint with an id, or `nil`.
  func constraint(_ id: String) -> NSLayoutConstraint? { objects[id] as? NSLayoutConstraint }

  func didMake(_ object: AnyObject, _ description: InterfaceObject) {
    register(object, for: description.id)
    made.append((description, object))
    source.observer?(description, object)
  }

  /// Has another object take the place and the connections of one that was made.
  func replace(_ object: AnyObject, by other: AnyObject, for id: String?) {
    register(other, for: id)
    for index in made.indices where made[index].object === object { made[index].object = other }
  }

  /// Makes an object that isn't a view's part: a view, a controller, a gesture recognizer, or another object.
  func makeObject(_ description: InterfaceObject) -> AnyObject? {
    if let kind = ViewKind(rawValue: description.kind) { return makeView(description, kind) }
    if ControllerKind(rawValue: description.kind) != nil { return makeController(description) }
    switch description.kind {
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "barButtonItem": return makeBarButtonItem(description)
    case "navigationItem": return makeNavigationItem(description, UINavigationItem())
    default: break
    }
    if let recognizer = makeRecognizer(description) { return recognizer }
    guard description.customClass != nil else {
      source.warn(.unknownElement, "objects of this kind are not made", description)
      return nil
    }
    let object = source.classFor(description, NSObject.self).made(ofAnyClass: true)
    didMake(object, description)
    return object
  }

  // MARK: - Finishing

  /// Makes constraints and connections, sets runtime attributes, and calls `awakeFromNib()`, in this order.
  func finish() {
    for (description, object) in made {
      guard let view = object as? UIView else { continue }
      makeConstraints(of: description, on: view)
    }
    installConstraints()
    for (description, object) in made { connect(description, object) }
    for later in laterConnections { connect(later.description, later.object, outletsOnly: later.outletsOnly) }
    laterConnections = []
    for (description, object) in made { applyRuntimeAttributes(of: description, to: object) }
    followVariations(of: made.compactMap { part in (part.object as? UIView).map { (part.description, $0) } })
    for (_, object) in made { (object as? UIResponder)?.awakeFromNib() }
    made = []
  }

  /// Connects an object that this loader hasn't made when it finishes: the owner, or a controller that has its view now.
  func connectLater(_ description: InterfaceObject, _ object: AnyObject, outletsOnly: Bool) {
    laterConnections.append((description, object, outletsOnly))
  }
}
