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

extension UILayoutPriority {
  /// The priority right below this one; a required priority stays required.
  fileprivate var justBelow: UILayoutPriority {
    self == .required ? self : UILayoutPriority(rawValue.nextDown)
  }
}

extension UIView {
  /// The priorities of the content in the engine: right below the view's own where the view yields to its neighbors.
  var engineContentPriorities: ContentPriorities {
    var priorities = contentPriorities
    let flags = layoutState.flags
    let givesWay = flags.contains(.givesWay)
    if flags.contains(.stretchesAlongX) {
      priorities.hugging.x = priorities.hugging.x.justBelow
      if givesWay { priorities.resistance.x = priorities.resistance.x.justBelow }
    }
    if flags.contains(.stretchesAlongY) {
      priorities.hugging.y = priorities.hugging.y.justBelow
      if givesWay { priorities.resistance.y = priorities.resistance.y.justBelow }
    }
    return priorities
  }

  func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.hugging.x : contentPriorities.hugging.y
  }

  func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    priority.requireValid()
    guard priority != hugging(along: axis) else { return }
    if axis == .horizontal { contentPriorities.hugging.x = priority } else { contentPriorities.hugging.y = priority }
    contentDidChange()
  }

  func resistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? contentPriorities.resistance.x : contentPriorities.resistance.y
  }

  func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
    priority.requireValid()
    guard priority != resistance(along: axis) else { return }
    if axis == .horizontal {
      contentPriorities.resistance.x = priority
    } else {
      contentPriorities.resistance.y = priority
    }
    contentDidChange()
  }

  func contentDidChange() {
    engineContentDidChange()
    // A view that nothing mentions has no baselines to look at.
    if layoutState.isEngineItem { standInMayDiffer() }
    arranger?.arrangedContentDidChange(of: self)
  }

  /// Rounds to the pixels of the view's screen.
  package var pixelSnapping: PixelSnapping {
    Self.hasTraitOverrides ? PixelSnapping(scale: resolvedTraits.displayScale) : Self.processLook.snapping
  }
}
