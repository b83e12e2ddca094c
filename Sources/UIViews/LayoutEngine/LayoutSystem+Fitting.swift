package import Foundation
import UIFoundation

extension LayoutSystem {
  /// The largest target that is taken as it is; `CGFloat.greatestFiniteMagnitude`, which stands for "as much as you
  /// like", would leave no digit for anything else.
  static let largestTarget: CGFloat = 1e7

  /// A target for the root's size.
  static func target(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> RootSize {
    .target(
      CGSize(width: usable(size.width), height: usable(size.height)), horizontal: horizontal, vertical: vertical)
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -largestTarget), largestTarget)
  }

  /// The root's size, unrounded, where a target decides it.
  mutating func fittingSize(_ target: RootSize) -> CGSize {
    let slot = slot(of: root)
    sizeRoot(by: target)
    addDeferred()
    solve()
    return solvedFrame(at: slot).size
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
    let goal = LayoutSystem.target(target, horizontal: horizontal, vertical: vertical)
    let size: CGSize
    if regionRoot === self, let fitting = ensureEngine().fittingSize(goal, keepsSolution: keepsSolution) {
      size = fitting
    } else {
      var system = LayoutSystem(root: self, isFitting: true)
      system.install(all: constraintsInside)
      size = system.fittingSize(goal)
    }
    return CGSize(
      width: rounded(size.width, towards: target.width), height: rounded(size.height, towards: target.height))
  }

  /// A length rounded up to the pixel; one that met its target is the target.
  private func rounded(_ length: CGFloat, towards target: CGFloat) -> CGFloat {
    abs(length - target) <= LayoutSystem.widthTolerance ? target : pixelSnapping.ceilToPixel(length)
  }

  /// The active constraints of the region that lie wholly inside this view, oldest first: those that views in it hold.
  var constraintsInside: [NSLayoutConstraint] {
    var found = layoutState.constraints
    var pending = tree.subviews
    while let view = pending.popLast() {
      if view.layoutState.formsRegion { continue }
      // As few views hold some, and not all have others inside: adding nothing to a list takes 100 instructions.
      if !view.layoutState.constraints.isEmpty { found += view.layoutState.constraints }
      if !view.tree.subviews.isEmpty { pending += view.tree.subviews }
    }
    return found.count == layoutState.constraints.count ? found : found.oldestFirst
  }
}

extension [NSLayoutConstraint] {
  /// The constraints in the order of their activation, as those of a tree are that is built from the outside in.
  @MainActor
  var oldestFirst: [NSLayoutConstraint] {
    if isOldestFirst { return self }
    var keys: [(activation: UInt64, index: Int)] = []
    keys.reserveCapacity(count)
    for index in indices { keys.append((self[index].activation, index)) }
    Self.sort(&keys)
    var sorted: [NSLayoutConstraint] = []
    sorted.reserveCapacity(count)
    for key in keys { sorted.append(self[key.index]) }
    return sorted
  }

  @MainActor
  private var isOldestFirst: Bool {
    var latest: UInt64 = 0
    for constraint in self {
      if constraint.activation < latest { return false }
      latest = constraint.activation
    }
    return true
  }

  /// Sorts by activation. Not bound to an actor, for which every comparison would check.
  private static func sort(_ keys: inout [(activation: UInt64, index: Int)]) {
    keys.sort { $0.activation < $1.activation }
  }
}
