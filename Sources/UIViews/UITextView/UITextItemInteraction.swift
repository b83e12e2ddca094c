/// How a user interacts with an item in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// Performs the item's default action.
  case invokeDefaultAction
  /// Presents the item's actions.
  case presentActions
  /// Shows a preview of the item.
  case preview
}
