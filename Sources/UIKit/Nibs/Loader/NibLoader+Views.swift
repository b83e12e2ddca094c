import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Makes a view with everything in it, except for constraints and connections.
  func makeView(_ description: InterfaceObject, _ kind: ViewKind) -> UIView? {
    var viewClass = source.classFor(description, kind.viewClass)
    if viewClass == kind.viewClass, let other = source.substitute?(description, viewClass) { viewClass = other }
    // A class can refuse to be decoded, and one that doesn't call UIKit's initializers isn't given anything.
    let coder = NibCoder(description, self)
    guard let view = viewClass.init(coder: coder) else {
      source.warn(
        .missingClass, "the class '\(viewClass)' returns nil from init(coder:); \(kind.viewClass) is used", description)
      return kind.viewClass.init(coder: NibCoder(description, self))
    }
    guard let other = view.awakeAfter(using: coder) as? UIView, other !== view else { return view }
    replace(view, by: other, for: description.id)
    return other
  }

  /// Applies what a document says about a view, including its subviews.
  func configure(_ view: UIView, _ description: InterfaceObject) {
    didMake(view, description)
    let values = varied(description)
    configureCommon(view, values)
    switch view {
    case let label as UILabel: configure(label, values)
    case let button as UIButton: configure(button, values)
    case let image as UIImageView: configure(image, values)
    case let field as UITextField: configure(field, values)
    case let text as UITextView: configure(text, values)
    case let table as UITableView: configure(table, values)
    case let collection as UICollectionView: configure(collection, values)
    case let scroll as UIScrollView: configure(scroll: scroll, values)
    case let stack as UIStackView: configure(stack, values)
    case let cell as UITableViewCell: configure(cell, values)
    case let cell as UICollectionViewCell: configure(cell, values)
    case let bar as UISearchBar: configure(bar, values)
    case let bar as UINavigationBar: configure(bar, values)
    case let bar as UIToolbar: bar.items = makeBarItems(description.group("items"))
    case let bar as UITabBar: configure(bar, values)
    case let effect as UIVisualEffectView: configure(effect, values)
    default: configureControl(view, values)
    }
    if let control = view as? UIControl { configure(control: control, values) }
    addSubviews(of: description, to: view, values)
    registerGuides(of: description, of: view)
    for recognizer in description.group("gestureRecognizers") { _ = makeObject(recognizer) }
  }

  private func addSubviews(of description: InterfaceObject, to view: UIView, _ values: VariedObject) {
    var host = view
    if let content = description.child("contentView"), let own = view.nibContentView {
      host = own
      configureContent(own, content, of: description)
    } else if let content = description.child("contentView") {
      // A view of a kind that has no content view of its own here.
      if let subview = makeAnyView(content) { view.addSubview(subview) }
    }
    addSubviews(description.group("subviews"), to: host, values)
  }

  private func addSubviews(_ subviews: [InterfaceObject], to view: UIView, _ values: VariedObject) {
    for child in subviews {
      guard let subview = makeAnyView(child) else { continue }
      if let id = child.id, values.isExcluded(id, from: "subviews") {
        uninstalled.append(subview)
        continue
      }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
  }

  /// Makes a view of a known kind, or an empty view with a warning.
  func makeAnyView(_ description: InterfaceObject) -> UIView? {
    if let kind = ViewKind(rawValue: description.kind) { return makeView(description, kind) }
    if description.kind.hasSuffix("ContentView") { return makeView(description, .view) }
    source.warn(.unknownElement, "views of this kind are not known; UIView is used", description)
    return makeView(description, .view)
  }

  /// Applies what a document says about a content view that its cell has already made.
  private func configureContent(_ view: UIView, _ description: InterfaceObject, of owner: InterfaceObject) {
    didMake(view, description)
    let values = varied(description)
    let mask = view.autoresizingMask
    let isConstrained = !view.translatesAutoresizingMaskIntoConstraints
    configureCommon(view, values)
    // The cell places its content view.
    view.translatesAutoresizingMaskIntoConstraints = !isConstrained
    view.autoresizingMask = mask
    // The cell has its built-in labels and image view already.
    let builtIn = Self.builtInParts(of: owner)
    let subviews = description.group("subviews").filter { part in part.id.map { !builtIn.contains($0) } ?? true }
    addSubviews(subviews, to: view, values)
    registerGuides(of: description, of: view)
    for recognizer in description.group("gestureRecognizers") { _ = makeObject(recognizer) }
  }

  private func registerGuides(of description: InterfaceObject, of view: UIView) {
    for guide in description.guides {
      switch guide.kind {
      case .safeArea: register(view.safeAreaLayoutGuide, for: guide.id)
      case .keyboard: register(view.keyboardLayoutGuide, for: guide.id)
      case .scrollContent: register((view as? UIScrollView)?.contentLayoutGuide ?? view, for: guide.id)
      case .scrollFrame: register((view as? UIScrollView)?.frameLayoutGuide ?? view, for: guide.id)
      case .topLayoutGuide, .bottomLayoutGuide: break
      case .custom:
        let own = UILayoutGuide()
        view.addLayoutGuide(own)
        register(own, for: guide.id)
      }
    }
  }
}

extension UIView {
  /// The view that a document's content view stands for, or `nil`.
  fileprivate var nibContentView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let view as UIVisualEffectView: view.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: nil
    }
  }
}
