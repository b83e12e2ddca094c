import Cassowary
import Foundation
import UIFoundation

/// A view, or a guide with a rectangle of its own, in a layout system: its variables, and what is known about it.
struct LayoutItem {
  let variables: ItemVariables
  /// The installed constraints whose constants depend on the item's insets, baselines, fonts, or scroll position.
  var followers = Followers(padding: Follower(constraint: .none, properties: []))
  /// The constraints that the item contributes itself, from its mask or content, or so that it has no negative size.
  var contributions: [Contribution] = []
  /// The size and the baselines of the content.
  var content = MeasuredContent()
  /// The hugging priority of the content's width.
  var hugging = UILayoutPriority.required
  /// The insets of the item's rectangles in its frame.
  var insets = ItemInsets()
  /// The stack view that arranges the item, or `nil`.
  var arranger: StackIdentity?

  typealias Followers = ShortList<4, Follower>

  /// A constraint whose constant depends on the item, and the properties of the item that it depends on.
  struct Follower: BitwiseCopyable {
    var constraint: ConstraintSlot
    var properties: LayoutSystem.ItemProperties
  }
}

/// Distinguishes stack views.
typealias StackIdentity = ObjectIdentifier

/// The insets of an item's rectangles in its frame, in points.
struct ItemInsets {
  /// The insets of the alignment rectangle.
  var alignment = UIEdgeInsets.zero
  /// The margins, the safe area, and the margins of the readable area; known once a constraint depends on them.
  private(set) var margins = UIEdgeInsets.zero
  private(set) var safeArea = UIEdgeInsets.zero
  private(set) var readable = UIEdgeInsets.zero
  /// The scroll position: the origin of the bounds.
  private(set) var scrolled = CGPoint.zero
  /// The quantities that constraints depend on.
  private(set) var used: Used = []

  /// The quantities that an item is asked for only if a constraint depends on them.
  struct Used: OptionSet {
    let rawValue: UInt8
    static let margins = Used(rawValue: 1)
    static let safeArea = Used(rawValue: 2)
    static let readable = Used(rawValue: 4)
    static let scrolled = Used(rawValue: 8)
  }

  /// The insets of a rectangle.
  subscript(rectangle: LayoutRectangle) -> UIEdgeInsets {
    switch rectangle {
    case .own: alignment
    case .margins: margins
    case .safeArea: safeArea
    case .readable: readable
    case .content, .frame: .zero
    }
  }

  /// Stores the insets of a rectangle that a constraint depends on.
  mutating func set(_ insets: UIEdgeInsets, of rectangle: LayoutRectangle) {
    switch rectangle {
    case .own: alignment = insets
    case .margins:
      margins = insets
      used.insert(.margins)
    case .safeArea:
      safeArea = insets
      used.insert(.safeArea)
    case .readable:
      readable = insets
      used.insert(.readable)
    case .content, .frame: break
    }
  }

  /// Stores the scroll position, which a constraint depends on.
  mutating func set(scrolled position: CGPoint) {
    scrolled = position
    used.insert(.scrolled)
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
    case .maskWidth, .positiveWidth, .contentWidth, .restingWidth, .rootWidth, .exerciseWidth: return width
    case .maskHeight, .positiveHeight, .contentHeight, .restingHeight, .rootHeight, .exerciseHeight: return height
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
