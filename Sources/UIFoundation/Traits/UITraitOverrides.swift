/// The traits that a view, a view controller, or a window overrides, for itself and its descendants.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, so that its value is inherited.
  mutating func remove(_ trait: UITrait)
}

/// A trait that is set to unspecified isn't overridden.
extension TraitValues: UITraitOverrides {
  /// Creates the overrides that a collection specifies, or none if it is `nil`.
  package init(_ collection: UITraitCollection?) { self = collection?.values ?? TraitValues() }

  /// The collection that specifies the overrides, or `nil` if there are none.
  package var collection: UITraitCollection? { self == TraitValues() ? nil : UITraitCollection(values: self) }

  package func contains(_ trait: UITrait) -> Bool {
    if let named = trait as? any NamedTrait.Type { return !named.isSame(self, TraitValues()) }
    return custom.contains(trait)
  }

  package mutating func remove(_ trait: UITrait) {
    if let named = trait as? any NamedTrait.Type { named.reset(&self) } else { custom.remove(trait) }
  }
}
