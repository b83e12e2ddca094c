public import Foundation
public import UIFoundation
public import UIViews

/// Something that swiping over a row offers: data, nothing is shown.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case normal = 0
    /// As one that takes something away.
    case destructive = 1
  }

  /// What an action does; it says by the last closure whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How the action looks.
  open private(set) var style: Style
  /// What the action does.
  open private(set) var handler: Handler
  /// The action's name.
  open var title: String?
  /// The colour behind the name.
  open var backgroundColor: UIColor?
  /// The action's picture.
  open var image: UIImage?

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// What swiping over a row offers: data, nothing is shown.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge inwards.
  open private(set) var actions: [UIContextualAction]
  /// Whether swiping over the whole row does the first; on at first.
  open var performsFirstActionWithFullSwipe = true

  /// Some actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
