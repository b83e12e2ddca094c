public import Foundation

/// A mutable set of traits, for example in ``UITraitCollection/init(mutations:)``.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction, left to right or right to left.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The display scale, in pixels per point; 0 if it is unspecified.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The content size category.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the user interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text that the user prefers.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The value of a trait, or its default if it has none.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

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
