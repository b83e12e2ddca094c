public import Foundation

/// An attribute of `AttributedString` that `NSAttributedString` has under the same name.
protocol BridgedKey: AttributedStringKey where Value: Hashable & Sendable {}

extension AttributeScopes.UIKitAttributes {
  /// All UIKit attributes.
  static let bridged: [any BridgedKey.Type] = [
    FontAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
    ParagraphStyleAttribute.self, KernAttribute.self, TrackingAttribute.self, LigatureAttribute.self,
    BaselineOffsetAttribute.self, UnderlineStyleAttribute.self, UnderlineColorAttribute.self,
    StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self, StrokeColorAttribute.self,
    StrokeWidthAttribute.self, ShadowAttribute.self, ObliquenessAttribute.self, ExpansionAttribute.self,
  ]
}

extension BridgedKey {
  /// Returns the attribute's value in the form that `NSAttributedString` uses: numbers for options.
  static func bridge(_ container: AttributeContainer) -> Any? {
    let value = container[Self.self]
    return (value as? NSUnderlineStyle)?.rawValue ?? value
  }

  /// Sets the attribute to a value from an `NSAttributedString`, if it has the right type.
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

/// Conversions between both kinds of attributed text, which Foundation on Linux lacks.
///
/// They convert UIKit's attributes, links, and languages. Other attributes are left out. Among them are attachments,
/// which an `AttributedString` can't contain because they are mutable.
extension NSAttributedString {
  /// Creates attributed text from UIKit's attributes, links, and languages of another.
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

  /// Creates attributed text from UIKit's attributes, links, and languages of another, whatever the scope. Never
  /// throws.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}

extension AttributeContainer {
  /// Creates a container from UIKit's attributes, links, and languages in a dictionary.
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
  /// Creates attributed text from UIKit's attributes, links, and languages of another.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    unsafe nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }
}

// Foundation requires the values of attributes to be Sendable.

// Proof of @unchecked Sendable: the values are locked. A class with subclasses cannot be checked.
extension NSParagraphStyle: @unchecked Sendable {}
// Proof of @unchecked Sendable: as on iOS, a shadow that is used as an attribute must not be changed afterwards.
extension NSShadow: @unchecked Sendable {}
