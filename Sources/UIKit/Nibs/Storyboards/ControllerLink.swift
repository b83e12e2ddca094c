import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

/// What a controller from a storyboard knows about its scene: its view, which is loaded lazily, and its segues.
@MainActor
final class ControllerLink {
  let description: InterfaceObject
  let source: NibSource
  weak var storyboard: UIStoryboard?
  /// The objects beside the controller, such as bar button items and gesture recognizers, by id.
  private var objects: [String: AnyObject] = [:]
  private var isLoading = false

  init(_ description: InterfaceObject, _ source: NibSource) {
    self.description = description
    self.source = source
  }

  /// Keeps the objects that were made with the controller, for connections with its view.
  func keep(_ loader: NibLoader, except controller: UIViewController) {
    objects = loader.objects.filter { $0.value !== controller }
  }

  /// Loads the view of the scene, and returns whether there is one.
  func loadView(of controller: UIViewController) -> Bool {
    guard let description = description.child("view"), !isLoading else { return false }
    isLoading = true
    defer { isLoading = false }
    let loader = NibLoader(source, traits: controller.traitCollection)
    loader.controller = controller
    for (id, object) in objects { loader.register(object, for: id) }
    loader.register(controller, for: self.description.id)
    guard let view = loader.makeAnyView(description) else { return false }
    controller.view = view
    registerGuides(of: controller, in: loader)
    connectOutlets(of: controller, in: loader)
    loader.finish()
    embedChildren(of: controller, in: loader)
    return true
  }

  private func registerGuides(of controller: UIViewController, in loader: NibLoader) {
    for guide in description.guides {
      switch guide.kind {
      case .topLayoutGuide: loader.register(controller.topLayoutGuide, for: guide.id)
      case .bottomLayoutGuide: loader.register(controller.bottomLayoutGuide, for: guide.id)
      default: break
      }
    }
  }

  /// Connects the outlets that refer to views, and those of the objects beside the controller.
  private func connectOutlets(of controller: UIViewController, in loader: NibLoader) {
    loader.connectLater(description, controller, outletsOnly: true)
    for scene in source.document.scenes where scene.controller === description {
      for other in scene.objects {
        if let id = other.id, let object = objects[id] { loader.connectLater(other, object, outletsOnly: true) }
      }
    }
  }

  /// The segues of the controller and of everything in its scene.
  lazy var segues: [SceneSegue] = {
    var found: [SceneSegue] = []
    func collect(_ object: InterfaceObject) {
      for connection in object.connections {
        if case .segue(let segue) = connection.kind {
          found.append(SceneSegue(segue: segue, connection: connection, origin: object.id))
        }
      }
    }
    description.forEachObject(collect)
    for scene in source.document.scenes where scene.controller === description {
      for other in scene.objects { other.forEachObject(collect) }
    }
    return found
  }()

  private func embedChildren(of controller: UIViewController, in loader: NibLoader) {
    for segue in segues where segue.segue.kind == "embed" {
      guard let origin = segue.origin, let container = loader.objects[origin] as? UIView else { continue }
      // Documents can embed controllers in one another in circles.
      guard controller.nibDepth < UIStoryboard.deepest else {
        source.warn(
          .damaged, "controllers are embedded deeper than \(UIStoryboard.deepest) levels", segue.connection.position,
          "segue", segue.connection.id)
        return
      }
      guard let child = storyboard?.makeDestination(segue, from: controller, container) else { continue }
      let made = UIStoryboardSegue(identifier: segue.segue.identifier, source: controller, destination: child)
      controller.prepare(for: made, sender: container)
      controller.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(child.view)
      child.didMove(toParent: controller)
    }
  }
}

extension UIViewController {
  /// The number of parents above one another.
  fileprivate var nibDepth: Int {
    var depth = 0
    var level = parent
    while let current = level {
      depth += 1
      level = current.parent
    }
    return depth
  }
}

/// A segue of a scene.
struct SceneSegue {
  let segue: InterfaceConnection.Segue
  let connection: InterfaceConnection
  /// The id of the object that the segue belongs to.
  let origin: String?
}
