import UIFoundation

/// The views that are still to be told about changed traits; the next one is last.
@MainActor
struct TraitWalk {
  private var pending: [(view: UIView, change: TraitChange)]
  /// Whether a view was told about a change that affects frames.
  var affectsLayout = false
  /// The generation of the process-wide traits, or `nil` for other changes.
  let generation: Int32?

  init(_ root: UIView, _ change: TraitChange, generation: Int32?) {
    pending = [(root, change)]
    self.generation = generation
  }

  /// The change for the next view, or `nil` if all have been told.
  var nextChange: TraitChange? { pending.last?.change }

  /// Removes and returns the next view, if it is to be told about the given change.
  mutating func next(within change: TraitChange) -> UIView? {
    guard let last = pending.indices.last, pending[last].change === change else { return nil }
    return pending.removeLast().view
  }

  mutating func add(_ view: UIView, _ change: TraitChange) { pending.append((view, change)) }
}
