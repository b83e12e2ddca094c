public import Foundation

/// The insets of four edges, in points.
public struct InterfaceInsets: Hashable, Sendable {
  /// The top inset.
  public var top: Double
  /// The left inset, or the leading inset if ``isDirectional``.
  public var left: Double
  /// The bottom inset.
  public var bottom: Double
  /// The right inset, or the trailing inset if ``isDirectional``.
  public var right: Double
  /// Whether left and right are leading and trailing.
  public var isDirectional = false
}

/// A value that an element sets for a key.
public enum InterfaceValue: Hashable, Sendable {
  /// An explicit `nil`.
  case none
  /// A rectangle in points.
  case rect(CGRect)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)
  /// A horizontal and a vertical offset, in points.
  case offset(CGPoint)
  /// The insets of four edges, in points.
  case insets(InterfaceInsets)
  /// A color.
  case color(InterfaceColor)
  /// A font.
  case font(InterfaceFont)
  /// A text.
  case string(String)
  /// A number.
  case number(Double)
  /// A truth value.
  case flag(Bool)
  /// The names of the options of a set that are on, such as an autoresizing mask's.
  case options(Set<String>)
  /// A text with attributes.
  case attributedText([InterfaceTextFragment])
  /// The paragraph style of an attributed text's fragment: the element's attributes.
  case attributes([String: String])
  /// The values of an array.
  case list([InterfaceValue])
}
