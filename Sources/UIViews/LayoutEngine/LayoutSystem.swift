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
  /// Constraints whose new constants contradict others that may be about to change as well: they are out of the solver
  /// until all changes of a round are in.
  var deferred: [ConstraintSource] = []
  /// Whether the root has the size that its frame says. It comes last, and goes while a target decides the size.
  var isRootSized = false
  /// Whether the system only answers what fits, and no view is to know of it.
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
    var follows: Follows
  }

  /// What beside the solution a constraint's constant follows.
  struct Follows: OptionSet {
    let rawValue: Int
    /// Baselines and fonts.
    static let text = Follows(rawValue: 1)
    /// Margins, alignment rectangles, scrolling.
    static let insets = Follows(rawValue: 2)
    static let everything: Follows = [.text, .insets]
  }

  /// Solves; then asks multi-line views for their height at the solved width, and solves once more if one has changed.
  ///
  /// Exactly two passes, as on iOS: a height that changes a width is not asked for again.
  mutating func solve() {
    mendBroken()
    solver.solve()
    if updateForSolvedWidths() { solveEdits() }
    settleStretchedBaselines()
  }

  /// Solves again after edits; what contradicted others for as long as only some were made is put back first.
  mutating func solveEdits() {
    addDeferred()
    solver.solve()
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

  /// Changes a constraint's constant; nil if that contradicts others for now, and the constraint is deferred.
  mutating func setConstant(_ id: ConstraintID, to constant: Double, as source: ConstraintSource) -> ConstraintID? {
    mayMendBroken = mayMendBroken || !broken.isEmpty
    do {
      try solver.setConstant(id, to: constant)
      return id
    } catch .unsatisfiable {
      try? solver.remove(id)
      deferred.append(source)
      return nil
    } catch {
      return id
    }
  }

  /// Puts the deferred constraints back. What contradicts others now is a conflict.
  mutating func addDeferred() {
    let sources = deferred
    deferred = []
    for source in sources {
      guard case .item(let slot, let role) = source,
        let index = items[slot]?.contributions.firstIndex(where: { $0.role == role }),
        let own = items[slot]?.contributions[index], own.id == nil
      else { continue }
      let id = add(own.linear, as: source)
      items[slot]?.contributions[index].id = id
    }
    for source in sources {
      guard case .constraint(let constraint) = source, let entry = installed[ObjectIdentifier(constraint)],
        entry.id == nil
      else { continue }
      connect(constraint, entry.linear)
    }
  }

  /// Adds a constraint that is known but not in the solver; it counts as broken if it cannot be added.
  mutating func connect(_ constraint: NSLayoutConstraint, _ linear: LinearConstraint) {
    let id = add(linear, as: .constraint(constraint))
    installed[ObjectIdentifier(constraint)]?.id = id
    if id == nil, !broken.contains(where: { $0 === constraint }) { broken.append(constraint) }
  }
}
