import CoreGraphics
import Cassowary
import Foundation
import UIFoundation

/// The constants of installed constraints, which depend on insets, baselines, and fonts, while their terms do not.
extension LayoutSystem {
  /// The properties of items that a constraint's constant depends on.
  struct ItemProperties: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The positions of baselines.
    static let baselines = ItemProperties(rawValue: 1)
    /// Margins, alignment rectangles, and scroll positions.
    static let insets = ItemProperties(rawValue: 2)
    /// The fonts that determine system spacing.
    static let fonts = ItemProperties(rawValue: 4)
  }

  /// Updates the constants of the constraints that depend on changed properties of an item, in the order of their
  /// activation.
  mutating func updateFollowers(of slot: ItemSlot, following change: ItemProperties) {
    for index in items[slot].followers.indices {
      let follower = items[slot].followers[index]
      let properties = follower.properties.intersection(change)
      if properties.isEmpty { continue }
      let place = follower.place
      if properties.contains(.fonts), let constraint = installed[place].constraint {
        installed[place].own = Double(constraint.constant)
      }
      updateConstant(at: place)
    }
  }

  /// Returns whether a constraint between the outside and the inside of a view depends on its scroll position.
  mutating func isScrollingFollowed(_ view: UIView) -> Bool {
    guard let slot = knownSlot(of: view) else { return false }
    for follower in items[slot].followers where follower.properties.contains(.insets) {
      if installed[follower.place].followsScrolling(of: slot) { return true }
    }
    return false
  }

  /// Recomputes a constraint's constant, and updates the solver if it has changed.
  mutating func updateConstant(at place: ConstraintPlace) {
    var constant = -installed[place].own
    for index in installed[place].parts.indices {
      let part = installed[place].parts[index]
      constant += part.factor * quantity(part)
    }
    constant = Double(CGFloat(constant).bounded)
    guard abs(constant - installed[place].constant) > LayoutTolerance.constant else { return }
    let id = enteredID(at: place)
    installed[place].constant = constant
    guard let id else { return waitingConstraintDidChange() }
    setConstant(id, to: constant, of: .installed(place))
  }

  // These are mutating, although they change nothing: called within a change, they would otherwise copy the whole
  // system.

  /// Returns the constant of a constraint that is not installed yet.
  mutating func constant(own: Double, _ parts: [ConstantPart]) -> Double {
    var constant = -own
    for part in parts { constant += part.factor * quantity(part) }
    return Double(CGFloat(constant).bounded)
  }

  /// Returns the current value of a quantity, as a distance rightward or downward from the edge that it belongs to.
  private mutating func quantity(_ part: ConstantPart) -> Double {
    switch part.quantity {
    case .firstBaseline: return Double(baselines(of: part.slot)?.firstFromTop ?? 0)
    case .lastBaseline: return -Double(baselines(of: part.slot)?.lastFromBottom ?? 0)
    case .scrolledX: return -Double(view(of: part.slot)?.geometry.bounds.origin.x ?? 0)
    case .scrolledY: return -Double(view(of: part.slot)?.geometry.bounds.origin.y ?? 0)
    case .left: return Double(insets(of: part).left)
    case .right: return -Double(insets(of: part).right)
    case .top: return Double(insets(of: part).top)
    case .bottom: return -Double(insets(of: part).bottom)
    case .width:
      let insets = insets(of: part)
      return -Double(insets.left + insets.right)
    case .height:
      let insets = insets(of: part)
      return -Double(insets.top + insets.bottom)
    case .centerX:
      let insets = insets(of: part)
      return Double(insets.left - insets.right) / 2
    case .centerY:
      let insets = insets(of: part)
      return Double(insets.top - insets.bottom) / 2
    }
  }

  // Each reads a single property of an item. Reading several side by side copies the item.

  @inline(never)
  private mutating func baselines(of slot: ItemSlot) -> MeasuredContent.Baselines? { items[slot].content.baselines }

  @inline(never)
  private mutating func view(of slot: ItemSlot) -> UIView? { items[slot].view }

  @inline(never)
  private mutating func alignment(of slot: ItemSlot) -> UIEdgeInsets { items[slot].alignment }

  private mutating func insets(of part: ConstantPart) -> UIEdgeInsets {
    switch part.rectangle {
    case .own: return alignment(of: part.slot)
    case .margins: return view(of: part.slot)?.layoutMargins ?? .zero
    case .safeArea: return view(of: part.slot)?.safeAreaInsets ?? .zero
    case .readable: return view(of: part.slot)?.readableInsets ?? .zero
    case .content, .frame: return .zero
    }
  }
}
