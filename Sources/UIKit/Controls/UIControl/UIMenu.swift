public import Foundation
public import UIFoundation

/// An element of a menu: a title with an image.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The attributes of a menu element. Stored for source compatibility; has no effect.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element can't be selected.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Selecting the element deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays visible after the element is selected.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of a menu element.
  public enum State: Int, Hashable, Sendable {
    /// The element is off.
    case off
    /// The element is on.
    case on
    /// The element is partly on.
    case mixed
  }

  /// The identifier by which user interface tests find the element.
  open var accessibilityIdentifier: String?
  /// The title of the element.
  open var title: String
  /// The subtitle of the element.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// The closure that an action performs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

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
  @discardableResult
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}

/// A menu element that provides other elements when the menu is shown. Stored for source compatibility; has no effect.
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that passes menu elements to a completion handler.
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  final let provider: Provider

  /// Creates an element that asks for its elements once.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element that asks for its elements whenever the menu is shown.
  @discardableResult
  public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
