import Foundation
import UIFoundation

extension UILayoutPriority {
  /// The next lower priority.
  fileprivate var justBelow: UILayoutPriority { UILayoutPriority(rawValue.nextDown) }

  /// The hugging priority of text that has wrapped, which stretches before other content of the same priority does.
  ///
  /// That content keeps its size of the first pass, in which there was no room left. Recorded: an icon beside a label of
  /// several lines in a row of a stack view, which stretches first otherwise (uikit-recorded.md, "Stack views").
  var belowEqualPriorities: UILayoutPriority { justBelow.justBelow }
}

extension UIView {
  /// The priorities of the content's constraints in the engine.
  ///
  /// They are the next lower priority than the view's own if the view yields to its neighbors in a stack view, and if
  /// they are required: required content yields to the application's required constraints. Recorded in two
  /// applications: an image of 78 by 106 points that constraints hold at 27 by 36, and a label of 20.5 points between
  /// others that leave 9.
  var engineContentPriorities: ContentPriorities {
    let flags = layoutState.flags
    let (stretchesX, stretchesY) = (flags.contains(.stretchesAlongX), flags.contains(.stretchesAlongY))
    let givesWay = flags.contains(.givesWay)
    func priority(_ own: UILayoutPriority, yields: Bool) -> UILayoutPriority {
      let optional = own == .required ? own.justBelow : own
      return yields ? optional.justBelow : optional
    }
    var priorities = ContentPriorities()
    let (hugging, resistance) = (contentPriorities.hugging, contentPriorities.resistance)
    priorities.hugging = (priority(hugging.x, yields: stretchesX), priority(hugging.y, yields: stretchesY))
    priorities.resistance = (
      priority(resistance.x, yields: stretchesX && givesWay), priority(resistance.y, yields: stretchesY && givesWay)
    )
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
    // A view that no constraint mentions has no baselines to update.
    if layoutState.isEngineItem {
      engineContentDidChange()
      standInMayDiffer()
    }
    arranger?.arrangedContentDidChange(of: self)
  }

  /// The rounding to the pixels of the view's screen.
  var pixelSnapping: PixelSnapping {
    Self.hasTraitOverrides ? PixelSnapping(scale: resolvedTraits.displayScale) : Self.processLook.snapping
  }
}
