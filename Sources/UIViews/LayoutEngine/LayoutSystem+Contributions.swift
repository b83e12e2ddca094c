import Cassowary
import Foundation
import UIFoundation

/// What items contribute by themselves, gathered in ``LayoutSystem/wanted``.
extension LayoutSystem {
  private mutating func want(
    _ role: LayoutItem.Role, _ value: CGFloat, at priority: UILayoutPriority = .required,
    hugging: UILayoutPriority = .required, share: CGFloat = 0, of outer: Variable? = nil
  ) {
    wanted.append(
      LayoutItem.Contribution(
        role: role, value: Double(value), priority: priority, hugging: hugging, share: outer == nil ? 0 : Double(share),
        outer: outer))
  }

  /// No size is negative: the engine of iOS restricts widths and heights so, which is what lets content be compressed
  /// rather than a spacer turn inside out.
  mutating func addPositive() {
    want(.positiveWidth, 0)
    want(.positiveHeight, 0)
  }

  /// A scroll view's content begins at its corner, and is empty where nothing decides its size.
  mutating func addContentArea() {
    want(.maskX, 0)
    want(.maskY, 0)
    want(.restingWidth, 0, at: Self.restingPriority)
    want(.restingHeight, 0, at: Self.restingPriority)
  }

  /// The root's size is what its owner set.
  ///
  /// The target of a fitting before stays where it is only wished for, and so does that no side is negative: a required
  /// size leaves them nothing to say, and the next fitting has them already.
  mutating func addRootMask(_ view: UIView, _ slot: Int) {
    let size = view.geometry.bounds.size
    for contribution in items[slot].contributions {
      switch contribution.role {
      case .targetWidth, .targetHeight: wanted.append(contribution)
      case .positiveWidth where size.width >= 0, .positiveHeight where size.height >= 0: wanted.append(contribution)
      default: break
      }
    }
    want(.maskWidth, size.width)
    want(.maskHeight, size.height)
  }

  /// A root without a mask takes the size that its constraints decide, and keeps its own where they decide none.
  mutating func addResting(_ view: UIView) {
    let size = view.geometry.bounds.size
    want(.restingWidth, size.width, at: Self.restingPriority)
    want(.restingHeight, size.height, at: Self.restingPriority)
  }

  /// The root's size as a target has it.
  mutating func addTarget(_ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    want(horizontal == .required ? .maskWidth : .targetWidth, size.width, at: horizontal)
    want(vertical == .required ? .maskHeight : .targetHeight, size.height, at: vertical)
  }

  /// The frame, or how it follows the superview's size by the mask, as required constraints.
  mutating func addMask(_ view: UIView, _ slot: Int) {
    let outer = view.tree.superview?.geometry.bounds.size ?? .zero
    let x = view.autoresizedX(in: outer.width)
    let y = view.autoresizedY(in: outer.height)
    let follows = x.nearShare != 0 || x.sizeShare != 0 || y.nearShare != 0 || y.sizeShare != 0
    let parent = follows ? view.tree.superview.map { self.slot(of: $0) } : nil
    let (width, height) = (parent.map { items[$0].width }, parent.map { items[$0].height })
    // The superview may have gathered its own in between.
    wanted.removeAll(keepingCapacity: true)
    func side(_ role: LayoutItem.Role, _ value: CGFloat, _ share: CGFloat, of outer: Variable?, _ now: CGFloat) {
      if share != 0, let outer {
        want(role, value - share * now, share: share, of: outer)
      } else {
        want(role, value)
      }
    }
    side(.maskX, x.near, x.nearShare, of: width, x.outer)
    side(.maskY, y.near, y.nearShare, of: height, y.outer)
    side(.maskWidth, x.size, x.sizeShare, of: width, x.outer)
    side(.maskHeight, y.size, y.sizeShare, of: height, y.outer)
  }

  /// The content's size, from above by hugging and from below by compression resistance, and remembers it.
  ///
  /// A height that depends on the width stays what it was until the second pass has asked for it: it would be edited
  /// twice otherwise.
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
    // One constraint with a priority for each direction, whose edits need no pivot.
    if content.width >= 0, width.isFinite {
      want(.contentWidth, width, at: priorities.resistance.x, hugging: priorities.hugging.x)
    }
    if content.height >= 0, height.isFinite {
      want(.contentHeight, height, at: priorities.resistance.y, hugging: priorities.hugging.y)
    }
  }

  /// Replaces the height of an item's content, which the second pass has asked for.
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
