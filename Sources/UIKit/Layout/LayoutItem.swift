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

/// The solver's variables of an item.
///
/// They describe the untransformed frame in the coordinate system of the superview or, for a guide, the owning view.
struct ItemVariables {
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// All four variables.
  var all: [Variable] { [minX, minY, width, height] }

  /// Returns the variable that contributions of a role constrain.
  func variable(of role: Contribution.Role) -> Variable {
    switch role {
    case .maskX, .exerciseX: return minX
    case .maskY, .exerciseY: return minY
    case .maskWidth, .positiveWidth, .contentWidth, .restingWidth, .targetWidth, .exerciseWidth: return width
    case .maskHeight, .positiveHeight, .contentHeight, .restingHeight, .targetHeight, .exerciseHeight: return height
    }
  }
}

/// The items that own the variables of a layout system.
struct VariableOwners {
  /// The owners' slots, by the variables' ordinals; `none` for a variable that was removed.
  private var slots: [ItemSlot] = []

  mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

  /// The slot of the item that owns a variable, or ``LayoutIndex/none``.
  @inline(__always)
  subscript(variable: Variable) -> ItemSlot {
    variable.ordinal < slots.count ? slots[variable.ordinal] : .none
  }

  /// Sets the owner of an item's variables.
  mutating func setOwner(of variables: ItemVariables, to slot: ItemSlot) {
    setOwner(of: variables.minX, to: slot)
    setOwner(of: variables.minY, to: slot)
    setOwner(of: variables.width, to: slot)
    setOwner(of: variables.height, to: slot)
  }

  private mutating func setOwner(of variable: Variable, to slot: ItemSlot) {
    let ordinal = variable.ordinal
    while slots.count < ordinal { slots.append(.none) }
    if slots.count == ordinal { slots.append(slot) } else { slots[ordinal] = slot }
  }
}
