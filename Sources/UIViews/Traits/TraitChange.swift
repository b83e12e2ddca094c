import UIFoundation

/// A change of traits, shared by all views that have the same ones.
@MainActor
final class TraitChange {
  let previous: UITraitCollection
  let current: UITraitCollection
  /// Whether leading and trailing have switched sides.
  let turns: Bool
  /// Whether the display scale has changed.
  let rescales: Bool

  init(from previous: UITraitCollection, to current: UITraitCollection) {
    self.previous = previous
    self.current = current
    turns = current.layoutDirection != previous.layoutDirection
    rescales = current.displayScale != previous.displayScale
  }
}
