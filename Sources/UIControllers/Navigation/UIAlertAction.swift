public import Foundation
import UIFoundation
public import UIViews

/// An action that the user can choose in an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// The styles of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that performs the operation.
    case `default`
    /// An action that cancels the operation.
    case cancel
    /// An action that may change or delete data.
    case destructive
  }

  /// The title of the action's button.
  public let title: String?
  /// The style of the action's button.
  public let style: Style
  /// Whether the action can be chosen. The default is `true`. Stored for source compatibility; has no effect.
  open var isEnabled = true
  /// The identifier by which user interface tests find the action. Stored for source compatibility; has no effect.
  open var accessibilityIdentifier: String?
  /// The closure to call when the user chooses the action. Galley never calls it.
  final let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with a title, a style and a handler, which Galley never calls.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
