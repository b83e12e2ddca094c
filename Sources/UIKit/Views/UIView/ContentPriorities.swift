import UIFoundation

/// How strongly a view resists being larger or smaller than its content.
struct ContentPriorities: Hashable {
  /// The hugging priorities, which resist growing: 250 by default (uikit.md, "UILabel, UITextView, UIButton").
  var hugging = (x: UILayoutPriority.defaultLow, y: UILayoutPriority.defaultLow)
  /// The compression resistance priorities, which resist shrinking: 750 by default.
  var resistance = (x: UILayoutPriority.defaultHigh, y: UILayoutPriority.defaultHigh)

  static func == (left: Self, right: Self) -> Bool {
    left.hugging == right.hugging && left.resistance == right.resistance
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hugging.x)
    hasher.combine(hugging.y)
    hasher.combine(resistance.x)
    hasher.combine(resistance.y)
  }
}
