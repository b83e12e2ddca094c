public import Foundation

/// The methods of a drag interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins, or an empty array to prevent it.
  @discardableResult
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

  // Optional methods: `make generate` writes default implementations.

  /// Returns the preview of an item that is lifted.
  @discardableResult
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before a drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}
