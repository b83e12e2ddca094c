public import Foundation

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
