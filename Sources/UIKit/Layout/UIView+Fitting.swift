import Foundation
import UIFoundation

extension LayoutRegion {
  /// The largest target that is used as is. `CGFloat.greatestFiniteMagnitude`, which means "any size", would leave no
  /// significant digit for anything else.
  static let largestTarget: CGFloat = 1e7

  /// Returns a target for the root's size, limited to ``largestTarget``.
  static func target(
    _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> RootSize {
    .target(
      CGSize(width: usable(size.width), height: usable(size.height)), horizontal: horizontal, vertical: vertical)
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isNaN ? 0 : min(max(length, -largestTarget), largestTarget)
  }
}

extension LayoutRegion.RootSize {
  /// Whether text is fitted to the target as it was wrapped when it was last laid out.
  ///
  /// It is unless the width is required, which then tells where it wraps. Not recorded: whether a required width makes a
  /// difference.
  var startsFromLayout: Bool {
    if case .target(_, let horizontal, _) = self { horizontal < .required } else { false }
  }
}

extension UIView {
  /// Returns the result of ``systemLayoutSizeFitting(_:)``.
  ///
  /// With `keepsSolution`, the next layout starts from the solution found here instead of solving again. Set it only if
  /// the view gets this size next, since an ambiguous layout may otherwise have another solution.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, keepsSolution: Bool
  ) -> CGSize {
    horizontal.requireValid()
    vertical.requireValid()
    runUpdateConstraints()
    let goal = LayoutRegion.target(target, horizontal: horizontal, vertical: vertical)
    let size: CGSize
    if regionRoot === self, let fitting = ensureEngine().fittingSize(goal, keepsSolution: keepsSolution) {
      size = fitting
    } else {
      let region = LayoutRegion(fitting: self)
      let constraints = constraintsInside
      region.reserveCapacity(constraints: constraints.count)
      for constraint in constraints { region.install(constraint) }
      size = region.solve(sizingRootBy: goal, startsFromLayout: goal.startsFromLayout)
    }
    return CGSize(
      width: rounded(size.width, towards: target.width), height: rounded(size.height, towards: target.height))
  }

  /// Returns a length rounded up to the pixel, or the target if the length has met it.
  private func rounded(_ length: CGFloat, towards target: CGFloat) -> CGFloat {
    abs(length - target) <= LayoutTolerance.width ? target : pixelSnapping.ceilToPixel(length)
  }

  /// The active constraints of the region that lie entirely inside this view, oldest first. Views inside this one hold
  /// them.
  var constraintsInside: [NSLayoutConstraint] {
    var found = constraintState.held.all
    let ownCount = found.count
    var pending = tree.subviews
    while let view = pending.popLast() {
      if view.layoutState.formsRegion { continue }
      // Few views hold constraints, and not all have subviews. Appending an empty array takes 100 instructions.
      if !view.constraintState.held.isEmpty { found += view.constraintState.held.all }
      if !view.tree.subviews.isEmpty { pending += view.tree.subviews }
    }
    return found.count == ownCount ? found : found.oldestFirst
  }
}

extension [NSLayoutConstraint] {
  /// The constraints in the order of their activation, which is already the order for a tree built from the outside in.
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

  /// Sorts by activation. Nonisolated, since every comparison would otherwise check the actor.
  private static func sort(_ keys: inout [(activation: UInt64, index: Int)]) {
    keys.sort { $0.activation < $1.activation }
  }
}
