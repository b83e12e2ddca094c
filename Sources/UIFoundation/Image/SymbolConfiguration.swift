public import Foundation

extension UIImage {
  /// The configuration of a symbol.
  ///
  /// A symbol is represented by a square of 1.2 times the point size, in whole points, times 0.8 for a small and 1.3
  /// for a large scale: the height of a typical symbol. The weight and the colors are stored and have no effect.
  /// Without a point size or a text style, the point size is 17.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Proof of @unchecked Sendable: the stored properties are set in the initializer and never change.
    let values: SymbolValues

    init(_ values: SymbolValues, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// Creates a configuration for a point size.
    public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }

    /// Creates a configuration for a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration for a point size, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for a text style, which follows the content size category of the traits.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolValues(textStyle: textStyle)) }

    /// Creates a configuration for a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration for the point size of a font.
    public convenience init(font: UIFont) { self.init(SymbolValues(pointSize: font.pointSize)) }

    /// Creates a configuration for the point size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// Creates a configuration with one color in several tones.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolValues(colors: [hierarchicalColor])) }

    /// Creates a configuration with several colors.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolValues(colors: paletteColors)) }

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(SymbolValues())

    override func merged(with other: Configuration) -> Configuration {
      let traits = other.traitCollection ?? traitCollection
      guard let other = other as? SymbolConfiguration else {
        return SymbolConfiguration(values, traitCollection: traits)
      }
      return SymbolConfiguration(values.overridden(by: other.values), traitCollection: traits)
    }

    /// Returns the side of the square for given traits, in whole points.
    func symbolSide(_ traits: UITraitCollection?) -> CGFloat {
      var pointSize = values.pointSize
      if pointSize == nil, let style = values.textStyle {
        pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      }
      return ((pointSize ?? Self.defaultPointSize) * Self.sideToPointSize * values.scale.factor).rounded()
    }

    /// The point size of body text at the default category.
    private static let defaultPointSize: CGFloat = 17
    /// The side of the square per point size, about 20 points for 17; our own choice.
    private static let sideToPointSize: CGFloat = 1.2
  }
}

/// The values that a symbol configuration specifies.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor] = []

  /// Returns these values, replaced by those that `other` specifies. A point size and a text style replace each other.
  func overridden(by other: Self) -> Self {
    var result = self
    if other.pointSize != nil || other.textStyle != nil {
      result.pointSize = other.pointSize
      result.textStyle = other.textStyle
    }
    if other.weight != .unspecified { result.weight = other.weight }
    if other.scale != .unspecified { result.scale = other.scale }
    if !other.colors.isEmpty { result.colors = other.colors }
    return result
  }
}

extension UIImage.SymbolScale {
  /// The factor of the side; our own choice.
  fileprivate var factor: CGFloat {
    switch self {
    case .default, .unspecified, .medium: 1
    case .small: 0.8
    case .large: 1.3
    }
  }
}
