/// The methods of a popover's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Called before the popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a touch outside the popover dismisses it. The default is `true`.
  @discardableResult
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a touch outside the popover has dismissed it.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
