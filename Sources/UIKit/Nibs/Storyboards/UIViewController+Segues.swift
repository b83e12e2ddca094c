import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Performs a segue when its control, bar button item, gesture recognizer, or cell is used.
  func addTrigger(of segue: InterfaceConnection.Segue, _ connection: InterfaceConnection, to object: AnyObject) {
    guard segue.kind != "embed", segue.kind != "relationship" else { return }
    func perform(_ sender: AnyObject) {
      let start = (sender as? UIResponder) ?? controller
      var responder = start
      while let candidate = responder, !(candidate is UIViewController) { responder = candidate.next }
      (responder as? UIViewController ?? controller)?.performNibSegue(connection, sender: sender)
    }
    switch object {
    case let control as UIControl:
      control.addAction(
        UIAction { action in (action.sender as AnyObject?).map(perform) },
        for: control is UIButton ? .touchUpInside : .primaryActionTriggered)
    case let item as UIBarButtonItem:
      // The scene's controller is the first that has the item.
      let owner = source.document.scenes.first { scene in
        var contains = false
        scene.controller?.forEachObject { if $0.connections.contains(connection) { contains = true } }
        return contains
      }?.controller?.id
      let holder = owner.flatMap { objects[$0] as? UIViewController } ?? controller
      item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { [weak item, weak holder] _ in
        holder?.performNibSegue(connection, sender: item)
      }
    case let recognizer as UIGestureRecognizer:
      recognizer.addNibAction { [weak recognizer, weak controller] in
        if let recognizer { controller?.performNibSegue(connection, sender: recognizer) }
      }
    case let cell as UITableViewCell: cell.segues = cellSegues(cell.segues, segue, connection)
    case let cell as UICollectionViewCell: cell.segues = cellSegues(cell.segues, segue, connection)
    default: break
    }
  }
}

extension NibLoader {
  private func cellSegues(
    _ known: CellSegues?, _ segue: InterfaceConnection.Segue, _ connection: InterfaceConnection
  ) -> CellSegues {
    var segues = known ?? CellSegues(of: controller)
    if segue.attributes.contains(where: { $0.name == "trigger" && $0.value == "accessoryAction" }) {
      segues.accessory = connection
    } else {
      segues.selection = connection
    }
    return segues
  }
}

extension UIViewController {
  /// Performs the segue with an identifier. Traps with UIKit's message if there is none.
  func performNibSegue(withIdentifier identifier: String, sender: Any?) {
    guard let link = nibLink, let segue = link.segues.first(where: { $0.segue.identifier == identifier }) else {
      raiseException("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    perform(segue, link, sender)
  }

  /// Performs a segue that the user has triggered, if ``shouldPerformSegue(withIdentifier:sender:)`` allows it.
  func performNibSegue(_ connection: InterfaceConnection, sender: Any?) {
    guard let link = nibLink, let segue = link.segues.first(where: { $0.connection == connection }) else { return }
    guard shouldPerformSegue(withIdentifier: segue.segue.identifier ?? "", sender: sender) else { return }
    perform(segue, link, sender)
  }

  private func perform(_ segue: SceneSegue, _ link: ControllerLink, _ sender: Any?) {
    if let action = segue.segue.unwindAction { return unwind(segue, action, link, sender) }
    guard let destination = link.storyboard?.makeDestination(segue, from: self, sender) else { return }
    if let style = segue.presentationStyle { destination.modalPresentationStyle = style }
    let made = storyboardSegue(segue, link, to: destination)
    prepare(for: made, sender: sender)
    if made.isOwnTransition { return made.perform() }
    switch segue.segue.kind {
    case "show", "push": show(destination, sender: sender)
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover": present(destination, animated: true)
    default: made.perform()
    }
  }

  private func storyboardSegue(
    _ segue: SceneSegue, _ link: ControllerLink, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let identifier = segue.segue.identifier
    guard let name = segue.segue.customClass else {
      return UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    }
    guard let custom = InterfaceClasses.find(name) as? UIStoryboardSegue.Type else {
      link.source.warn(
        .missingClass, "there is no class '\(name)'; UIStoryboardSegue is used", segue.connection.position, "segue",
        segue.connection.id)
      return UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    }
    return custom.made(ofAnyClass: identifier, source: self, destination: destination)
  }

  // MARK: - Unwinding

  /// Returns to the nearest controller that has the action: of the parents, the navigation stack, and the presenters.
  private func unwind(_ segue: SceneSegue, _ action: String, _ link: ControllerLink, _ sender: Any?) {
    guard let target = unwindTarget(action) else { return }
    let made = storyboardSegue(segue, link, to: target)
    prepare(for: made, sender: sender)
    _ = InterfaceClasses.send(action, to: target, from: made, for: nil)
    if made.isOwnTransition { return made.perform() }
    // The target may be below this controller on a stack, or below a presentation.
    var presented: UIViewController? = self
    while let current = presented, let presenter = current.presentingViewController {
      if target.presentedViewController != nil { target.dismiss(animated: true) }
      presented = presenter
    }
    if let stack = target.navigationController, stack.viewControllers.contains(where: { $0 === target }) {
      stack.popToViewController(target, animated: true)
    }
    for container in sequence(first: target, next: \.parent).reversed() {
      let next = sequence(first: target, next: \.parent).first { $0.parent === container } ?? target
      container.unwind(for: made, towards: next)
    }
  }

  private func unwindTarget(_ action: String) -> UIViewController? {
    func has(_ controller: UIViewController) -> Bool {
      if case .action? = InterfaceClasses.member(action, of: controller)?.role { return true }
      return false
    }
    var level: UIViewController? = self
    while let current = level {
      if let stack = current as? UINavigationController ?? current.navigationController {
        if let found = stack.viewControllers.reversed().first(where: { $0 !== self && has($0) }) { return found }
      }
      if current !== self, has(current) { return current }
      if let found = current.children.first(where: { $0 !== self && has($0) }) { return found }
      level = current.parent ?? current.presentingViewController
    }
    return nil
  }
}

extension SceneSegue {
  @MainActor fileprivate var presentationStyle: UIModalPresentationStyle? {
    guard let name = segue.attributes.first(where: { $0.name == "modalPresentationStyle" })?.value else {
      return segue.kind.hasPrefix("popover") ? .popover : nil
    }
    return NibLoader.presentationStyle(name)
  }
}

extension UIStoryboardSegue {
  /// Whether a subclass performs the transition itself.
  fileprivate var isOwnTransition: Bool { type(of: self) != UIStoryboardSegue.self }
}
