public import Foundation

/// A custom action of assistive technology.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  /// The type of an action's handler, which returns whether the action succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name of the action, with attributes.
  open var attributedName: NSAttributedString
  /// The closure that performs the action. Galley never calls it. Stored for source compatibility; has no effect.
  open var actionHandler: Handler?

  /// Creates an action with a name and a handler.
  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with a name that has attributes and a handler.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }
}
