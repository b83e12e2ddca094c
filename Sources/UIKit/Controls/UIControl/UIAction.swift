import Foundation
public import UIFoundation

/// A menu element that performs a closure, with a title and an image for the control or menu that offers it.
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
  /// The object that performs the action, for a popover to point at, or `nil` while it isn't being performed.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
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
