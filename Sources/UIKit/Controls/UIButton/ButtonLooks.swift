import Foundation
import UIFoundation

/// The content of a button without a configuration, by state.
struct ButtonLooks {
  var type = UIButton.ButtonType.custom
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var shadowColors = StateValues<UIColor>()
  /// Whether a title shadow color has ever been set.
  var hasShadowColors = false
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

/// The values of a property by control state.
struct StateValues<Value: Equatable> {
  private var normal: Value?
  private var others: [UIControl.State: Value] = [:]

  /// Returns the values after one is set or removed for a state, or `nil` if that changes nothing.
  func setting(_ value: Value?, for state: UIControl.State) -> StateValues? {
    let isOther = state == .normal ? value != normal : value != others[state]
    if !isOther { return nil }
    var values = self
    if state == .normal { values.normal = value } else { values.others[state] = value }
    return values
  }

  /// Returns whether a state other than the normal one has a value.
  func isOwn(for state: UIControl.State) -> Bool { others[state] != nil }

  /// Returns the value for a state, or for the normal state if it has none.
  func value(for state: UIControl.State) -> Value? { others.isEmpty ? normal : others[state] ?? normal }
}
