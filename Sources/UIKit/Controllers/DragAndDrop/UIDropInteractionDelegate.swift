public import Foundation

/// The methods of a drop interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Returns whether the delegate handles the session. The default is `true`.
  @discardableResult
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Returns the proposal for a drop at the current location. The default is `UIDropProposal(operation: .cancel)`.
  @discardableResult
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Handles the dropped items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the items have entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Called when the items have left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called after the drag has ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}
