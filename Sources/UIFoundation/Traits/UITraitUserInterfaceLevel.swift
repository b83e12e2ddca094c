/// The trait for the level of the user interface.
public struct UITraitUserInterfaceLevel: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceLevel
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
