import Foundation

/// The values of a trait collection. By default, each is unspecified.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The display scale. One that isn't finite and positive is unspecified.
  var displayScale: CGFloat = 0 {
    didSet { if !(displayScale.isFinite && displayScale > 0) { displayScale = 0 } }
  }
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  /// The values of traits without a property of their own.
  var custom = CustomTraits()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
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
    merged.custom = custom.overridden(by: other.custom)
    return merged
  }
}
