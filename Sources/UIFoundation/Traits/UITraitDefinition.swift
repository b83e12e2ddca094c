public import Foundation

/// A trait, with the type of its values and a default value.
///
/// Conform a custom type to pass a value down the view hierarchy: set it in `traitOverrides`, and read it from
/// `traitCollection` with the type as the subscript.
public protocol UITraitDefinition<Value>: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
  /// The name of the trait, for display.
  static var name: String { get }
  /// The unique identifier of the trait.
  static var identifier: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type, including its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Whether colors depend on the trait. The default implementation returns `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a property of its own.
protocol NamedTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var property: WritableKeyPath<TraitValues, Value> { get }
}

extension NamedTrait {
  /// The value of a trait collection that doesn't specify the trait.
  public static var defaultValue: Value { TraitValues()[keyPath: property] }

  static func value(in values: TraitValues) -> Value { values[keyPath: property] }

  /// Sets a value of any type, if it is the trait's.
  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: property] = value }
  }

  static func isSame(_ a: TraitValues, _ b: TraitValues) -> Bool { a[keyPath: property] == b[keyPath: property] }

  static func reset(_ values: inout TraitValues) { values[keyPath: property] = defaultValue }
}

/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceStyle
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceIdiom
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for the level of the user interface.
public struct UITraitUserInterfaceLevel: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIUserInterfaceLevel
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
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

/// The trait for the layout direction.
public struct UITraitLayoutDirection: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var property: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the content size category.
public struct UITraitPreferredContentSizeCategory: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIContentSizeCategory
  static var property: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the legibility weight.
public struct UITraitLegibilityWeight: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UILegibilityWeight
  static var property: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the contrast.
public struct UITraitAccessibilityContrast: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = UIAccessibilityContrast
  /// Whether colors depend on the trait, which they do.
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the display scale, in pixels per point.
public struct UITraitDisplayScale: NamedTrait {
  /// The type of the trait's values.
  public typealias Value = CGFloat
  static var property: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
