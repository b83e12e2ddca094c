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
    case off = 0
    /// The element is on.
    case on = 1
    /// The element is partly on.
    case mixed = 2
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

/// A menu element that performs a closure, with a title and an image for the control or menu that offers it.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// A longer title that explains the action. Stored for source compatibility; has no effect.
  public var discoverabilityTitle: String?
  /// The attributes of the action. Stored for source compatibility; has no effect.
  public var attributes: UIMenuElement.Attributes
  /// The state of the action. The default is `off`.
  public var state: UIMenuElement.State
  /// The image that is used while the action is on. Stored for source compatibility; has no effect.
  public var selectedImage: UIImage?
  /// The object that performs the action, or `nil` while it isn't being performed.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action. If there is no identifier, it gets a unique one.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// Creates an action with a subtitle. If there is no identifier, it gets a unique one.
  @_disfavoredOverload
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Performs the action on behalf of an object. The target has no effect.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }
}

/// A menu. Galley doesn't display menus.
@MainActor @preconcurrency
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
    case small = 0
    /// Elements are displayed side by side.
    case medium = 1
    /// Elements are displayed in a list.
    case large = 2
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
