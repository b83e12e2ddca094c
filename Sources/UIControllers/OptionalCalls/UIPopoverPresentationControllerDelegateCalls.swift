/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UIPopoverPresentationControllerDelegate {
  /// The optional method with this name; never `nil`.
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  /// The optional method with this name; never `nil`.
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  /// The optional method with this name; never `nil`.
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}
