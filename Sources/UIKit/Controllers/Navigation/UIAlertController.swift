public import Foundation
import UIFoundation

/// A controller that presents a message and actions. Galley presents it as an empty view.
open class UIAlertController: UIViewController {
  /// The styles of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// A sheet of actions, which relate to the current context.
    case actionSheet
    /// An alert in the middle of the screen.
    case alert
  }

  /// The text below the title. Stored for source compatibility; has no effect.
  open var message: String?
  /// The style of the alert.
  open var preferredStyle: Style { style }
  private var style = Style.actionSheet
  /// The actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action that the Return key performs. Stored for source compatibility; has no effect.
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order they were added, or `nil` if there are none.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert with a title, a message and a style.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.message = message
    style = preferredStyle
    self.title = title
  }

  /// Creates an empty action sheet, for subclasses. Galley doesn't support nibs of alerts.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // An alert isn't a sheet: it covers the window, and the presenting view stays below it.
    modalPresentationStyle = .custom
  }

  /// Creates an empty action sheet. Galley doesn't decode archives and ignores the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds an action after the existing ones.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Creates a text field, configures it with the closure and adds it to ``textFields``, but not to the view.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

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
  /// Whether assistive technology can access the action. Stored for source compatibility; has no effect.
  open var isAccessibilityElement = true
  /// The text that assistive technology speaks instead of the title. Stored for source compatibility; has no effect.
  open var accessibilityLabel: String?
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
