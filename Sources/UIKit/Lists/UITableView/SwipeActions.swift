public import Foundation
public import UIFoundation

/// The swipe actions of a row. It only stores values; nothing is shown.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge inward.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action. The default is `true`. Galley has no input.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the given actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A swipe action of a row. It only stores values; nothing is shown.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that doesn't delete data.
    case normal
    /// An action that deletes data.
    case destructive
  }

  /// The handler of an action, which reports through the last closure whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: Style
  /// The handler of the action. Galley never calls it.
  open private(set) var handler: Handler
  /// The title of the action.
  open var title: String?
  /// The background color of the action.
  open var backgroundColor: UIColor?
  /// The image of the action.
  open var image: UIImage?

  /// Creates an action with a style, a title, and a handler, which Galley never calls.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A swipe action in the form that preceded ``UIContextualAction``. It only stores values; nothing is shown.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes data.
    case destructive
    /// An action that doesn't delete data.
    case normal
    /// The same as ``destructive``.
    public static var `default`: Style { .destructive }
  }

  /// The style of the action.
  open private(set) var style: Style
  /// The handler of the action, which is never called.
  final let handler: (UITableViewRowAction, IndexPath) -> Void
  /// The title of the action.
  open var title: String?
  /// The background color of the action.
  open var backgroundColor: UIColor?
  /// The visual effect behind the action.
  open var backgroundEffect: UIVisualEffect?

  /// Creates an action with a style, a title, and a handler, which Galley never calls.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
