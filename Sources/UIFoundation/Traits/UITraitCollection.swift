package import DynamicType
public import Foundation

/// The traits of a user interface's environment: the content size category, the display scale, the style, and so on.
///
/// A collection is immutable. A trait without a value is unspecified: 0 for the scale, `.unspecified` otherwise.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues
  /// The category in the tables of Dynamic Type, looked up once, or `nil` if it is unspecified or unknown.
  package let category: ContentSizeCategory?

  init(values: TraitValues) {
    self.values = values
    category = values.preferredContentSizeCategory.category
  }

  /// Creates a collection with all traits unspecified.
  public override convenience init() { self.init(values: TraitValues()) }

  /// Creates a collection with the traits of several; the last one that specifies a trait takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection with the traits that a closure specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitValues(), mutations: mutations)
  }

  private convenience init(values: TraitValues, mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    self.init(values: traits as? TraitValues ?? values)
  }

  /// Returns the collection with the changes that a closure makes.
  @discardableResult
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values, mutations: mutations)
  }

  /// Returns whether every trait that the other collection specifies has the same value in this one.
  @discardableResult
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether colors may look different with the other collection.
  @discardableResult
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || (values.custom.traits + other.custom.traits).contains {
        $0.affectsColorAppearance && !CustomTraits.isSame($0, values.custom, other.custom)
      }
  }

  /// Returns whether the other object is a collection with the same values.
  @discardableResult
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// The hash of the values.
  public override var hash: Int { values.hashValue }
}
