import Foundation

/// How a controller would be shown: kept.
struct ControllerPresentation {
  weak var transitioning: (any UIViewControllerTransitioningDelegate)?
  var controller: UIPresentationController?
}

extension UIViewController {
  /// What stands for the presentation of the controller in its style, made when first asked for.
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
    presentation.controller = made
    return wanted
  }
}
