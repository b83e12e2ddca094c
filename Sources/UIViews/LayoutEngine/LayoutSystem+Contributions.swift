import Cassowary
import Foundation
import UIFoundation

/// The contributions of items, gathered in ``LayoutSystem/wanted``.
extension LayoutSystem {
  private mutating func appendContribution(
    _ role: LayoutItem.Role, _ value: CGFloat, at priority: UILayoutPriority = .required,
    hugging: UILayoutPriority = .required, share: CGFloat = 0, of outer: Variable? = nil
  ) {
    wanted.append(
      LayoutItem.Contribution(
        role: role, value: Double(value), priority: priority, hugging: hugging, share: outer == nil ? 0 : Double(share),
        outer: outer))
  }

  /// Adds constraints for nonnegative sizes.
  ///
  /// The engine of iOS has them, too. They are the reason why content is compressed before a spacer turns inside out.
  mutating func addPositive() {
    appendContribution(.positiveWidth, 0)
    appendContribution(.positiveHeight, 0)
  }

  /// Adds the origin of a scroll view's content, which is at its corner, and an empty size unless something determines
  /// the size.
  mutating func addContentArea() {
    appendContribution(.maskX, 0)
    appendContribution(.maskY, 0)
    appendContribution(.restingWidth, 0, at: Self.restingPriority)
    appendContribution(.restingHeight, 0, at: Self.restingPriority)
  }

  /// Adds the root's current size as required.
  ///
  /// The optional target of a previous fitting stays in place, and so do the constraints for nonnegative sizes. A
  /// required size leaves them without effect, and the next fitting need not add them again.
  mutating func addRootMask(_ view: UIView, _ slot: Int) {
    let size = view.geometry.bounds.size
    for contribution in items[slot].contributions {
      switch contribution.role {
      case .targetWidth, .targetHeight: wanted.append(contribution)
      case .positiveWidth where size.width >= 0, .positiveHeight where size.height >= 0: wanted.append(contribution)
      default: break
      }
    }
    appendContribution(.maskWidth, size.width)
    appendContribution(.maskHeight, size.height)
  }

  /// Adds the root's current size at the lowest priority, for a root without a mask whose constraints do not determine
  /// its size.
  mutating func addResting(_ view: UIView) {
    let size = view.geometry.bounds.size
    appendContribution(.restingWidth, size.width, at: Self.restingPriority)
    appendContribution(.restingHeight, size.height, at: Self.restingPriority)
  }

  /// Adds a target as the root's size.
  mutating func addTarget(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    appendContribution(horizontal == .required ? .maskWidth : .targetWidth, size.width, at: horizontal)
    appendContribution(vertical == .required ? .maskHeight : .targetHeight, size.height, at: vertical)
  }

  /// Adds the frame, or its relation to the superview's size according to the mask, as required constraints.
  mutating func addMask(_ view: UIView, _ slot: Int) {
    let outer = view.tree.superview?.geometry.bounds.size ?? .zero
    let x = view.autoresizedX(in: outer.width)
    let y = view.autoresizedY(in: outer.height)
    let follows = x.nearShare != 0 || x.sizeShare != 0 || y.nearShare != 0 || y.sizeShare != 0
    let parent = follows ? view.tree.superview.map { self.slot(of: $0) } : nil
    let (width, height) = (parent.map { items[$0].width }, parent.map { items[$0].height })
    // Getting the superview's slot may have gathered the superview's contributions.
    wanted.removeAll(keepingCapacity: true)
    func side(_ role: LayoutItem.Role, _ value: CGFloat, _ share: CGFloat, of outer: Variable?, _ now: CGFloat) {
      if share != 0, let outer {
        appendContribution(role, value - share * now, share: share, of: outer)
      } else {
        appendContribution(role, value)
      }
    }
    side(.maskX, x.near, x.nearShare, of: width, x.outer)
    side(.maskY, y.near, y.nearShare, of: height, y.outer)
    side(.maskWidth, x.size, x.sizeShare, of: width, x.outer)
    side(.maskHeight, y.size, y.sizeShare, of: height, y.outer)
  }

  /// Adds the content size, limited from above by content hugging and from below by compression resistance, and stores
  /// it.
  ///
  /// A height that depends on the width keeps its value until the second pass requests it; otherwise, it would be
  /// edited twice.
  mutating func addContent(_ view: UIView, _ slot: Int) {
    var size = view.intrinsicContentSize
    if view.heightDependsOnWidth {
      secondPassSlots.insert(slot)
      if items[slot].askedWidth != nil, items[slot].content.height >= 0 { size.height = items[slot].content.height }
    }
    items[slot].content = size
    items[slot].askedWidth = nil
    addContentSize(view, slot, size)
  }

  private mutating func addContentSize(_ view: UIView, _ slot: Int, _ content: CGSize) {
    let insets = items[slot].alignment
    let width = content.width + insets.left + insets.right
    let height = content.height + insets.top + insets.bottom
    let priorities = view.engineContentPriorities
    // One constraint with a priority for each side, whose edits need no pivot.
    if content.width >= 0, width.isFinite {
      appendContribution(.contentWidth, width, at: priorities.resistance.x, hugging: priorities.hugging.x)
    }
    if content.height >= 0, height.isFinite {
      appendContribution(.contentHeight, height, at: priorities.resistance.y, hugging: priorities.hugging.y)
    }
  }

  /// Replaces the height of an item's content with the one requested by the second pass.
  mutating func setContentHeight(_ height: CGFloat, of view: UIView, _ slot: Int) {
    items[slot].content.height = height
    let insets = items[slot].alignment
    for index in items[slot].contributions.indices {
      var contribution = items[slot].contributions[index]
      switch contribution.role {
      case .contentHeight:
        contribution.value = Double(height + insets.top + insets.bottom)
        edit(index, of: slot, to: contribution)
      default: break
      }
    }
  }
}
