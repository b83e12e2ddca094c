/// The names of what a balloon's delegate may leave out, as values that source may ask for.
extension UIPopoverPresentationControllerDelegate {
  /// Called before the balloon is shown.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  /// Whether a touch beside the balloon takes it away.
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  /// Called when a touch has taken the balloon away.
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
