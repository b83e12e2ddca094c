package import Foundation

/// The values of a trait collection, or the overrides of a view or view controller. By default, each is unspecified.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The display scale. One that isn't finite and positive is unspecified.
  package var displayScale: CGFloat = 0 {
    didSet { if !(displayScale.isFinite && displayScale > 0) { displayScale = 0 } }
  }
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  package var legibilityWeight = UILegibilityWeight.unspecified
  var systemVersion: SystemVersion?
  /// The values of traits without a property of their own.
  var custom = CustomTraits()

  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let named = trait as? any NamedTrait.Type, let value = named.value(in: self) as? Trait.Value { return value }
      return custom[trait] ?? Trait.defaultValue
    }
    set {
      guard let named = trait as? any NamedTrait.Type else { return custom[trait] = newValue }
      named.write(newValue, to: &self)
    }
  }

  /// Returns these values, replaced by those that the other set specifies.
  func overridden(by other: TraitValues) -> TraitValues {
    var merged = self
    let blank = TraitValues()
    func take<Value: Equatable>(_ trait: WritableKeyPath<TraitValues, Value>) {
      if other[keyPath: trait] != blank[keyPath: trait] { merged[keyPath: trait] = other[keyPath: trait] }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.preferredContentSizeCategory)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    take(\.systemVersion)
    merged.custom = custom.overridden(by: other.custom)
    return merged
  }
}
