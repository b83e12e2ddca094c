/// The animation with which a menu disappears when the user taps its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The menu is dismissed.
  case dismiss
  /// The preview expands into the destination.
  case pop
}
