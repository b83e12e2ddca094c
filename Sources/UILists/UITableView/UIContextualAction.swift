public import Foundation
public import UIFoundation
public import UIViews

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
