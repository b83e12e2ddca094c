import Foundation
import InterfaceDocuments
import UIFoundation

/// The segues that a cell of a document performs when it is selected, and when its accessory is tapped.
@MainActor
struct CellSegues {
  var selection: InterfaceConnection?
  var accessory: InterfaceConnection?
  private weak var controller: UIViewController?

  init(of controller: UIViewController?) { self.controller = controller }

  /// Performs a segue with the cell as its sender, if the controller allows it.
  func perform(_ segue: KeyPath<CellSegues, InterfaceConnection?>, from cell: UIView) {
    guard let connection = self[keyPath: segue] else { return }
    var responder: UIResponder? = cell
    while let candidate = responder, !(candidate is UIViewController) { responder = candidate.next }
    // A cell in a table that is in no controller's view knows the controller that it was made for.
    (controller ?? responder as? UIViewController)?.performNibSegue(connection, sender: cell)
  }
}
