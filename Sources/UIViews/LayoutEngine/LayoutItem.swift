import Cassowary
import Foundation
import UIFoundation

/// A view, or a guide with a rectangle of its own, in a layout system.
struct LayoutItem {
  /// The identity of the view or guide; `nil` for a removed item.
  let key: ObjectIdentifier?
  /// The view; `nil` for a guide. The view tree retains it, and a view that leaves the tree is removed in the same
  /// call.
  unowned let view: UIView?
  /// The guide; `nil` for a view.
  unowned let guide: UILayoutGuide?
  let variables: ItemVariables
  /// The installed constraints whose constants depend on the item's insets, baselines, fonts, or scroll position.
  var followers: [Follower] = []
  /// The constraints that the item contributes itself, from its mask or content, or so that it has no negative size.
  var contributions: [Contribution] = []
  /// The size and the baselines of the view's content.
  var content = MeasuredContent(CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  /// The font that determines the system spacing next to the item's baselines.
  var font: UIFont?
  /// The insets of the alignment rectangle in the frame.
  var alignment = UIEdgeInsets.zero

  /// A constraint whose constant depends on the item, and the properties of the item that it depends on.
  struct Follower: BitwiseCopyable {
    var place: ConstraintPlace
    var properties: LayoutSystem.ItemProperties
  }
}
