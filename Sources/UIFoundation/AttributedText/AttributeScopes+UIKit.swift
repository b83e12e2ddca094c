public import Foundation

extension AttributeScopes {
  /// The UIKit attributes of an `AttributedString`; see `NSAttributedString.Key` for the effect of each.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the text.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space between letters, in points.
    public let kern: KernAttribute
    /// The space after each letter, in points.
    public let tracking: TrackingAttribute
    /// Which ligatures are used.
    public let ligature: LigatureAttribute
    /// The distance from the baseline up to the text's, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the underline.
    public let underlineColor: UnderlineColorAttribute
    /// The style of the strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the strikethrough.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the letters' outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the letters' outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow behind the text.
    public let shadow: ShadowAttribute
    /// The slant of the letters.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of the factor by which letters are widened.
    public let expansion: ExpansionAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes
  }

  /// The attributes that UIKit defines.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the type of a UIKit attribute by its name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font, as in `NSAttributedString.Key.font`.
  public enum FontAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = UIFont
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The color of the text, as in `NSAttributedString.Key.foregroundColor`.
  public enum ForegroundColorAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The color behind the text, as in `NSAttributedString.Key.backgroundColor`.
  public enum BackgroundColorAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The style of the paragraph, as in `NSAttributedString.Key.paragraphStyle`.
  public enum ParagraphStyleAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = NSParagraphStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// The space between letters, in points, as in `NSAttributedString.Key.kern`.
  public enum KernAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// The space after each letter, in points, as in `NSAttributedString.Key.tracking`.
  public enum TrackingAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// Which ligatures are used, as in `NSAttributedString.Key.ligature`.
  public enum LigatureAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = Int
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// The distance from the baseline up to the text's, in points, as in `NSAttributedString.Key.baselineOffset`.
  public enum BaselineOffsetAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The style of the underline, as in `NSAttributedString.Key.underlineStyle`.
  public enum UnderlineStyleAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The color of the underline, as in `NSAttributedString.Key.underlineColor`.
  public enum UnderlineColorAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The style of the strikethrough, as in `NSAttributedString.Key.strikethroughStyle`.
  public enum StrikethroughStyleAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = NSUnderlineStyle
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The color of the strikethrough, as in `NSAttributedString.Key.strikethroughColor`.
  public enum StrikethroughColorAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The color of the letters' outline, as in `NSAttributedString.Key.strokeColor`.
  public enum StrokeColorAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = UIColor
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The width of the letters' outline, as in `NSAttributedString.Key.strokeWidth`.
  public enum StrokeWidthAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The shadow behind the text, as in `NSAttributedString.Key.shadow`.
  public enum ShadowAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = NSShadow
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// The slant of the letters, as in `NSAttributedString.Key.obliqueness`.
  public enum ObliquenessAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// The logarithm of the factor by which letters are widened, as in `NSAttributedString.Key.expansion`.
  public enum ExpansionAttribute: BridgedKey {
    /// The type of the attribute's values.
    public typealias Value = CGFloat
    /// The name of the attribute.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
