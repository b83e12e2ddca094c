import Foundation
import UIFoundation

/// What a button without a configuration shows in each of its states.
struct ButtonLooks {
  var type = UIButton.ButtonType.custom
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var shadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

/// A value for each state of a control that has one.
struct StateValues<Value: Equatable> {
  private var normal: Value?
  private var others: [UIControl.State: Value] = [:]

  /// Sets a state's value, nil for none; whether that changes anything.
  mutating func set(_ value: Value?, for state: UIControl.State) -> Bool {
    let isOther = state == .normal ? value != normal : value != others[state]
    if !isOther { return false }
    if state == .normal { normal = value } else { others[state] = value }
    return true
  }

  /// The state's value, or else that of the normal state.
  func value(for state: UIControl.State) -> Value? { others.isEmpty ? normal : others[state] ?? normal }
}
