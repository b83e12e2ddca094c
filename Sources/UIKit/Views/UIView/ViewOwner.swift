import CoreGraphics
import UIFoundation

/// The object whose root view a view is, and which takes part in the view's layout: a view controller.
///
/// Views know their controllers only by this protocol, so that they can be read without the folder of controllers.
@MainActor
protocol ViewOwner: UIResponder {
  /// The root view, or `nil` if it isn't loaded.
  var viewIfLoaded: UIView? { get }

  /// Returns the owner's traits, given the traits around it.
  func innerTraits(in outer: UITraitCollection) -> UITraitCollection
  /// Called after the owner's traits have changed, before its view is notified.
  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection)

  /// The least margins of the view, in points, or `nil` if the owner requires none.
  var minimumMargins: NSDirectionalEdgeInsets? { get }
  /// The insets to add to the view's safe area, in points: the owner's own and those of the bars around it.
  var insetsBesideSafeArea: UIEdgeInsets { get }
  /// Whether a scroll view that fills the view adjusts its insets for the bars around the owner.
  var adjustsScrollViewInsets: Bool { get }
  /// Called after the view's safe area has changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the view's layout margins have changed.
  func viewLayoutMarginsDidChange()

  /// Called instead of the view's `updateConstraints()`, which it has to call.
  func updateViewConstraints()
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews()

  /// Called before the view moves into a visible window or out of one.
  func viewWillMove(toShown isShown: Bool)
  /// Called after the view has moved into a visible window or out of one.
  func viewDidMove()

  // For the owner of a window's content.

  /// The view to show in a window, loaded if necessary, or `nil` while another one covers it.
  var viewToShow: UIView? { get }
  /// Changes a window's size in a closure, and notifies the controllers in the window before and after.
  func resize(_ window: UIWindow, to size: CGSize, _ change: () -> Void)
  /// Sets the frames of all views presented over the window's content.
  func placePresented(in window: UIWindow)
}

extension UIView {
  /// The view controller whose root view this is.
  var viewOwner: (any ViewOwner)? { tree.owner }

  /// Sets the view controller whose root view this is, and updates what depends on it: insets and traits.
  func setOwner(_ owner: (any ViewOwner)?) {
    tree.owner = owner
    if owner != nil { layoutState.flags.insert(.dealsWithTraits) }
    inheritanceMayDiffer()
    guard owner != nil else { return }
    forgetTraits()
    insetsMayDiffer()
  }

  /// Notes that some view or controller overrides traits, so that each view's traits have to be looked up.
  static func noteTraitOverrides() { hasTraitOverrides = true }
}
