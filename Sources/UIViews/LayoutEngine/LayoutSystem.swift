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
  /// The items, each at a slot that it keeps.
  var items: [LayoutItem] = []
  /// The slots of items that were forgotten.
  var freeSlots: [Int] = []
  /// Where what is inside has its slot, in a system that only answers what fits: others have views and guides remember.
  var slots: [ObjectIdentifier: Int] = [:]
  /// By the ordinals of variables: the slots of the items that they are of; -1 for none.
  var owners: [Int] = []
  /// The constraints, each at a place that it keeps.
  var installed: [InstalledConstraint] = []
  var freePlaces: [Int] = []
  /// Where constraints are, in a system that only answers what fits.
  var places: [ObjectIdentifier: Int] = [:]
  /// Required constraints that contradict others, in the order in which they were broken.
  var broken: [NSLayoutConstraint] = []
  /// Whether something that may have contradicted a broken constraint has gone.
  var mayMendBroken = false
  /// The slots of views whose height follows from their width, or whose baselines a constraint mentions.
  var secondPassSlots = SlotSet()
  /// Constraints whose new constants or terms contradict others that may be about to change as well: they are out of the
  /// solver until all changes of a round are in.
  var deferred: [ConstraintSource] = []
  /// Whether constraints wait for one another before they enter the solver: until the first solution.
  var isStaging = true
  /// Those that wait.
  var staged: [StagedConstraint] = []
  /// What decides the root's size.
  var rootSize = RootSize.free
  /// Whether nothing in the solver has changed since all passes of ``solve()``.
  private(set) var isSolved = false
  /// What an item is to contribute, while it is gathered.
  var wanted: [LayoutItem.Contribution] = []
  /// Whether the system only answers what fits, and no view is to know of it.
  let isFitting: Bool

  init(root: UIView, isFitting: Bool) {
    self.root = root
    self.isFitting = isFitting
  }

  /// What decides the size of a region's root.
  enum RootSize: Equatable {
    /// Only what lies inside.
    case free
    /// Its frame.
    case frame
    /// A target, at priorities.
    case target(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Solves; then asks multi-line views for their height at the solved width, and solves once more if one has changed.
  ///
  /// A height is asked for at most twice, as on iOS: one that changes a width is not asked for again. Baselines of text
  /// that something stretched are then moved to where it lies, which may take one solution more.
  mutating func solve() {
    enterStaged()
    mendBroken()
    solver.solve()
    if updateForSolvedWidths() { solveEdits() }
    settleStretchedBaselines()
    isSolved = true
  }

  /// Whether the root has the very size that a target gave it, as a row has that was measured just now: every constraint is
  /// then held as well as if the frame were required, and nothing has to be solved again.
  mutating func isFittedToFrame() -> Bool {
    guard case .target = rootSize, root.layoutState.translatesMask, let slot = knownSlot(of: root) else {
      return false
    }
    let size = root.geometry.bounds.size
    return abs(solver.value(of: items[slot].width) - Double(size.width)) <= Self.constantTolerance
      && abs(solver.value(of: items[slot].height) - Double(size.height)) <= Self.constantTolerance
  }

  /// Solves again after edits; what contradicted others for as long as only some were made is put back first.
  mutating func solveEdits() {
    addDeferred()
    solver.solve()
  }

  /// The untransformed frame of an item as solved, unrounded.
  ///
  /// Mutating, though it changes nothing, so that a system that is stored in an object is used where it is and not copied.
  mutating func solvedFrame(at slot: Int) -> CGRect {
    CGRect(
      x: solver.value(of: items[slot].minX), y: solver.value(of: items[slot].minY),
      width: solver.value(of: items[slot].width), height: solver.value(of: items[slot].height))
  }

  /// Marks the superviews of the views, and the owners of the guides, whose variables have changed since this was last
  /// called; the root's slot, if its constraints have changed its size.
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
      // What lies side by side has one superview.
      if let parent, parent !== marked {
        parent.markNeedsLayout()
        marked = parent
      }
    }
    return rootSlot
  }

  /// Adds a constraint of the system's own; nil if it contradicts required ones and none of them could give way.
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

  mutating func remove(_ id: ConstraintID?) {
    guard let id else { return }
    isSolved = false
    try? solver.remove(id)
    mayMendBroken = true
  }

  /// Changes a constraint's constant; nil if that contradicts others for now, and the constraint is deferred.
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

  /// Changes an optional constraint's priority, and how much an excess matters to an equality.
  mutating func setPriority(_ id: ConstraintID, to priority: UILayoutPriority, hugging: UILayoutPriority) {
    guard let priority = try? Priority(Double(priority.rawValue)),
      let hugging = try? Priority(Double(hugging.rawValue))
    else { return }
    isSolved = false
    try? solver.setPriority(id, to: priority, above: hugging)
  }

  /// Puts the deferred constraints back. What contradicts others now is a conflict.
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

  /// Adds a constraint that is known but not in the solver; it counts as broken if it cannot be added.
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
