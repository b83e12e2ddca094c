public import Foundation
import UIFoundation

/// Something to choose in an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  public enum Style: Int, Hashable, Sendable {
    /// Any.
    case `default` = 0
    /// To do nothing.
    case cancel = 1
    /// To lose something.
    case destructive = 2
  }

  /// The choice's name.
  public let title: String?
  /// What kind of choice it is.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  /// The identifier by which user interface tests find the action.
  open var accessibilityIdentifier: String?
  /// What is done when it is chosen: nobody chooses here.
  final let handler: ((UIAlertAction) -> Void)?

  /// A choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}

/// Says something, and lets a person choose: kept, and shown as an empty view.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Hashable, Sendable {
    /// From below.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// What is said below the title.
  open var message: String?
  /// How the alert is shown.
  open var preferredStyle: Style { style }
  private var style = Style.actionSheet
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key means.
  open var preferredAction: UIAlertAction?
  /// The fields to type in; nil without any.
  open private(set) var textFields: [UITextField]?

  /// An alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.message = message
    style = preferredStyle
    self.title = title
  }

  /// Creates an empty action sheet, for subclasses. Nibs are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // An alert is no sheet: it covers the window, and what is below stays.
    modalPresentationStyle = .custom
  }

  /// Creates an empty action sheet. Nothing is read: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field to type in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
