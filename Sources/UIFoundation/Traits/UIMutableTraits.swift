public import Foundation

/// A set of traits that can be changed, as ``UITraitCollection/init(mutations:)`` lends it.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which the interface runs.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels to the point; 0 leaves it unspecified.
  var displayScale: CGFloat { get set }
  /// The room along x.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The room along y.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether more contrast is asked for.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the interface lies over another one.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether heavier text is asked for.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The value of a trait; its default where nobody gave one.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}
