import CoreGraphics
import Cassowary
import Foundation
import UIFoundation

/// The contributions that an item should have, before they are compared with those that it has.
///
/// It is a local value of at most six contributions, so that gathering them allocates nothing, and gathering those of a
/// superview in between changes no other list.
struct ContributionList {
  /// The priority at which a root without a mask retains its size: lower than any that an application uses.
  private static let restingPriority = UILayoutPriority(0.001)

  private var elements = InlineArray<6, Contribution>(
    repeating: Contribution(role: .maskX, value: 0))
  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  // This and the functions below are mutating, although they change nothing: reading an element of an inline array that
  // is not in place copies all of them.

  subscript(index: Int) -> Contribution {
    mutating get { elements[index] }
  }

  /// Returns the contributions as an array.
  mutating func makeArray() -> [Contribution] {
    var array: [Contribution] = []
    array.reserveCapacity(count)
    for index in indices { array.append(self[index]) }
    return array
  }

  /// Returns whether the contributions differ from an item's only in values and optional priorities.
  mutating func areEdits(of contributions: [Contribution]) -> Bool {
    if contributions.count != count { return false }
    for index in indices where !self[index].canBecome(contributions[index]) { return false }
    return true
  }

  private mutating func append(_ contribution: Contribution) {
    elements[count] = contribution
    count += 1
  }

  @inline(__always)
  private mutating func append(
    _ role: Contribution.Role, _ value: CGFloat, at priority: UILayoutPriority = .required,
    hugging: UILayoutPriority = .required
  ) {
    append(Contribution(role: role, value: Double(value), priority: priority, hugging: hugging))
  }

  /// Adds constraints for nonnegative sizes of the alignment rectangle: the frame is at least as large as the insets.
  ///
  /// The engine of iOS has them, too. They are the reason why content is compressed before a spacer turns inside out.
  /// Nine recorded sliders without space keep the point of their insets (uikit-recorded.md, "Sizes and alignment
  /// insets"). Not recorded: negative insets, with which the frame isn't negative either.
  mutating func addPositive(insets: UIEdgeInsets = .zero) {
    append(.positiveWidth, max(insets.left + insets.right, 0))
    append(.positiveHeight, max(insets.top + insets.bottom, 0))
  }

  /// Adds the origin of a scroll view's content, which is at its corner, and an empty size unless something determines
  /// the size.
  mutating func addContentArea() {
    append(.maskX, 0)
    append(.maskY, 0)
    addResting(.zero)
  }

  /// Adds a root's current size as required.
  ///
  /// The constraints for nonnegative sizes stay in place. A required size leaves them without effect, and the next
  /// fitting need not add them again.
  mutating func addRootSize(_ size: CGSize, keepingSomeOf contributions: [Contribution]) {
    for contribution in contributions {
      switch contribution.role {
      case .positiveWidth where size.width >= contribution.value: append(contribution)
      case .positiveHeight where size.height >= contribution.value: append(contribution)
      default: break
      }
    }
    addTarget(size, .required, .required)
  }

  /// Adds a size at the lowest priority, for an item whose size the constraints may not determine.
  mutating func addResting(_ size: CGSize) {
    append(.restingWidth, size.width, at: Self.restingPriority)
    append(.restingHeight, size.height, at: Self.restingPriority)
  }

  /// Adds a target as the root's size.
  mutating func addTarget(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    append(.rootWidth, size.width, at: horizontal, hugging: horizontal)
    append(.rootHeight, size.height, at: vertical, hugging: vertical)
  }

  /// Adds the frame of a view along both axes, or its relation to the superview's size, as required constraints.
  ///
  /// - Parameter outer: The superview's variables; `nil` if the frame doesn't depend on its size.
  mutating func addMask(_ x: AutoresizedAxis, _ y: AutoresizedAxis, in outer: ItemVariables?) {
    addSide(.maskX, x.near, x.nearShare, of: outer?.width, x.outer)
    addSide(.maskY, y.near, y.nearShare, of: outer?.height, y.outer)
    addSide(.maskWidth, x.size, x.sizeShare, of: outer?.width, x.outer)
    addSide(.maskHeight, y.size, y.sizeShare, of: outer?.height, y.outer)
  }

  private mutating func addSide(
    _ role: Contribution.Role, _ value: CGFloat, _ share: CGFloat, of outer: Variable?, _ outerLength: CGFloat
  ) {
    guard share != 0, let outer else { return append(role, value) }
    append(
      Contribution(
        role: role, value: Double(value - share * outerLength), share: Double(share), outer: outer))
  }

  /// Adds the content size, limited from above by content hugging and from below by compression resistance.
  ///
  /// Each side is one constraint with two priorities, whose edits need no pivot.
  mutating func addContent(_ size: CGSize, insets: UIEdgeInsets, _ priorities: ContentPriorities) {
    let width = size.width + insets.left + insets.right
    let height = size.height + insets.top + insets.bottom
    if size.width >= 0, width.isFinite {
      append(.contentWidth, width, at: priorities.resistance.x, hugging: priorities.hugging.x)
    }
    if size.height >= 0, height.isFinite {
      append(.contentHeight, height, at: priorities.resistance.y, hugging: priorities.hugging.y)
    }
  }
}

// An extension of the array rather than a method of the item, which would copy the item for the call.
extension [Contribution] {
  /// Returns the index of the contribution with a role, or `nil`.
  func index(of role: Contribution.Role) -> Int? {
    for index in indices where self[index].role == role { return index }
    return nil
  }

  /// Whether one of the contributions is a content size.
  var haveContent: Bool { contains { $0.role.isContent } }
}
