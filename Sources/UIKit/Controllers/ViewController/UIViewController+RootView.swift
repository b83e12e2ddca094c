import CoreGraphics
import UIFoundation

// What a view asks of its controller, beside the members that UIKit declares.
extension UIViewController {
  /// Calls the override and the handlers that are registered for the changed traits.
  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    traitCollectionDidChange(previous)
    traitState?.callHandlers(current, from: previous)
  }

  /// The system's minimum margins, or `nil` if the view doesn't respect them.
  var minimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  /// Whether the controller is in a container with bars and adjusts scroll views for them.
  var adjustsScrollViewInsets: Bool {
    automaticallyAdjustsScrollViewInsets && (navigationController != nil || tabBarController != nil)
  }

  /// The view, or `nil` while a presented controller's view covers it.
  var viewToShow: UIView? {
    let view = view
    return family.coveredIn == nil ? view : nil
  }

  /// Calls `viewWillTransition(to:with:)`, changes the size, and places the presented views.
  func resize(_ window: UIWindow, to size: CGSize, _ change: () -> Void) {
    let transition = ImmediateTransition()
    viewWillTransition(to: size, with: transition)
    change()
    placePresented(in: window)
    transition.run()
  }
}

extension UIView {
  /// Sets the view controller whose root view this is, and updates what depends on it: insets and traits.
  func setOwner(_ owner: UIViewController?) {
    tree.owner = owner
    if owner != nil { layoutState.flags.insert(.dealsWithTraits) }
    inheritanceMayDiffer()
    guard owner != nil else { return }
    forgetTraits()
    insetsMayDiffer()
  }
}
