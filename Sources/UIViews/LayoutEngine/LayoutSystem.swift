import Cassowary
import Foundation
import UIFoundation

/// The constraints of one layout region as linear relations, and their solution.
///
/// It is a value: `systemLayoutSizeFitting` changes a copy, and the region's own solution stays as it is.
@MainActor
struct LayoutSystem {
  /// The region's outermost view.
  unowned let root: UIView
  var solver = Solver()
  /// The items, each at a slot that it keeps; nil where one was forgotten.
  var items: [LayoutItem?] = []
  var freeSlots: [Int] = []
  var slots: [ObjectIdentifier: Int] = [:]
  var owners: [Variable: Int] = [:]
  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// Required constraints that contradict others, in the order in which they were broken.
  var broken: [NSLayoutConstraint] = []
  /// Whether something that may have contradicted a broken constraint has gone.
  var mayMendBroken = false
  /// The slots of views whose height follows from their width, or whose baselines a constraint mentions.
  var secondPassSlots: Set<Int> = []
  /// Whether the root's size is what a target asks for, not what its frame says.
  let isFitting: Bool

  init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// A constraint as the solver knows it.
  struct InstalledConstraint {
    let constraint: NSLayoutConstraint
    var id: ConstraintID?
    var linear: LinearConstraint
    var slots: [Int]
    var mentionsBaseline: Bool
  }

  /// Solves; then asks multi-line views for their height at the solved width, and solves once more if one has changed.
  ///
  /// Exactly two passes, as on iOS: a height that changes a width is not asked for again.
  mutating func solve() {
    mendBroken()
    solver.solve()
    if updateForSolvedWidths() { solver.solve() }
  }

  /// The untransformed frame of an item as solved, unrounded.
  func solvedFrame(_ item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.minX), y: solver.value(of: item.minY), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }

  /// The slots of the items whose variables have changed since this was last asked.
  mutating func takeChangedSlots() -> [Int] {
    var changed: [Int] = []
    var last = -1
    for variable in solver.takeChangedVariables() {
      guard let slot = owners[variable], slot != last else { continue }
      last = slot
      changed.append(slot)
    }
    return changed
  }

  /// Adds a constraint of the system's own; nil if it contradicts required ones and none of them could give way.
  mutating func add(_ linear: LinearConstraint, as source: ConstraintSource) -> ConstraintID? {
    while true {
      do {
        return try solver.add(linear)
      } catch .unsatisfiable(let conflict) {
        guard let victim = breakOne(of: conflict, against: source) else { return nil }
        uninstallFromSolver(victim)
      } catch {
        return nil
      }
    }
  }

  mutating func remove(_ id: ConstraintID?) {
    guard let id else { return }
    try? solver.remove(id)
    mayMendBroken = true
  }

  /// Changes a constraint's constant; false if it contradicts required ones and was itself broken.
  mutating func setConstant(_ id: ConstraintID, to constant: Double, as source: ConstraintSource) -> Bool {
    mayMendBroken = mayMendBroken || !broken.isEmpty
    while true {
      do {
        try solver.setConstant(id, to: constant)
        return true
      } catch .unsatisfiable(let conflict) {
        guard let victim = breakOne(of: conflict.filter { $0 != id }, against: source) else {
          try? solver.remove(id)
          return false
        }
        uninstallFromSolver(victim)
      } catch {
        return true
      }
    }
  }
}
