public import Foundation
import UIFoundation
public import UIViews

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
