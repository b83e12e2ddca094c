import Cassowary
import Foundation
import UIFoundation

/// What items contribute by themselves.
extension LayoutSystem {
  typealias Contributions = [(LayoutItem.Role, LinearConstraint)]

  private func linear(
    _ terms: [LinearExpression.Term], _ relation: Cassowary.Relation, _ constant: CGFloat,
    at priority: UILayoutPriority = .required
  ) -> LinearConstraint? {
    guard let priority = try? Priority(Double(priority.rawValue)) else { return nil }
    return try? LinearConstraint(
      LinearExpression(terms, constant: -Double(constant)), relation, priority: priority)
  }

  private func gather(_ all: [(LayoutItem.Role, LinearConstraint?)]) -> Contributions {
    all.compactMap { role, linear in linear.map { (role, $0) } }
  }

  /// No size is negative: the engine of iOS restricts widths and heights so, which is what lets content be compressed
  /// rather than a spacer turn inside out.
  func positive(_ item: LayoutItem) -> Contributions {
    gather([
      (.positiveWidth, linear([.init(item.width)], .greaterThanOrEqual, 0)),
      (.positiveHeight, linear([.init(item.height)], .greaterThanOrEqual, 0)),
    ])
  }

  /// The root's size is what its owner set.
  func rootMask(_ view: UIView, _ item: LayoutItem) -> Contributions {
    let size = view.geometry.bounds.size
    return gather([
      (.maskWidth, linear([.init(item.width)], .equal, size.width)),
      (.maskHeight, linear([.init(item.height)], .equal, size.height)),
    ])
  }

  /// A root without a mask takes the size that its constraints decide, and keeps its own where they decide none.
  func resting(_ view: UIView, _ item: LayoutItem) -> Contributions {
    let size = view.geometry.bounds.size
    return gather([
      (.restingWidth, linear([.init(item.width)], .equal, size.width, at: Self.restingPriority)),
      (.restingHeight, linear([.init(item.height)], .equal, size.height, at: Self.restingPriority)),
    ])
  }

  /// The frame, or how it follows the superview's size by the mask, as required constraints.
  mutating func mask(_ view: UIView, _ item: LayoutItem) -> Contributions {
    let outer = view.tree.superview?.geometry.bounds.size ?? .zero
    let x = view.autoresizedX(in: outer.width)
    let y = view.autoresizedY(in: outer.height)
    let follows = x.nearShare != 0 || x.sizeShare != 0 || y.nearShare != 0 || y.sizeShare != 0
    let parent = follows ? view.tree.superview.flatMap { items[slot(of: $0)] } : nil
    func equation(_ variable: Variable, _ value: CGFloat, _ share: CGFloat, of outerSize: Variable?, _ now: CGFloat)
      -> LinearConstraint?
    {
      guard share != 0, let outerSize else { return linear([.init(variable)], .equal, value) }
      return linear([.init(variable), .init(outerSize, -Double(share))], .equal, value - share * now)
    }
    return gather([
      (.maskX, equation(item.minX, x.near, x.nearShare, of: parent?.width, x.outer)),
      (.maskY, equation(item.minY, y.near, y.nearShare, of: parent?.height, y.outer)),
      (.maskWidth, equation(item.width, x.size, x.sizeShare, of: parent?.width, x.outer)),
      (.maskHeight, equation(item.height, y.size, y.sizeShare, of: parent?.height, y.outer)),
    ])
  }

  /// The content's size, from above by hugging and from below by compression resistance, and remembers it.
  ///
  /// A height that depends on the width stays what it was until the second pass has asked for it: it would be edited
  /// twice otherwise.
  mutating func content(_ view: UIView, _ item: LayoutItem, _ slot: Int) -> Contributions {
    var size = view.intrinsicContentSize
    if view.heightDependsOnWidth {
      secondPassSlots.insert(slot)
      if item.askedWidth != nil, item.content.height >= 0 { size.height = item.content.height }
    }
    items[slot]?.content = size
    items[slot]?.askedWidth = nil
    return contentConstraints(view, item, size)
  }

  func contentConstraints(_ view: UIView, _ item: LayoutItem, _ content: CGSize) -> Contributions {
    let insets = view.alignmentRectInsets
    let width = content.width + insets.left + insets.right
    let height = content.height + insets.top + insets.bottom
    let priorities = view.contentPriorities
    var all: [(LayoutItem.Role, LinearConstraint?)] = []
    if content.width >= 0, width.isFinite {
      all.append((.hugWidth, linear([.init(item.width)], .lessThanOrEqual, width, at: priorities.hugging.x)))
      all.append((.resistWidth, linear([.init(item.width)], .greaterThanOrEqual, width, at: priorities.resistance.x)))
    }
    if content.height >= 0, height.isFinite {
      all.append((.hugHeight, linear([.init(item.height)], .lessThanOrEqual, height, at: priorities.hugging.y)))
      all.append(
        (.resistHeight, linear([.init(item.height)], .greaterThanOrEqual, height, at: priorities.resistance.y)))
    }
    return gather(all)
  }

  /// The target of a fitting: the root's sides at the given priorities.
  func target(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, _ item: LayoutItem
  ) -> Contributions {
    gather([
      (.targetWidth, linear([.init(item.width)], .equal, size.width, at: horizontal)),
      (.targetHeight, linear([.init(item.height)], .equal, size.height, at: vertical)),
    ])
  }
}
