package import CoreGraphics
import Foundation

/// The look of characters: everything about them that has no effect on layout.
package struct TextAppearance: Equatable {
  /// A line under or through characters.
  struct Decoration: Equatable {
    var style: NSUnderlineStyle
    var color: DisplayList.Color
  }

  /// The color of the glyphs.
  package var color: DisplayList.Color
  var background: DisplayList.Color?
  var underline: Decoration?
  var strikethrough: Decoration?
  package var shadow: DisplayList.Shadow?
  /// The outline of the glyphs, with a width in percent of the point size. Glyphs are filled too if it is negative.
  var outline: (percent: CGFloat, color: DisplayList.Color)?
  /// The additional slant: how far a point one unit above the baseline moves to the right.
  var slant: Double = 0
  var link: URL?

  /// Creates the look of characters in one color.
  package init(color: DisplayList.Color, shadow: DisplayList.Shadow? = nil) {
    self.color = color
    self.shadow = shadow
  }

  /// Creates the look of characters with attributes; `base` is used where they say nothing.
  ///
  /// In a link, the attributes `links` take precedence.
  init(
    _ attributes: [NSAttributedString.Key: Any], base: TextAppearance, links: [NSAttributedString.Key: Any] = [:],
    traits: UITraitCollection
  ) {
    self = base
    var attributes = attributes
    if !links.isEmpty, attributes[.link] != nil { attributes.merge(links) { $1 } }
    func color(_ key: NSAttributedString.Key) -> DisplayList.Color? {
      (attributes[key] as? UIColor)?.displayColor(traits)
    }
    link = (attributes[.link] as? URL) ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    if let own = color(.foregroundColor) {
      self.color = own
    } else if link != nil {
      self.color = UIColor.link.displayColor(traits)
    }
    background = color(.backgroundColor)
    func decoration(_ style: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> Decoration? {
      guard let style = NSUnderlineStyle(attribute: attributes[style]) else { return nil }
      return Decoration(style: style, color: color(colorKey) ?? self.color)
    }
    underline = decoration(.underlineStyle, .underlineColor)
    strikethrough = decoration(.strikethroughStyle, .strikethroughColor)
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = shadow.displayShadow(traits) }
    if let percent = Self.number(attributes[.strokeWidth]), percent != 0 {
      outline = (CGFloat(percent), color(.strokeColor) ?? self.color)
    }
    slant = Self.number(attributes[.obliqueness]) ?? 0
  }

  /// Returns the finite number of an attribute, or `nil`.
  fileprivate static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as NSNumber: value.doubleValue
      case let value as CGFloat: Double(value)
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      default: nil
      }
    return number.flatMap { $0.isFinite && $0.magnitude < 1e9 ? $0 : nil }
  }

  package static func == (a: TextAppearance, b: TextAppearance) -> Bool {
    a.color == b.color && a.background == b.background && a.underline == b.underline
      && a.strikethrough == b.strikethrough && a.shadow == b.shadow && a.outline?.percent == b.outline?.percent
      && a.outline?.color == b.outline?.color && a.slant == b.slant && a.link == b.link
  }
}

extension NSShadow {
  /// The shadow as it is drawn, or `nil` if it has no color or isn't finite.
  func displayShadow(_ traits: UITraitCollection) -> DisplayList.Shadow? {
    guard let color = (shadowColor as? UIColor)?.displayColor(traits), color.alpha > 0, shadowOffset.isFinite,
      shadowBlurRadius.isFinite
    else { return nil }
    return DisplayList.Shadow(offset: shadowOffset, blur: max(shadowBlurRadius, 0), color: color)
  }
}

extension NSUnderlineStyle {
  /// Creates the style that an attribute's value names, or returns `nil` if it names none.
  init?(attribute value: Any?) {
    guard let style = (value as? NSUnderlineStyle)?.rawValue ?? TextAppearance.number(value).map({ Int($0) }),
      style & 0xFF != 0
    else { return nil }
    self.init(rawValue: style)
  }
}
