public import Foundation
public import UIFoundation

/// A layout guide that follows a moving element, with constraints that are active depending on its position.
///
/// Nothing moves in Galley: the guide is always near the bottom edge and away from the others, like a docked keyboard.
/// Constraints for the bottom edge are therefore active when the guide is near, and those for other edges when it is
/// away.
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints, their edges, and whether they are active near those edges or away from them.
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edges: NSDirectionalRectEdge
    let isNear: Bool
  }

  private var tracked: [Tracked] = []

  /// Replaces the constraints that are active while the guide is near all of the given edges.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge)
  {
    activateTracked(Tracked(constraints: trackedConstraints, edges: edges, isNear: true))
  }
  /// Replaces the constraints that are active while the guide is away from all of the given edges.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge)
  {
    activateTracked(Tracked(constraints: trackedConstraints, edges: edges, isNear: false))
  }
  /// Returns the constraints that are active while the guide is near the given edges.
  @discardableResult
  open func constraints(activeWhenNearEdge edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear }?.constraints ?? []
  }
  /// Returns the constraints that are active while the guide is away from the given edges.
  @discardableResult
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && !$0.isNear }?.constraints ?? []
  }
  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func activateTracked(_ new: Tracked) {
    if let index = tracked.firstIndex(where: { $0.edges == new.edges && $0.isNear == new.isNear }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    if !new.constraints.isEmpty { tracked.append(new) }
    let isThere = new.isNear ? new.edges == .bottom : !new.edges.contains(.bottom)
    if isThere { NSLayoutConstraint.activate(new.constraints) }
  }
}

/// The area that the keyboard covers. There is no keyboard, so it has no height, at the bottom of the safe area.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard. Stored for source compatibility; has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area, which it always does. Stored for source compatibility; has no effect.
  open var usesBottomSafeArea = true
  /// The distance above the keyboard at which a drag starts to dismiss it, in points. Stored for source compatibility;
  /// has no effect.
  open var keyboardDismissPadding: CGFloat = 0
}
