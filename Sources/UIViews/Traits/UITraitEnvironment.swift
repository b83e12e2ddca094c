public import UIFoundation

/// An object that has traits: a screen, a view, or a view controller.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
