/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceStyle
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
