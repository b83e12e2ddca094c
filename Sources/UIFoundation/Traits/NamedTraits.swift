public import Foundation

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIUserInterfaceIdiom
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIUserInterfaceStyle
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The direction in which the interface runs, as a trait.
public struct UITraitLayoutDirection: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels to the point, as a trait.
public struct UITraitDisplayScale: NamedTrait {
  /// What the trait's values are.
  public typealias Value = CGFloat
  static var property: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The room along x, as a trait.
public struct UITraitHorizontalSizeClass: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIUserInterfaceSizeClass
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The room along y, as a trait.
public struct UITraitVerticalSizeClass: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIUserInterfaceSizeClass
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The size of text, as a trait.
public struct UITraitPreferredContentSizeCategory: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIContentSizeCategory
  static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Whether more contrast is asked for, as a trait.
public struct UITraitAccessibilityContrast: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIAccessibilityContrast
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether the interface lies over another one, as a trait.
public struct UITraitUserInterfaceLevel: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UIUserInterfaceLevel
  /// Colours follow it.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether heavier text is asked for, as a trait.
public struct UITraitLegibilityWeight: NamedTrait {
  /// What the trait's values are.
  public typealias Value = UILegibilityWeight
  static var property: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
