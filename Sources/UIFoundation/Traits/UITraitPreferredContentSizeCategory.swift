/// The trait for the content size category.
public struct UITraitPreferredContentSizeCategory: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIContentSizeCategory
  static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
