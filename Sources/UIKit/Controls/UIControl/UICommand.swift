import Foundation
public import UIFoundation

/// A menu element that calls a method of the first object in the responder chain that performs it.
///
/// Galley shows no menus. To do what the command does, pass its ``action`` to `UIApplication.sendAction(_:to:from:for:)`.
open class UICommand: UIMenuElement {
  // Not optional for commands and optional for keyboard shortcuts in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The method.
  public let action: Selector!
  /// Data of the application that identifies the command.
  public let propertyList: Any?
  /// Other commands, for when modifier keys are held down.
  public let alternates: [UICommandAlternate]
  /// A longer title that explains the command. Stored for source compatibility; has no effect.
  open var discoverabilityTitle: String?
  /// The attributes of the command. Stored for source compatibility; has no effect.
  open var attributes: UIMenuElement.Attributes
  /// The state of the command. The default is `off`. Stored for source compatibility; has no effect.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A command that replaces another one while modifier keys are held down.
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The method.
  public let action: Selector
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
