public import Foundation
public import UIFoundation
public import UIViews

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
