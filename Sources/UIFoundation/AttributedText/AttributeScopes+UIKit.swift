public import Foundation

extension AttributeScopes {
  /// The attributes of UIKit, for `AttributedString`; see `NSAttributedString.Key` for what each does.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// How the paragraph's lines are placed.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points between letters.
    public let kern: KernAttribute
    /// Points behind each letter.
    public let tracking: TrackingAttribute
    /// Which ligatures there are.
    public let ligature: LigatureAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the letters' outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the letters' outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow behind the text.
    public let shadow: ShadowAttribute
    /// How far the letters lean.
    public let obliqueness: ObliquenessAttribute
    /// The logarithm of how wide the letters are.
    public let expansion: ExpansionAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit, by its name.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeScopes.UIKitAttributes {
  /// The font, as `NSAttributedString.Key.font`.
  public enum FontAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = UIFont
    /// The attribute's name.
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The colour of the text, as `NSAttributedString.Key.foregroundColor`.
  public enum ForegroundColorAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The colour behind the text, as `NSAttributedString.Key.backgroundColor`.
  public enum BackgroundColorAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// How the paragraph's lines are placed, as `NSAttributedString.Key.paragraphStyle`.
  public enum ParagraphStyleAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = NSParagraphStyle
    /// The attribute's name.
    public static let name = NSAttributedString.Key.paragraphStyle.rawValue
  }

  /// Points between letters, as `NSAttributedString.Key.kern`.
  public enum KernAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = NSAttributedString.Key.kern.rawValue
  }

  /// Points behind each letter, as `NSAttributedString.Key.tracking`.
  public enum TrackingAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = NSAttributedString.Key.tracking.rawValue
  }

  /// Which ligatures there are, as `NSAttributedString.Key.ligature`.
  public enum LigatureAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = Int
    /// The attribute's name.
    public static let name = NSAttributedString.Key.ligature.rawValue
  }

  /// Points above the baseline, as `NSAttributedString.Key.baselineOffset`.
  public enum BaselineOffsetAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = NSAttributedString.Key.baselineOffset.rawValue
  }

  /// The line below the text, as `NSAttributedString.Key.underlineStyle`.
  public enum UnderlineStyleAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name.
    public static let name = NSAttributedString.Key.underlineStyle.rawValue
  }

  /// The colour of the line below the text, as `NSAttributedString.Key.underlineColor`.
  public enum UnderlineColorAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = NSAttributedString.Key.underlineColor.rawValue
  }

  /// The line through the text, as `NSAttributedString.Key.strikethroughStyle`.
  public enum StrikethroughStyleAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = NSUnderlineStyle
    /// The attribute's name.
    public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
  }

  /// The colour of the line through the text, as `NSAttributedString.Key.strikethroughColor`.
  public enum StrikethroughColorAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = NSAttributedString.Key.strikethroughColor.rawValue
  }

  /// The colour of the letters' outline, as `NSAttributedString.Key.strokeColor`.
  public enum StrokeColorAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = UIColor
    /// The attribute's name.
    public static let name = NSAttributedString.Key.strokeColor.rawValue
  }

  /// The width of the letters' outline, as `NSAttributedString.Key.strokeWidth`.
  public enum StrokeWidthAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = NSAttributedString.Key.strokeWidth.rawValue
  }

  /// The shadow behind the text, as `NSAttributedString.Key.shadow`.
  public enum ShadowAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = NSShadow
    /// The attribute's name.
    public static let name = NSAttributedString.Key.shadow.rawValue
  }

  /// How far the letters lean, as `NSAttributedString.Key.obliqueness`.
  public enum ObliquenessAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = NSAttributedString.Key.obliqueness.rawValue
  }

  /// The logarithm of how wide the letters are, as `NSAttributedString.Key.expansion`.
  public enum ExpansionAttribute: BridgedKey {
    /// What the attribute's values are.
    public typealias Value = CGFloat
    /// The attribute's name.
    public static let name = NSAttributedString.Key.expansion.rawValue
  }
}
