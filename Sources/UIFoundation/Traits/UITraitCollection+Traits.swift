public import Foundation

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction, left to right or right to left.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The display scale, in pixels per point; 0 if it is unspecified.
  public var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The content size category.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast that the user prefers.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the user interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The weight of text that the user prefers.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
}

extension UITraitCollection {
  private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: trait] = value
    self.init(values: values)
  }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }

  /// Creates a collection that specifies the light or dark style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Creates a collection that specifies the display scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }

  /// Creates a collection that specifies the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that specifies the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that specifies the content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  /// Creates a collection that specifies the level of the user interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }

  /// Creates a collection that specifies the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
}

extension UITraitCollection {
  /// Whether the screen measures the force of touches. Always `.unavailable`.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
  /// It isn't known.
  case unknown
  /// The screen doesn't measure it.
  case unavailable
  /// The screen measures it.
  case available
}
