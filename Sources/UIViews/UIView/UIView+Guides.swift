public import Foundation
public import UIFoundation

/// A guide that follows something that moves, with constraints for where it is.
///
/// Nothing moves here: the guide stays near the bottom edge, and away from the others, as where a keyboard is docked. So
/// constraints for the bottom are active when the guide is near, and those for other edges when it is away.
@MainActor @preconcurrency
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints, the edges that they are for, and whether they are active near them.
  private struct Tracked {
    let constraints: [NSLayoutConstraint]
    let edges: NSDirectionalRectEdge
    let isNear: Bool
  }

  private var tracked: [Tracked] = []

  /// Takes constraints that are active while the guide is near all of some edges, in place of those that were before.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge)
  {
    track(Tracked(constraints: trackedConstraints, edges: edges, isNear: true))
  }
  /// Takes constraints that are active while the guide is away from all of some edges, in place of those that were before.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge)
  {
    track(Tracked(constraints: trackedConstraints, edges: edges, isNear: false))
  }
  /// The constraints that are active while the guide is near some edges.
  open func constraints(activeWhenNearEdge edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear }?.constraints ?? []
  }
  /// The constraints that are active while the guide is away from some edges.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && !$0.isNear }?.constraints ?? []
  }
  /// Deactivates all of these constraints, and lets go of them.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func track(_ new: Tracked) {
    if let index = tracked.firstIndex(where: { $0.edges == new.edges && $0.isNear == new.isNear }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    if !new.constraints.isEmpty { tracked.append(new) }
    let isThere = new.isNear ? new.edges == .bottom : !new.edges.contains(.bottom)
    if isThere { NSLayoutConstraint.activate(new.constraints) }
  }
}

/// The room that a keyboard takes: none here, at the bottom of the safe area.
@MainActor @preconcurrency
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide would follow a keyboard that floats: kept.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area: kept; it does.
  open var usesBottomSafeArea = true
  /// How far above the keyboard a drag would begin to move it, in points: kept.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The width that text is read well in at the category `large`, in points (uikit.md, "Margins, guides, safe area").
  static let readableWidth: CGFloat = 672

  /// The readable rectangle's guide, made when first asked for.
  var readableGuide: UILayoutGuide {
    if let guide = insetState.readableGuide { return guide }
    let guide = UILayoutGuide(.readable, of: self, identifier: "UIViewReadableContentGuide")
    insetState.readableGuide = guide
    layoutState.flags.insert(.dealsWithTraits)
    inheritanceMayDiffer()
    marginState.announcedReadable = readableInsets
    return guide
  }

  /// How far the readable rectangle lies inside the view.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let widest = UIFontMetrics.default.scaledValue(for: Self.readableWidth, compatibleWith: traitCollection)
    let excess = bounds.width - insets.left - insets.right - widest
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  /// The keyboard's guide, made when first asked for.
  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = layoutGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.rightAnchor.constraint(equalTo: rightAnchor),
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}
