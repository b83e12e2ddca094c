/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UISearchControllerDelegate {
  /// The optional method with this name; never `nil`.
  public var willPresentSearchController: ((UISearchController) -> Void)? { { self.willPresentSearchController($0) } }
  /// The optional method with this name; never `nil`.
  public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
}
