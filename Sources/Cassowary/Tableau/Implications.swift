/// A required inequality that another one implies.
struct Implication: Sendable, BitwiseCopyable {
  var constraint: ConstraintIndex
  /// The inequality that implies the constraint.
  var reason: ConstraintIndex
  /// The derivative of the constraint's residual with respect to that of its reason, which is positive.
  var factor: Double
}

/// The required inequalities that have no row, because another one implies them.
///
/// Of views inside one another, each has a width of at least 0 if the innermost one has. The residual of such an
/// inequality is a positive multiple of another's, plus a distance that isn't negative. It needs neither a row nor a
/// column, which every pivot in the hierarchy would have to visit. The other one may itself be implied by a third.
struct Implications: Sendable {
  /// Why an inequality needs no row, and what follows from it in turn.
  private struct Node: Sendable, BitwiseCopyable {
    /// As in the ``Implication``; none if the inequality is in the tableau.
    var reason = ConstraintIndex.none
    var factor = 0.0
    /// The inequality that this one implied last, and the one that the same reason implied before this one.
    var lastImplied = ConstraintIndex.none
    var previous = ConstraintIndex.none
  }

  /// By symbol, up to the last one that was implied or implies another.
  private var nodes = Table<SymbolIndex, Node>()
  /// The number of implied inequalities.
  private var count = 0
  /// The inequalities that may no longer be implied, since a constant has changed.
  private var doubted = WorkList<ConstraintIndex>()

  /// Whether every inequality is in the tableau.
  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// Whether inequalities may no longer be implied.
  @inline(__always)
  var hasDoubted: Bool { !doubted.isEmpty }

  /// Returns why an inequality is implied, or `nil`.
  @inline(__always)
  func implication(of constraint: ConstraintIndex) -> Implication? {
    guard count > 0, nodes.contains(constraint), !nodes[constraint].reason.isNone else { return nil }
    return Implication(constraint: constraint, reason: nodes[constraint].reason, factor: nodes[constraint].factor)
  }

  /// Returns the inequality that another one implied last, or `nil`.
  func lastImplied(by constraint: ConstraintIndex) -> ConstraintIndex? {
    guard count > 0, nodes.contains(constraint), !nodes[constraint].lastImplied.isNone else { return nil }
    return nodes[constraint].lastImplied
  }

  /// All implied inequalities, in ascending order.
  var all: [ConstraintIndex] { isEmpty ? [] : nodes.indices.filter { !nodes[$0].reason.isNone } }

  /// Adds an inequality.
  mutating func insert(_ implication: Implication) {
    let (constraint, reason) = (implication.constraint, implication.reason)
    while nodes.endIndex <= max(constraint, reason) { nodes.append(Node()) }
    nodes[constraint].reason = reason
    nodes[constraint].factor = implication.factor
    nodes[constraint].previous = nodes[reason].lastImplied
    nodes[reason].lastImplied = constraint
    count += 1
  }

  /// Removes an inequality, which may imply others.
  mutating func remove(_ constraint: ConstraintIndex) {
    let node = nodes[constraint]
    if nodes[node.reason].lastImplied == constraint {
      nodes[node.reason].lastImplied = node.previous
    } else {
      var next = nodes[node.reason].lastImplied
      while nodes[next].previous != constraint { next = nodes[next].previous }
      nodes[next].previous = node.previous
    }
    nodes[constraint] = Node(lastImplied: node.lastImplied)
    count -= 1
  }

  /// Doubts what depends on a constraint's constant.
  mutating func doubt(_ constraint: ConstraintIndex) {
    guard nodes.contains(constraint) else { return }
    if !nodes[constraint].reason.isNone { doubted.append(constraint) }
    var next = nodes[constraint].lastImplied
    while !next.isNone {
      doubted.append(next)
      next = nodes[next].previous
    }
  }

  /// Removes and returns a doubted inequality.
  mutating func popDoubted() -> ConstraintIndex? { doubted.popLast() }
}
