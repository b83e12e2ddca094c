package import Foundation

/// The traits that a view, a view controller, or a window overrides, for itself and its descendants.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, so that its value is inherited.
  mutating func remove(_ trait: UITrait)
}

/// The stored overrides of a view. A trait that is set to unspecified isn't overridden.
package struct TraitOverrides: UITraitOverrides, Hashable, Sendable {
  private var values: TraitValues

  /// Creates the overrides that a collection specifies, or none if it is `nil`.
  package init(_ collection: UITraitCollection?) { values = collection?.values ?? TraitValues() }

  /// The collection that specifies the overrides, or `nil` if there are none.
  package var collection: UITraitCollection? {
    values == TraitValues() ? nil : UITraitCollection(values: values)
  }

  package func contains(_ trait: UITrait) -> Bool {
    if let named = trait as? any NamedTrait.Type { return !named.isSame(values, TraitValues()) }
    return values.custom.contains(trait)
  }

  package mutating func remove(_ trait: UITrait) {
    if let named = trait as? any NamedTrait.Type { named.reset(&values) } else { values.custom.remove(trait) }
  }

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  package var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  package var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  package var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  package var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  package var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  package var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }
  package var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
}
