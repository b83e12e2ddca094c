/// The names of what a search controller's delegate may leave out, as values that source may ask for.
extension UISearchControllerDelegate {
  /// Called before a search begins.
  public var willPresentSearchController: ((UISearchController) -> Void)? { { self.willPresentSearchController($0) } }
  /// Called after a search has ended.
  public var didDismissSearchController: ((UISearchController) -> Void)? { { self.didDismissSearchController($0) } }
}
