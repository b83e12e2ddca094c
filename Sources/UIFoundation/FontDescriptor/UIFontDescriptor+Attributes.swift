import CoreGraphics
import Foundation

extension UIFontDescriptor {
  /// The name of a font descriptor's attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value that Apple defines.
    public let rawValue: String

    /// Creates an attribute name from its raw value. Attributes that aren't listed here are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the font family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the PostScript name, the full name, or the family.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the face in the family, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number: the point size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary from ``TraitKey`` to numbers: the traits of the font.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A ``UIFont/TextStyle`` or its raw value: the text style of the font.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A `String`: the name to display. It can be read, and is ignored when a font is looked up.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A `CGAffineTransform`: the transform of the glyphs. Stored for source compatibility; has no effect.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// A `CharacterSet` that the font must support. It is ignored.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// An array of descriptors: the first fonts to search for characters that the font lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A number: an advance for every glyph. It is ignored.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// An array of dictionaries from ``FeatureKey`` to numbers: the settings of the font's features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key in the dictionary of ``AttributeName/traits``.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value that Apple defines.
    public let rawValue: String

    /// Creates a key from its raw value. Traits that aren't listed here are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight`` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A ``UIFont/Width`` or its raw value. Stored for source compatibility; has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number: the slant of the face. A positive number selects an italic face.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Creates a descriptor from attributes. Unknown attributes, and values of a wrong type, are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Values(attributes))
  }

  /// The attributes from which the descriptor was created.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [:]
    attributes[.name] = values.isSystem ? typeface?.fontName : values.name
    attributes[.family] = values.family
    attributes[.face] = values.face
    attributes[.textStyle] = values.textStyle?.rawValue
    if pointSize > 0 { attributes[.size] = pointSize }
    var traits: [TraitKey: Any] = [:]
    traits[.symbolic] = values.traits?.rawValue
    traits[.weight] = values.isSystem ? nil : values.weight?.rawValue
    traits[.width] = values.extras.width?.rawValue
    if !traits.isEmpty { attributes[.traits] = traits }
    if !values.extras.settings.isEmpty { attributes[.featureSettings] = values.extras.settings.map(\.dictionary) }
    if !values.extras.cascade.isEmpty { attributes[.cascadeList] = values.extras.cascade }
    if values.extras.matrix != .identity { attributes[.matrix] = values.extras.matrix }
    return attributes
  }

  /// Returns the descriptor with some attributes replaced. A family replaces a name.
  @discardableResult
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    if attributes[.family] != nil {
      all[.name] = nil
      all[.textStyle] = nil
    }
    return UIFontDescriptor(fontAttributes: all.merging(attributes) { $1 })
  }

  /// Returns an attribute of the matching font. Family, name, face, size, and traits are looked up; the others are
  /// given.
  @discardableResult
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: typeface?.familyName ?? values.family
    case .name: postscriptName
    case .face: typeface?.faceName ?? values.face
    case .size: pointSize
    case .visibleName: typeface.map { "\($0.familyName) \($0.faceName)" }
    case .matrix: matrix
    case .traits: lookedUpTraits
    default: fontAttributes[anAttribute]
    }
  }
}

extension UIFontDescriptor {
  /// The traits of the matching face, whether they were given or not.
  private var lookedUpTraits: [TraitKey: Any]? {
    guard let typeface else { return fontAttributes[.traits] as? [TraitKey: Any] }
    return [
      .symbolic: symbolicTraits.rawValue, .weight: typeface.weight.rawValue,
      .width: (values.extras.width ?? .standard).rawValue,
      // The value of an italic face on iOS, where slants range from -1 to 1.
      .slant: typeface.isItalic ? CGFloat(0.07) : 0,
    ]
  }
}

extension UIFontDescriptor.Values {
  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    let style = attributes[.textStyle]
    if let style = style as? UIFont.TextStyle ?? (style as? String).map(UIFont.TextStyle.init(rawValue:)) {
      self = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).values
    }
    let size = Self.number(attributes[.size]).map { UIFontDescriptor.usable($0) } ?? 0
    if size > 0, size != pointSize {
      pointSize = size
      // A text style at another size than its own is no longer that style.
      textStyle = nil
    }
    name = attributes[.name] as? String
    if isSystem, let name, let typeface = SystemTypefaces.typeface(named: name) { design = typeface.design }
    family = attributes[.family] as? String
    face = attributes[.face] as? String
    if let symbolic = traits[.symbolic] as? UInt32 { self.traits = .init(rawValue: symbolic) }
    if let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map(UIFont.Weight.init(_:)) {
      self.weight = weight
    }
    if let width = traits[.width] as? UIFont.Width ?? Self.number(traits[.width]).map(UIFont.Width.init(_:)) {
      extras.width = width
    }
    if let slant = Self.number(traits[.slant]), slant > 0 { self.traits = (self.traits ?? []).union(.traitItalic) }
    extras.settings = (attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [])
      .compactMap(FontFeatureSetting.init)
    extras.cascade = attributes[.cascadeList] as? [UIFontDescriptor] ?? []
    extras.matrix = attributes[.matrix] as? CGAffineTransform ?? .identity
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
