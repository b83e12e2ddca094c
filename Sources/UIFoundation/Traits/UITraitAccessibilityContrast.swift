/// The trait for the contrast.
public struct UITraitAccessibilityContrast: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIAccessibilityContrast
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
