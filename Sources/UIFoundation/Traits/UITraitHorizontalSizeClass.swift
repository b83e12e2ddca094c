/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
