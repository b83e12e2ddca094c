package import Foundation
import UIFoundation

extension LayoutSystem {
  /// The largest target that is taken as it is; `CGFloat.greatestFiniteMagnitude`, which stands for "as much as you
  /// like", would leave no digit for anything else.
  static let largestTarget: CGFloat = 1e7

  /// The root's size with a target's sides wished for at the given priorities, unrounded.
  mutating func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let slot = slot(of: root)
    guard let item = items[slot] else { return .zero }
    let size = CGSize(width: Self.usable(target.width), height: Self.usable(target.height))
    let wanted =
      positive(item) + content(root, item, slot)
      + self.target(size, horizontal: horizontal, vertical: vertical, item)
    replaceContributions(of: slot, by: wanted)
    addDeferred()
    solve()
    return items[slot].map { solvedFrame($0).size } ?? .zero
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -largestTarget), largestTarget)
  }
}

extension UIView {
  /// What ``systemLayoutSizeFitting(_:)`` answers.
  ///
  /// With `keepsSolution`, the next layout starts from the solution found here, which saves finding it twice. It is for
  /// callers that give the view this size next: otherwise an ambiguous layout may come out differently.
  package func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, keepsSolution: Bool
  ) -> CGSize {
    horizontal.requireValid()
    vertical.requireValid()
    runUpdateConstraints()
    let size: CGSize
    if regionRoot === self {
      size = ensureEngine().fittingSize(
        target, horizontal: horizontal, vertical: vertical, keepsSolution: keepsSolution)
    } else {
      var system = LayoutSystem(root: self, isFitting: true)
      for constraint in constraintsInside { system.install(constraint) }
      size = system.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
    return CGSize(
      width: rounded(size.width, towards: target.width), height: rounded(size.height, towards: target.height))
  }

  /// A length rounded up to the pixel; one that met its target is the target.
  private func rounded(_ length: CGFloat, towards target: CGFloat) -> CGFloat {
    abs(length - target) <= LayoutSystem.widthTolerance ? target : pixelSnapping.ceilToPixel(length)
  }

  /// The active constraints of the region that lie wholly inside this view, oldest first.
  var constraintsInside: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var pending = [self]
    while let view = pending.popLast() {
      found += view.layoutState.constraints.filter { constraint in
        constraint.participants.allSatisfy { $0.layoutView?.isInside(self) ?? false }
      }
      pending.append(contentsOf: view.tree.subviews.filter { !$0.layoutState.formsRegion })
    }
    return found.sorted { $0.activation < $1.activation }
  }
}
