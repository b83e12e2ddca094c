import Foundation
import UIFoundation

/// The part of a view's insets that is read whenever the view moves, and the guides for the insets.
struct ViewInsets {
  var reach = InsetReach()
  var preservesSuperview = false
  var followsSafeArea = true
  var safeArea = UIEdgeInsets.zero
  /// The guides for the insets, created on first use.
  var marginsGuide: UILayoutGuide?
  var safeAreaGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
}

/// Which views' insets depend on a view's position.
struct InsetReach: OptionSet {
  let rawValue: UInt8
  /// The view's own insets depend on its position in the superview for a reason of its own.
  static let hasReason = InsetReach(rawValue: 1)
  /// The superview has a safe area.
  static let isUnderArea = InsetReach(rawValue: 2)
  /// The insets of a descendant may depend on its position in this view. Always set if they do.
  static let mayReachInside = InsetReach(rawValue: 4)

  mutating func set(_ member: InsetReach, _ isThere: Bool) {
    if isThere { insert(member) } else { remove(member) }
  }
}

/// A view's margins.
struct ViewMargins {
  /// How the margins were set last.
  enum Setting: Hashable {
    /// The margins were never set.
    case automatic
    /// The margins were set by left and right.
    case absolute(UIEdgeInsets)
    /// The margins were set by leading and trailing.
    case directional(NSDirectionalEdgeInsets)
  }

  var setting = Setting.automatic
  /// The margins that the engine was last told about.
  var announced = ViewMargins.usual
  /// The insets of the readable content that the engine was last told about; used once there is a guide for it.
  var announcedReadable = UIEdgeInsets.zero

  /// The default margins: 8 points on every side (uikit.md, "Margins, guides, safe area").
  static let usual = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}
