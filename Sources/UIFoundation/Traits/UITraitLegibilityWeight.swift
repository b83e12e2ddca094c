/// The trait for the legibility weight.
public struct UITraitLegibilityWeight: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UILegibilityWeight
  static var property: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
