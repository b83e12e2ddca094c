import Foundation

extension UIFontDescriptor {
  /// What a font can be asked for by.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public let rawValue: String

    /// The attribute of a constant; those that are not listed here are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the PostScript name, the full name or the family.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`: the face within the family, such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number: the size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary from ``TraitKey`` to numbers.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A ``UIFont/TextStyle`` or its raw value: the font of a text style.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the dictionary of ``AttributeName/traits`` holds.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant.
    public let rawValue: String

    /// The trait of a constant; those that are not listed here are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight`` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  /// A font by its attributes; those of another type than theirs, or that nobody knows, are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Values(attributes))
  }

  /// The attributes that the descriptor was made from.
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
    if !traits.isEmpty { attributes[.traits] = traits }
    return attributes
  }

  /// The same with other attributes in place of those given; a family takes the place of a name.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var all = fontAttributes
    if attributes[.family] != nil {
      all[.name] = nil
      all[.textStyle] = nil
    }
    return UIFontDescriptor(fontAttributes: all.merging(attributes) { $1 })
  }

  /// An attribute of the font that this describes: the family, name, face and size are looked up, the others given.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: typeface?.familyName ?? values.family
    case .name: postscriptName
    case .face: typeface?.faceName ?? values.face
    case .size: pointSize
    default: fontAttributes[anAttribute]
    }
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
      // A style at another size than its own is that style no longer.
      textStyle = nil
    }
    name = attributes[.name] as? String
    family = attributes[.family] as? String
    face = attributes[.face] as? String
    if let symbolic = traits[.symbolic] as? UInt32 { self.traits = .init(rawValue: symbolic) }
    if let weight = traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map(UIFont.Weight.init(_:)) {
      self.weight = weight
    }
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
