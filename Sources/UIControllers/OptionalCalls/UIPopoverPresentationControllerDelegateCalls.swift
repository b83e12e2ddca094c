/// The optional methods of a popover's delegate as properties, so that code can test for them.
extension UIPopoverPresentationControllerDelegate {
  /// The delegate's `prepareForPopoverPresentation(_:)` method.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  /// The delegate's `popoverPresentationControllerShouldDismissPopover(_:)` method.
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  /// The delegate's `popoverPresentationControllerDidDismissPopover(_:)` method.
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
