public import Foundation
import InterfaceDocuments
import UIFoundation

/// A document of Interface Builder with scenes, each of which has a controller.
///
/// The document is the `.storyboard` file, as Xcode saves it; there is nothing to compile. It is searched for as
/// ``InterfaceFiles`` says.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let source: NibSource
  private let name: String
  private let bundle: Bundle
  /// How many controllers are being made from one another, by relationships and embedding.
  private static var depth = 0
  /// The maximum number of containers in one another. Documents can embed controllers in one another in circles.
  static let deepest = 32

  /// Creates a storyboard from the name of its file without the extension. `nil` means the main bundle.
  ///
  /// Traps with UIKit's message if there is no such file, and with the position of the error if it can't be read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let path = InterfaceFiles.path(of: name, type: "storyboard", in: bundle) else {
      raiseException("Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
    }
    do {
      source = try NibSource(path: path, bundle: bundle)
    } catch {
      raiseException("Could not read the storyboard: \(error)")
    }
    (self.name, self.bundle) = (name, bundle)
    super.init()
  }

  init(_ source: NibSource) {
    self.source = source
    name = URL(fileURLWithPath: source.document.file).deletingPathExtension().lastPathComponent
    bundle = source.bundle
    super.init()
  }

  // MARK: - Creating controllers

  /// Creates the controller where the storyboard starts, or returns `nil` if it names none.
  @discardableResult
  open func instantiateInitialViewController() -> UIViewController? {
    source.document.header.initialController.flatMap { source.document[$0] }.flatMap(controller)
  }

  /// Creates the controller where the storyboard starts with a closure. The closure receives the coder.
  ///
  /// The controller is created as usual where the closure returns `nil`.
  @discardableResult
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    source.document.header.initialController.flatMap { source.document[$0] }.flatMap { controller($0, creator) }
      as? Controller
  }

  /// Creates the controller with the given storyboard identifier. Traps with UIKit's message if there is none.
  @discardableResult
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let found = source.document.scene(identifier: identifier)?.controller, let made = controller(found) else {
      raiseException("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return made
  }

  /// Creates the controller with the given storyboard identifier with a closure, which receives the coder.
  ///
  /// The controller is created as usual where the closure returns `nil`. Traps with UIKit's message if there is no such
  /// controller, or one of another class.
  @discardableResult
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let found = source.document.scene(identifier: identifier)?.controller else {
      raiseException("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let made = controller(found, creator) as? Controller else {
      raiseException("The view controller with identifier '\(identifier)' is no \(Controller.self)")
    }
    return made
  }

  /// The storyboard's name in descriptions.
  open override var description: String { "<UIStoryboard: \(name)>" }

  // MARK: - Scenes

  /// Makes a controller with the objects of its scene and the children that relationships name.
  func controller(_ description: InterfaceObject) -> UIViewController? {
    controller(description, nil as ((NSCoder) -> UIViewController?)?)
  }

  func controller<Controller: UIViewController>(
    _ description: InterfaceObject, _ creator: ((NSCoder) -> Controller?)?
  ) -> UIViewController? {
    guard Self.depth < Self.deepest else {
      source.warn(.damaged, "containers are nested deeper than \(Self.deepest) levels", description)
      return nil
    }
    Self.depth += 1
    defer { Self.depth -= 1 }
    if description.kind == "viewControllerPlaceholder" { return referenced(by: description, creator) }
    let loader = NibLoader(source)
    let coder = NibCoder(description, loader)
    guard let made = creator?(coder) ?? loader.makeController(description) else { return nil }
    let scene = source.document.scenes.first { $0.controller === description }
    for other in scene?.objects ?? [] { _ = loader.makeObject(other) }
    made.nibLink?.storyboard = self
    made.nibStoryboard = self
    loader.finish()
    made.nibLink?.keep(loader, except: made)
    addChildren(to: made)
    return made
  }

  private func referenced<Controller: UIViewController>(
    by description: InterfaceObject, _ creator: ((NSCoder) -> Controller?)?
  ) -> UIViewController? {
    guard let name = description["storyboardName"], source.followsReferences else { return nil }
    let bundle = description["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
    let beside = URL(fileURLWithPath: source.document.file).deletingLastPathComponent()
      .appendingPathComponent(name.replacing("/", with: "") + ".storyboard").path
    let path =
      InterfaceFiles.path(of: name, type: "storyboard", in: bundle)
      ?? (FileManager.default.fileExists(atPath: beside) ? beside : nil)
    guard let path, let other = try? NibSource(path: path, bundle: bundle) else {
      source.warn(.missingResource, "there is no storyboard '\(name)'", description)
      return nil
    }
    let storyboard = UIStoryboard(other)
    if let identifier = description["referencedIdentifier"] {
      guard let found = other.document.scene(identifier: identifier)?.controller else {
        source.warn(.missingResource, "'\(name)' has no controller '\(identifier)'", description)
        return nil
      }
      return storyboard.controller(found, creator)
    }
    return other.document.header.initialController.flatMap { other.document[$0] }.flatMap {
      storyboard.controller($0, creator)
    }
  }

  /// Adds the controllers that relationship segues name.
  private func addChildren(to controller: UIViewController) {
    guard let link = controller.nibLink else { return }
    let children = link.segues.filter { $0.segue.kind == "relationship" }
    guard !children.isEmpty else { return }
    let made = children.compactMap { segue in makeDestination(segue, from: controller, nil).map { (segue, $0) } }
    switch controller {
    case let container as UINavigationController:
      if let root = made.first(where: { $0.0.segue.relationship == "rootViewController" })?.1 {
        container.setViewControllers([root], animated: false)
      }
    case let container as UISplitViewController:
      for (segue, child) in made {
        guard let column = UISplitViewController.Column(relationship: segue.segue.relationship) else {
          source.warn(
            .damaged, "a split view has no column '\(segue.segue.relationship ?? "")'", segue.connection.position,
            "segue", segue.connection.id)
          continue
        }
        container.setViewController(child, for: column)
      }
    case let container as UITabBarController: container.setViewControllers(made.map(\.1), animated: false)
    default: for (_, child) in made { controller.addChild(child) }
    }
  }

  /// Makes the destination of a segue, with the source's `@IBSegueAction` if the segue names one.
  func makeDestination(
    _ segue: SceneSegue, from controller: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    guard let found = source.document[segue.connection.destination] else {
      source.warn(
        .damaged, "there is no object '\(segue.connection.destination)'", segue.connection.position, "segue",
        segue.connection.id)
      return nil
    }
    guard let selector = segue.segue.creationSelector else { return self.controller(found) }
    guard case .segueAction(let create)? = InterfaceClasses.member(selector, of: controller)?.role else {
      source.warn(
        .missingConnection, "\(type(of: controller)) has no segue action '\(selector)'", segue.connection.position,
        "segue", segue.connection.id)
      return self.controller(found)
    }
    return self.controller(found) { coder in create(controller, coder, sender, segue.segue.identifier) }
  }
}

extension UISplitViewController.Column {
  /// The column that a relationship of a document is for, or `nil`.
  fileprivate init?(relationship: String?) {
    switch relationship {
    case "masterViewController", "primaryViewController": self = .primary
    case "supplementaryViewController": self = .supplementary
    case "detailViewController", "secondaryViewController": self = .secondary
    case "compactViewController": self = .compact
    default: return nil
    }
  }
}

extension UIViewController {
  /// The storyboard that the controller was created from, or `nil`.
  public var storyboard: UIStoryboard? { nibStoryboard }
}
