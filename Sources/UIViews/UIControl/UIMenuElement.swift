public import Foundation
public import UIFoundation

/// Something that a menu or a control offers: a title with an image.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// How an element is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// The attributes of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not to be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Something is lost by it.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is on.
  public enum State: Int, Hashable, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// On in part.
    case mixed = 2
  }

  /// The identifier by which user interface tests find the element.
  open var accessibilityIdentifier: String?
  /// The element's name.
  open var title: String
  /// More of the name.
  open var subtitle: String?
  /// The element's image.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

/// What an action does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, with a title and an image for the control or the menu that offers it.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The action of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The action of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is known by.
  public let identifier: Identifier
  /// A longer title.
  public var discoverabilityTitle: String?
  /// How the action is offered.
  public var attributes: UIMenuElement.Attributes
  /// Whether the action is on.
  public var state: UIMenuElement.State
  /// The image for while the action is on.
  public var selectedImage: UIImage?
  /// The control that performs the action, while it does.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  /// An action; one without an identifier gets one that no other has.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// An action with a subtitle; one without an identifier gets one that no other has.
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

  /// Performs the action on behalf of an object.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let former = self.sender
    self.sender = sender
    handler(self)
    self.sender = former
  }
}

/// A menu: kept, never shown here.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// How a menu is offered.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements lie in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Something is lost by it.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one element turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large the elements are shown.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Beside one another, without titles.
    case small = 0
    /// Beside one another.
    case medium = 1
    /// Below one another.
    case large = 2
    /// As the system likes.
    case automatic = -1
  }

  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The menu of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The menu of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the menu is known by.
  public let identifier: Identifier
  /// How large the elements are shown.
  open var preferredElementSize: ElementSize
  /// What is offered.
  public let children: [UIMenuElement]
  /// How it is offered.
  public let options: Options

  /// A menu; one without an identifier gets one that no other has.
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

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
