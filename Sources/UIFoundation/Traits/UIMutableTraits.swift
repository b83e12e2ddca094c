public import Foundation

/// A mutable set of traits, for example in ``UITraitCollection/init(mutations:)``.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The light or dark style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction, left to right or right to left.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The display scale, in pixels per point; 0 if it is unspecified.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The content size category.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast that the user prefers.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the user interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The weight of text that the user prefers.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The value of a trait, or its default if it has none.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
