package import DynamicType
public import Foundation

/// What an interface knows about its surroundings: the size of text, the screen's scale, light or dark, and so on.
///
/// A collection never changes. A trait that was not given is unspecified: 0 for the scale, `.unspecified` otherwise.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues
  /// The size of text in the tables of Dynamic Type, looked up once; nil where it is unspecified or nobody knows it.
  package let category: ContentSizeCategory?

  init(values: TraitValues) {
    self.values = values
    category = values.preferredContentSizeCategory.category
  }

  /// A collection with every trait unspecified.
  public override convenience init() { self.init(values: TraitValues()) }

  /// The traits of all the collections; where several specify one, the last of them counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// The traits that a closure specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues(), mutations: mutations)
  }

  private convenience init(values: TraitValues, mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? values)
  }

  /// This collection with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values, mutations: mutations)
  }

  /// Whether every trait that the other collection specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colours may look different under the other collection.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || (values.custom.traits + other.custom.traits).contains {
        $0.affectsColorAppearance && !CustomTraits.isSame($0, values.custom, other.custom)
      }
  }

  /// Whether the other object is a collection with the same values.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// Hashes the values.
  public override var hash: Int { values.hashValue }
}
