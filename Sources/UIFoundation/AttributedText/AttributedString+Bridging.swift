public import Foundation

/// An attribute of `AttributedString` that `NSAttributedString` has under the same name.
protocol BridgedKey: AttributedStringKey where Value: Hashable & Sendable {}

extension AttributeScopes.UIKitAttributes {
  /// Every attribute of UIKit.
  static let bridged: [any BridgedKey.Type] = [
    FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
    ParagraphStyleAttribute.self, KernAttribute.self, TrackingAttribute.self, LigatureAttribute.self,
    BaselineOffsetAttribute.self, UnderlineStyleAttribute.self, UnderlineColorAttribute.self,
    StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self, StrokeColorAttribute.self,
    StrokeWidthAttribute.self, ShadowAttribute.self, ObliquenessAttribute.self, ExpansionAttribute.self,
  ]
}

extension BridgedKey {
  /// The attribute's value as `NSAttributedString` has it: numbers for options.
  static func bridge(_ container: AttributeContainer) -> Any? {
    let value = container[Self.self]
    return (value as? NSUnderlineStyle)?.rawValue ?? value
  }

  /// Writes a value of `NSAttributedString`, if it is one of the attribute's.
  static func unbridge(_ value: Any, to container: inout AttributeContainer) {
    if let style = value as? Int ?? (value as? NSNumber)?.intValue, Value.self == NSUnderlineStyle.self {
      container[Self.self] = NSUnderlineStyle(rawValue: style) as? Value
    } else if Value.self == CGFloat.self {
      container[Self.self] = (value as? NSNumber).map { CGFloat($0.doubleValue) } as? Value ?? value as? Value
    } else {
      container[Self.self] = value as? Value
    }
  }
}

/// Foundation on Linux does not convert one kind of attributed text to the other; these do it for UIKit's attributes, links
/// and languages. Others are left out, attachments among them, which an `AttributedString` may not hold: they can change.
extension NSAttributedString {
  /// The text with its attributes of UIKit, links and languages.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for key in AttributeScopes.UIKitAttributes.bridged {
        if let value = key.bridge(run.attributes) { attributes[NSAttributedString.Key(key.name)] = value }
      }
      attributes[.link] = run.attributes.link
      attributes[.languageIdentifier] = run.attributes.languageIdentifier
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }

  /// The text with the attributes of a scope: here, those of UIKit whatever the scope.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}

extension AttributeContainer {
  /// The attributes of UIKit, links and languages of a dictionary as `NSAttributedString` has them.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for key in AttributeScopes.UIKitAttributes.bridged {
      if let value = dictionary[NSAttributedString.Key(key.name)] { key.unbridge(value, to: &self) }
    }
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init(string:))
    self.languageIdentifier = dictionary[.languageIdentifier] as? String
  }
}

extension AttributedString {
  /// The text with its attributes of UIKit, links and languages.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    unsafe nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}

// Proof of the two below, which Foundation asks for of an attribute's value: as on iOS, an object that became an attribute
// is not changed any more.
extension NSParagraphStyle: @unchecked Sendable {}
extension NSShadow: @unchecked Sendable {}
