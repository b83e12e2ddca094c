/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
