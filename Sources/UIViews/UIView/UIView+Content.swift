import Foundation
import UIFoundation

/// How strongly a view holds on to its content's size.
struct ContentPriorities: Hashable {
  /// 250 against growing (uikit.md, "UILabel").
  var hugging = (x: UILayoutPriority.defaultLow, y: UILayoutPriority.defaultLow)
  /// 750 against shrinking.
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

extension UIView {
  /// How strongly the view resists growing beyond its content, 250 at first.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.x : contentPriorities.hugging.y
  }

  /// Sets how strongly the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priority.requireValid()
    guard priority != contentHuggingPriority(for: axis) else { return }
    if axis == .horizontal { contentPriorities.hugging.x = priority } else { contentPriorities.hugging.y = priority }
    contentDidChange()
  }

  /// How strongly the view resists being smaller than its content, 750 at first.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.resistance.x : contentPriorities.resistance.y
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.requireValid()
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    if axis == .horizontal {
      contentPriorities.resistance.x = priority
    } else {
      contentPriorities.resistance.y = priority
    }
    contentDidChange()
  }

  func contentDidChange() {
    engineContentDidChange()
    arranger?.arrangedContentDidChange()
  }

  /// Rounds to the pixels of the view's screen.
  package var pixelSnapping: PixelSnapping { PixelSnapping(scale: traitCollection.displayScale) }
}
