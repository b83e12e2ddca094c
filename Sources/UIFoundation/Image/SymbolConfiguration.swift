public import Foundation

extension UIImage {
  /// What a symbol is asked for with.
  ///
  /// The stand-in is a square of 1.2 times the point size, in whole points, times 0.8 when small and 1.3 when large: the
  /// height of a typical symbol. The weight and the colours are kept and change nothing. Without a point size or a text
  /// style the size is 17 points.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Proof of @unchecked Sendable: the stored properties are written once, before anyone else sees the object.
    let values: SymbolValues

    init(_ values: SymbolValues, traitCollection: UITraitCollection? = nil) {
      self.values = values
      super.init(traitCollection: traitCollection)
    }

    /// A symbol beside text of a size.
    public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }

    /// A symbol beside text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }

    /// A symbol beside text of a size and weight, at a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A symbol beside text of a style; it follows the category of the traits.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolValues(textStyle: textStyle)) }

    /// A symbol beside text of a style, at a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }

    /// A symbol beside text in a font.
    public convenience init(font: UIFont) { self.init(SymbolValues(pointSize: font.pointSize)) }

    /// A symbol beside text in a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, scale: scale))
    }

    /// A symbol at a scale.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }

    /// A symbol in tones of a colour.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolValues(colors: [hierarchicalColor])) }

    /// A symbol in several colours.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolValues(colors: paletteColors)) }

    /// A configuration that says nothing.
    public static let unspecified = SymbolConfiguration(SymbolValues())

    override func merged(with other: Configuration) -> Configuration {
      let traits = other.traitCollection ?? traitCollection
      guard let other = other as? SymbolConfiguration else {
        return SymbolConfiguration(values, traitCollection: traits)
      }
      return SymbolConfiguration(values.overridden(by: other.values), traitCollection: traits)
    }

    /// The side of a stand-in under some traits, in whole points.
    func symbolSide(_ traits: UITraitCollection?) -> CGFloat {
      var pointSize = values.pointSize
      if pointSize == nil, let style = values.textStyle {
        pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      }
      return ((pointSize ?? Self.defaultPointSize) * Self.sideToPointSize * values.scale.factor).rounded()
    }

    /// The size of body text at the default category.
    private static let defaultPointSize: CGFloat = 17
    /// A square of 20 points beside text of 17; our own decision.
    private static let sideToPointSize: CGFloat = 1.2
  }
}

/// What a symbol configuration specifies.
struct SymbolValues: Hashable, Sendable {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor] = []

  /// These values, with what others specify in their place. A size and a text style stand for one another.
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
  /// What the side is multiplied by; our own decision.
  fileprivate var factor: CGFloat {
    switch self {
    case .default, .unspecified, .medium: 1
    case .small: 0.8
    case .large: 1.3
    }
  }
}
