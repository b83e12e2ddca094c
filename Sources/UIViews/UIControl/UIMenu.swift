import Foundation
public import UIFoundation

/// A menu. Galley doesn't display menus.
open class UIMenu: UIMenuElement {
  /// The options of a menu. Stored for source compatibility; has no effect.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are displayed in the enclosing menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's elements delete data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Selecting an element deselects the others.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The size of a menu's elements. Stored for source compatibility; has no effect.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Elements are displayed side by side, without titles.
    case small
    /// Elements are displayed side by side.
    case medium
    /// Elements are displayed in a list.
    case large
    /// The system chooses the size.
    case automatic = -1
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The preferred size of the elements. Stored for source compatibility; has no effect.
  open var preferredElementSize: ElementSize
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The options of the menu. Stored for source compatibility; has no effect.
  public let options: Options

  /// Creates a menu. If there is no identifier, it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.preferredElementSize = preferredElementSize
    self.children = children
    self.options = options
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
