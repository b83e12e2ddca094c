/// An animator of the commitment to a menu's preview. Galley creates none.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation with which the menu disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
