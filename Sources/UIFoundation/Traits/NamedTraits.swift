public import Foundation

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceIdiom
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceStyle
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the display scale, in pixels per point.
public struct UITraitDisplayScale: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = CGFloat
  static var property: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceSizeClass
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the content size category.
public struct UITraitPreferredContentSizeCategory: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIContentSizeCategory
  static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the contrast.
public struct UITraitAccessibilityContrast: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIAccessibilityContrast
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the level of the user interface.
public struct UITraitUserInterfaceLevel: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceLevel
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the legibility weight.
public struct UITraitLegibilityWeight: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UILegibilityWeight
  static var property: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
