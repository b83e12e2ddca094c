/// The trait for the layout direction.
public struct UITraitLayoutDirection: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}
