import Foundation

extension UITraitCollection {
  /// The value of a trait, or its default if it has none.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns the traits that differ from a collection, or those that are specified if it is `nil`.
  @discardableResult
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    var seen: Set<ObjectIdentifier> = []
    let traits = Self.namedTraits + values.custom.traits + other.values.custom.traits
    return traits.filter { seen.insert(ObjectIdentifier($0)).inserted && differs(in: $0, from: other) }
  }

  /// Returns whether a trait has another value than in a collection.
  package func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
    if let named = trait as? any NamedTrait.Type { return !named.isSame(values, other.values) }
    return !CustomTraits.isSame(trait, values.custom, other.values.custom)
  }

  /// Returns whether the content size category is that of the other collection, usually without comparing strings.
  package func hasCategory(of other: UITraitCollection) -> Bool {
    if let category, let otherCategory = other.category { return category == otherCategory }
    return values.preferredContentSizeCategory == other.values.preferredContentSizeCategory
  }

  /// The traits on which the system's colors depend.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  /// The traits on which the choice of an image depends.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitAccessibilityContrast.self,
    ]
  }

  private static var namedTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self, SystemVersion.self,
    ]
  }
}
