public import UIFoundation

/// Something that knows its surroundings: a screen, a view or a view controller.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// What the object knows of its surroundings.
  var traitCollection: UITraitCollection { get }
  /// Called when traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
