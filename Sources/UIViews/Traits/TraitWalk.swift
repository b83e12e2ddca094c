import UIFoundation

/// Traits that have become others: one object for all views that have them.
@MainActor
final class TraitChange {
  let previous: UITraitCollection
  let current: UITraitCollection
  /// Whether leading and trailing have changed sides.
  let turns: Bool
  /// Whether pixels have become larger or smaller.
  let rescales: Bool

  init(from previous: UITraitCollection, to current: UITraitCollection) {
    self.previous = previous
    self.current = current
    turns = current.layoutDirection != previous.layoutDirection
    rescales = current.displayScale != previous.displayScale
  }
}

/// The views that are still to be told that their traits are others, the next one last.
@MainActor
struct TraitWalk {
  private var pending: [(view: UIView, change: TraitChange)]
  /// Whether a view was told of what moves frames.
  var affectsLayout = false
  /// The number of the change of the process's traits that this is; nil for others.
  let generation: Int32?

  init(_ root: UIView, _ change: TraitChange, generation: Int32?) {
    pending = [(root, change)]
    self.generation = generation
  }

  /// What the next view is told; nil when all have been.
  var nextChange: TraitChange? { pending.last?.change }

  /// Takes the next view out, if this is what it is told.
  mutating func next(within change: TraitChange) -> UIView? {
    guard let last = pending.indices.last, pending[last].change === change else { return nil }
    return pending.removeLast().view
  }

  mutating func add(_ view: UIView, _ change: TraitChange) { pending.append((view, change)) }
}
