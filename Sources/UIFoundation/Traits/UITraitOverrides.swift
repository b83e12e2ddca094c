package import Foundation

/// The traits that a view, a view controller or a window has in place of those around it, and passes on to what lies inside.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait has a value here.
  func contains(_ trait: UITrait) -> Bool
  /// Takes a trait's value away: that of the surroundings counts again.
  mutating func remove(_ trait: UITrait)
}

/// Overrides as views keep them. A trait that is set to unspecified has no value here.
package struct TraitOverrides: UITraitOverrides, Hashable, Sendable {
  private var values: TraitValues

  /// The overrides that a collection specifies; none without one.
  package init(_ collection: UITraitCollection?) { values = collection?.values ?? TraitValues() }

  /// The collection that specifies the same; nil where it would be empty.
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
