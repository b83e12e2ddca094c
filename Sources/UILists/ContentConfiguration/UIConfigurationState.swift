public import UIFoundation

/// The state that a configuration depends on.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state in which every flag is off.
  init(traitCollection: UITraitCollection)
  /// Accesses the custom value for a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
