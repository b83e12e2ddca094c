/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceIdiom
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
