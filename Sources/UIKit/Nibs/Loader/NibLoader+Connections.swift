import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Sets the outlets of an object and adds its actions and segues. Outlets to objects that aren't made are left out.
  func connect(_ description: InterfaceObject, _ object: AnyObject, outletsOnly: Bool = false) {
    var collections: [String: [AnyObject]] = [:]
    for connection in description.connections {
      switch connection.kind {
      case .outlet(let property):
        // Outlets of a controller refer to views that are made later.
        guard let destination = objects[connection.destination] else { continue }
        connect(property, of: object, to: destination, connection, description)
      case .outletCollection(let property):
        guard let destination = objects[connection.destination] else { continue }
        if property == "gestureRecognizers", let view = object as? UIView {
          if let recognizer = destination as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        } else {
          collections[property, default: []].append(destination)
        }
      case .action, .segue: if outletsOnly { continue }
      }
      switch connection.kind {
      case .outlet, .outletCollection: break
      case .action(let selector, let event):
        addAction(selector, for: event, to: connection.destination, of: object, description)
      case .segue(let segue): addTrigger(of: segue, connection, to: object)
      }
    }
    for (property, values) in collections { connect(property, of: object, toAll: values, description) }
  }

  private func connect(
    _ property: String, of object: AnyObject, to destination: AnyObject, _ connection: InterfaceConnection,
    _ description: InterfaceObject
  ) {
    switch InterfaceClasses.member(property, of: object)?.role {
    case .outlet(let set)?:
      if set(object, destination) { return }
      source.warn(
        .missingConnection, "the outlet '\(property)' has another type than \(type(of: destination))", description)
    case .collection(let set)?: _ = set(object, [destination])
    default:
      if connectBuiltIn(property, of: object, to: destination) { return }
      // Without a factory, the base class has no such outlet, which is reported already.
      if let name = description.customClass, InterfaceClasses.find(name) == nil { return }
      source.warn(.missingConnection, "\(type(of: object)) has no outlet '\(property)'", description)
    }
  }

  private func connect(
    _ property: String, of object: AnyObject, toAll values: [AnyObject], _ description: InterfaceObject
  ) {
    guard case .collection(let set)? = InterfaceClasses.member(property, of: object)?.role else {
      if let name = description.customClass, InterfaceClasses.find(name) == nil { return }
      source.warn(.missingConnection, "\(type(of: object)) has no outlet collection '\(property)'", description)
      return
    }
    if !set(object, values) {
      source.warn(.missingConnection, "the outlet collection '\(property)' has another type", description)
    }
  }

  /// Sets an outlet that UIKit's own classes have, and returns whether it is one.
  private func connectBuiltIn(_ property: String, of object: AnyObject, to destination: AnyObject) -> Bool {
    switch (object, property) {
    case (let controller as UIViewController, "view"):
      guard let view = destination as? UIView else { return false }
      controller.view = view
    case (let table as UITableView, "dataSource"): table.dataSource = destination as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = destination as? any UITableViewDelegate
    case (let table as UITableView, "prefetchDataSource"):
      table.prefetchDataSource = destination as? any UITableViewDataSourcePrefetching
    case (let view as UICollectionView, "dataSource"): view.dataSource = destination as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"): view.delegate = destination as? any UICollectionViewDelegate
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = destination as? any UICollectionViewDataSourcePrefetching
    case (let view as UIPickerView, "dataSource"): view.dataSource = destination as? any UIPickerViewDataSource
    case (let view as UIPickerView, "delegate"): view.delegate = destination as? any UIPickerViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = destination as? any UITextFieldDelegate
    case (let view as UITextView, "delegate"): view.delegate = destination as? any UITextViewDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = destination as? any UISearchBarDelegate
    case (let bar as UITabBar, "delegate"): bar.delegate = destination as? any UITabBarDelegate
    case (let view as UIScrollView, "delegate"): view.delegate = destination as? any UIScrollViewDelegate
    case (let view as UIScrollView, "refreshControl"): view.refreshControl = destination as? UIRefreshControl
    case (let controller as UITableViewController, "refreshControl"):
      controller.refreshControl = destination as? UIRefreshControl
    case (let controller as UINavigationController, "delegate"):
      controller.delegate = destination as? any UINavigationControllerDelegate
    case (let controller as UISplitViewController, "delegate"):
      controller.delegate = destination as? any UISplitViewControllerDelegate
    case (let controller as UITabBarController, "delegate"):
      controller.delegate = destination as? any UITabBarControllerDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = destination as? any UIGestureRecognizerDelegate
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = destination as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = destination as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = destination as? UIView
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = destination as? UIView
    case (let field as UITextField, "leftView"): field.leftView = destination as? UIView
    case (let field as UITextField, "rightView"): field.rightView = destination as? UIView
    case (is UIViewController, "searchDisplayController"), (is UITableViewCell, "editingAccessoryView"): break
    default: return false
    }
    return true
  }

  // MARK: - Actions

  private func addAction(
    _ selector: String, for event: String?, to destination: String, of object: AnyObject, _ description: InterfaceObject
  ) {
    let destinationObject = objects[destination]
    // Of the first responder, the sender's responder chain is searched.
    let isFirstResponder =
      destination == "-2" || source.document[destination]?["placeholderIdentifier"] == "IBFirstResponder"
    // The target may be an object that the document doesn't make, such as the file's owner of a nib without one.
    guard isFirstResponder || destinationObject != nil else { return }
    let send: @MainActor (AnyObject) -> Void = { [weak destinationObject] sender in
      if !isFirstResponder {
        if let destinationObject { reportUnlessSent(selector, destinationObject, sender) }
        return
      }
      var responder = sender as? UIResponder
      while let candidate = responder {
        if InterfaceClasses.send(selector, to: candidate, from: sender, for: nil) { return }
        responder = candidate.next
      }
    }
    switch object {
    case let control as UIControl:
      let events = Self.events[event ?? ""] ?? .primaryActionTriggered
      control.addAction(UIAction { action in (action.sender as AnyObject?).map(send) }, for: events)
    case let item as UIBarButtonItem:
      item.target = destinationObject
      item.action = Selector(selector)
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item] _ in item.map(send) }
    case let recognizer as UIGestureRecognizer: recognizer.addNibAction { [weak recognizer] in recognizer.map(send) }
    default: source.warn(.missingConnection, "\(type(of: object)) sends no actions", description)
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: - Gesture recognizers

  func makeRecognizer(_ description: InterfaceObject) -> UIGestureRecognizer? {
    let base: UIGestureRecognizer.Type
    switch description.kind {
    case "tapGestureRecognizer": base = UITapGestureRecognizer.self
    // Xcode spells it like this.
    case "pongPressGestureRecognizer": base = UILongPressGestureRecognizer.self
    case "panGestureRecognizer": base = UIPanGestureRecognizer.self
    case "swipeGestureRecognizer": base = UISwipeGestureRecognizer.self
    case "pinchGestureRecognizer": base = UIPinchGestureRecognizer.self
    case "rotationGestureRecognizer": base = UIRotationGestureRecognizer.self
    case "screenEdgePanGestureRecognizer": base = UIScreenEdgePanGestureRecognizer.self
    case "gestureRecognizer": base = UIGestureRecognizer.self
    default: return nil
    }
    let recognizer = source.classFor(description, base).made(ofAnyClass: true)
    didMake(recognizer, description)
    if let flag = description.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = description.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let tap = recognizer as? UITapGestureRecognizer, let count = description.number("numberOfTapsRequired") {
      tap.numberOfTapsRequired = max(1, Int(count))
    }
    if let press = recognizer as? UILongPressGestureRecognizer, let time = description.number("minimumPressDuration") {
      press.minimumPressDuration = max(0, time)
    }
    return recognizer
  }
}

/// Sends an action, and prints once if the target doesn't have it.
@MainActor
private func reportUnlessSent(_ selector: String, _ target: AnyObject, _ sender: AnyObject) {
  if InterfaceClasses.send(selector, to: target, from: sender, for: nil) { return }
  warnOnce("\(type(of: target)) has no action '\(selector)' among its interface connections")
}
