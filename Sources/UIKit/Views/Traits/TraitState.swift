import Foundation
import UIFoundation

/// The trait overrides of a view or a view controller, and its registrations for changes.
@MainActor
final class TraitState {
  var overrides: UITraitCollection?
  /// The minimum and the maximum content size category, or `nil` for no limit.
  var smallestCategory: UIContentSizeCategory?
  var largestCategory: UIContentSizeCategory?
  /// The registrations for changes, in the order in which they were made.
  var registrations: [TraitChangeRegistration] = []

  /// Creates a state that overrides nothing.
  init() {}

  /// Returns the traits after the overrides have been applied to inherited ones.
  func apply(to traits: UITraitCollection) -> UITraitCollection {
    let inner = overrides.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    let category = inner.preferredContentSizeCategory
    var held = category
    if let smallest = smallestCategory, held < smallest { held = smallest }
    if let largest = largestCategory, held > largest { held = largest }
    return held == category ? inner : inner.modifyingTraits { $0.preferredContentSizeCategory = held }
  }

  /// Calls the handlers that are registered for one of the changed traits.
  func callHandlers(_ current: UITraitCollection, from previous: UITraitCollection) {
    for registration in registrations
    where registration.traits.contains(where: { current.differs(in: $0, from: previous) }) {
      registration.handler(previous)
    }
  }
}

/// A change of traits, shared by all views that have the same ones.
@MainActor
final class TraitChange {
  let previous: UITraitCollection
  let current: UITraitCollection
  /// Whether leading and trailing have switched sides.
  let turns: Bool
  /// Whether the display scale has changed.
  let rescales: Bool
  /// Whether the version of iOS has changed.
  let changesSystem: Bool

  init(from previous: UITraitCollection, to current: UITraitCollection) {
    self.previous = previous
    self.current = current
    turns = current.layoutDirection != previous.layoutDirection
    rescales = current.displayScale != previous.displayScale
    changesSystem = current.systemVersion != previous.systemVersion
  }
}

/// The properties that layout reads of traits, stored separately because reading traits retains them.
struct TraitLook {
  let snapping: PixelSnapping
  let direction: UIUserInterfaceLayoutDirection
  let system: SystemVersion

  init(_ traits: UITraitCollection) {
    system = traits.systemVersion
    snapping = PixelSnapping(scale: traits.displayScale)
    direction = traits.directionOfViews
  }
}

/// The cached traits of a view.
struct ResolvedTraits {
  let traits: UITraitCollection
  let generation: Int32
}
