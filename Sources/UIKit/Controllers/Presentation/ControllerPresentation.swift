import Foundation

/// The state of a controller's presentation.
struct ControllerPresentation {
  weak var transitioning: (any UIViewControllerTransitioningDelegate)?
  var controller: UIPresentationController?
}

extension UIViewController {
  /// Returns the presentation controller for the current style if it is a `Kind`, creating it on first use.
  func presentation<Kind: UIPresentationController>(as kind: Kind.Type) -> Kind? {
    if let known = presentation.controller as? Kind { return known }
    let made: UIPresentationController
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: family.presenting)
    case .popover: made = UIPopoverPresentationController(presentedViewController: self, presenting: family.presenting)
    default: made = UIPresentationController(presentedViewController: self, presenting: family.presenting)
    }
    guard let wanted = made as? Kind else { return nil }
    made.becomeOwnedByPresented()
    presentation.controller = made
    return wanted
  }
}
