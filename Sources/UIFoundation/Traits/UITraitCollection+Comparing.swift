import Foundation

extension UITraitCollection {
  /// The value of a trait; its default where nobody gave one.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The traits that have another value here than in a collection; without one, those that are specified here.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection ?? UITraitCollection()
    var seen: Set<ObjectIdentifier> = []
    let traits = Self.namedTraits + values.custom.traits + other.values.custom.traits
    return traits.filter { seen.insert(ObjectIdentifier($0)).inserted && differs(in: $0, from: other) }
  }

  /// Whether a trait has another value here than in a collection.
  package func differs(in trait: UITrait, from other: UITraitCollection) -> Bool {
    if let named = trait as? any NamedTrait.Type { return !named.isSame(values, other.values) }
    return !CustomTraits.isSame(trait, values.custom, other.values.custom)
  }

  /// Whether the size of text is that of the other collection; most need not compare names to know.
  package func hasCategory(of other: UITraitCollection) -> Bool {
    if let category, let otherCategory = other.category { return category == otherCategory }
    return values.preferredContentSizeCategory == other.values.preferredContentSizeCategory
  }

  /// The traits that the system's colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self]
  }

  /// The traits that the choice of an image depends on.
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
      UITraitLegibilityWeight.self,
    ]
  }
}
