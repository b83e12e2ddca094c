import Cassowary
import Foundation
import UIFoundation

/// The constraints of one layout region as linear relations, and their solution.
///
/// It is a value: `systemLayoutSizeFitting` changes a copy and leaves the region's own solution as it is.
@MainActor
struct LayoutSystem {
  /// The region's outermost view.
  unowned let root: UIView
  var solver = Solver()
  /// The items. Each stays in its slot until it is removed.
  var items: [LayoutItem] = []
  /// The slots of removed items, for reuse.
  var freeSlots: [Int] = []
  /// The slots of views and guides in a fitting system. In other systems, views and guides store their slots
  /// themselves.
  var slots: [ObjectIdentifier: Int] = [:]
  /// The slots of the items that own the variables, by the variables' ordinals; -1 for none.
  var owners: [Int] = []
  /// The constraints. Each stays at its index until it is uninstalled.
  var installed: [InstalledConstraint] = []
  /// The indices of uninstalled constraints, for reuse.
  var freePlaces: [Int] = []
  /// The indices of constraints in a fitting system. In other systems, constraints store their indices themselves.
  var places: [ObjectIdentifier: Int] = [:]
  /// Required constraints that contradict others and are not in the solver, in the order in which they were broken.
  var broken: [NSLayoutConstraint] = []
  /// Whether a constraint that may have contradicted a broken one was removed or changed.
  var mayMendBroken = false
  /// The slots of views whose height depends on their width, or whose baselines a constraint mentions.
  var secondPassSlots = SlotSet()
  /// Constraints that were removed from the solver because their new constants or terms contradict others.
  ///
  /// The others may be about to change, too, so these are added again after all changes of the current round.
  var deferred: [ConstraintSource] = []
  /// Whether constraints are staged, and enter the solver together: until the first solution.
  var isStaging = true
  /// The staged constraints, in the order in which they were staged.
  var staged: [StagedConstraint] = []
  /// The source of the root's size.
  var rootSize = RootSize.free
  /// Whether the solver has not changed since ``solve()`` completed all passes.
  private(set) var isSolved = false
  /// The contributions of an item while they are gathered; a buffer.
  var wanted: [LayoutItem.Contribution] = []
  /// Whether the system only computes a fitting size, and stores nothing in views.
  let isFitting: Bool

  init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// The source of the size of a region's root.
  enum RootSize: Equatable {
    /// The constraints and the content inside.
    case free
    /// The root's current frame.
    case frame
    /// A target size, at a priority for each axis.
    case target(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Solves, updates the heights of multi-line views for their solved widths, and solves again if one has changed.
  ///
  /// A height is requested at most twice, as on iOS: if a new height changes a width, it is not requested again. Then
  /// the baselines of stretched text are moved to where the text lies, which may take one more solution.
  mutating func solve() {
    enterStaged()
    mendBroken()
    solver.solve()
    if updateForSolvedWidths() { solveEdits() }
    settleStretchedBaselines()
    isSolved = true
  }

  /// Returns whether the root already has the size that a target gave it, like a row that was just measured.
  ///
  /// Every constraint is then satisfied as well as if the frame were required, so there is nothing to solve again.
  mutating func isFittedToFrame() -> Bool {
    guard case .target = rootSize, root.layoutState.translatesMask, let slot = knownSlot(of: root) else {
      return false
    }
    let size = root.geometry.bounds.size
    return abs(solver.value(of: items[slot].width) - Double(size.width)) <= Self.constantTolerance
      && abs(solver.value(of: items[slot].height) - Double(size.height)) <= Self.constantTolerance
  }

  /// Solves again after edits, and adds deferred constraints first.
  mutating func solveEdits() {
    addDeferred()
    solver.solve()
  }

  /// Returns the untransformed frame of an item as solved, not rounded to pixels.
  ///
  /// This is mutating, although it changes nothing, so that a system stored in an object is accessed in place instead
  /// of being copied.
  mutating func solvedFrame(at slot: Int) -> CGRect {
    CGRect(
      x: solver.value(of: items[slot].minX), y: solver.value(of: items[slot].minY),
      width: solver.value(of: items[slot].width), height: solver.value(of: items[slot].height))
  }

  /// Marks superviews of views, and owners of guides, whose variables have changed since the last call as needing
  /// layout.
  ///
  /// - Returns: The root's slot if constraints have changed the root's size, or `nil`.
  mutating func markSuperviewsOfMoved() -> Int? {
    var rootSlot: Int?
    var last = -1
    var marked: UIView?
    for variable in solver.takeChangedVariables() {
      guard variable.ordinal < owners.count else { continue }
      let slot = owners[variable.ordinal]
      if slot < 0 || slot == last { continue }
      last = slot
      let parent: UIView?
      if let view = items[slot].view {
        if view.layoutState.translatesMask { continue }
        if view === root {
          rootSlot = slot
          continue
        }
        parent = view.tree.superview
      } else {
        parent = items[slot].guide?.owner
      }
      // Neighboring views share a superview.
      if let parent, parent !== marked {
        parent.markNeedsLayout()
        marked = parent
      }
    }
    return rootSlot
  }

  /// Adds a constraint to the solver, and breaks contradictory ones until it fits.
  ///
  /// - Returns: The constraint's handle, or `nil` if the constraint itself has to give way.
  mutating func add(_ linear: LinearConstraint, as source: ConstraintSource) -> ConstraintID? {
    isSolved = false
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

  /// Removes a constraint from the solver.
  mutating func remove(_ id: ConstraintID?) {
    guard let id else { return }
    isSolved = false
    try? solver.remove(id)
    mayMendBroken = true
  }

  /// Changes a constraint's constant.
  ///
  /// - Returns: The handle, or `nil` if the constraint contradicts others for now and was deferred.
  mutating func setConstant(_ id: ConstraintID, to constant: Double, as source: ConstraintSource) -> ConstraintID? {
    isSolved = false
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

  /// Changes the priority of an optional constraint, and for an equality the priority of not exceeding its constant.
  mutating func setPriority(_ id: ConstraintID, to priority: UILayoutPriority, hugging: UILayoutPriority) {
    guard let priority = try? Priority(Double(priority.rawValue)),
      let hugging = try? Priority(Double(hugging.rawValue))
    else { return }
    isSolved = false
    try? solver.setPriority(id, to: priority, above: hugging)
  }

  /// Adds the deferred constraints again. Those that still contradict others are conflicts.
  mutating func addDeferred() {
    let sources = deferred
    deferred = []
    for source in sources {
      guard case .item(let slot, let role) = source,
        let index = items[slot].contributions.index(of: role), items[slot].contributions[index].id == nil
      else { continue }
      let id = items[slot].linear(items[slot].contributions[index]).flatMap { add($0, as: source) }
      items[slot].contributions[index].id = id
    }
    for source in sources {
      guard case .constraint(let constraint) = source, let place = knownPlace(of: constraint),
        installed[place].id == nil
      else { continue }
      connect(place)
    }
  }

  /// Adds an installed constraint to the solver, or stages it. If it cannot be added, it is broken.
  mutating func connect(_ place: Int) {
    if isStaging {
      isSolved = false
      staged.append(.installed(place))
      installed[place].id = .pending
      return
    }
    guard let constraint = installed[place].constraint else { return }
    var id: ConstraintID?
    if let linear = installed[place].current { id = add(linear, as: .constraint(constraint)) }
    installed[place].id = id
    if id == nil, !broken.contains(where: { $0 === constraint }) { broken.append(constraint) }
  }
}
